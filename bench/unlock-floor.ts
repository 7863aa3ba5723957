import pg from 'pg';
import {
  insertUnlockStatement,
  unlockFactsStatement,
} from '../apps/server/src/modules/credits/credits.queries.ts';
import { addSaleStatement } from '../apps/server/src/modules/earnings/earnings.queries.ts';
import { movements } from '../apps/server/src/modules/ledger/entry.ts';
import { accounts, posting } from '../apps/server/src/modules/ledger/index.ts';
import { appendStatement, lockStatement } from '../apps/server/src/modules/ledger/ledger.queries.ts';
import { countUnlockStatement } from '../apps/server/src/modules/posts/posts.queries.ts';
import { shareStatement } from '../apps/server/src/modules/settings/settings.queries.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import type { Prepared } from '../apps/server/src/platform/database/index.ts';
import { createIds } from '../apps/server/src/platform/ids.ts';

const ids = createIds(systemClock);
const DAY = '2026-01-01';

const send = <Params extends object, Row>(
  client: pg.PoolClient,
  name: string,
  statement: Prepared<Params, Row>,
  params: Params,
) => client.query({ name, text: statement.sql(), values: statement.parameters(params) });

async function unlockOn(
  client: pg.PoolClient,
  fanId: string,
  postId: string,
  creatorId: string,
): Promise<void> {
  const now = new Date();
  const postings = [
    ...posting(accounts.fanWallet(fanId), accounts.creditIssuer, 1),
    ...posting(accounts.customerDeposits, accounts.creatorPayable(creatorId), 70),
    ...posting(accounts.customerDeposits, accounts.platformRevenue, 30),
  ];
  const moves = movements(postings);
  await client.query('begin');
  await send(client, 'share', shareStatement, { lock: 7_260_002 });
  await send(client, 'facts', unlockFactsStatement, { contentId: postId, fanId });
  await send(client, 'unlock', insertUnlockStatement, { fanId, postId, credits: 1, now });
  await send(client, 'lock', lockStatement, { ids: moves.map((move) => move.account) });
  await send(client, 'append', appendStatement, {
    id: ids.next(),
    reason: 'unlock',
    key: `unlock:${fanId}:${postId}`,
    inputHash: Buffer.alloc(32),
    description: 'Unlocked',
    subjectId: postId,
    valueCentavos: 100,
    reverses: null,
    now,
    from: postings.map(({ from }) => from),
    to: postings.map(({ to }) => to),
    currencies: ['CREDIT', 'PHP', 'PHP'],
    amounts: postings.map(({ amount }) => amount),
    accounts: moves.map((move) => move.account),
    amountsIn: moves.map((move) => move.amountIn),
    amountsOut: moves.map((move) => move.amountOut),
  });
  await send(client, 'sale', addSaleStatement, { creatorId, day: DAY, centavos: 70 });
  await send(client, 'count', countUnlockStatement, { postId });
  await client.query('commit');
}

/** The statements of one unlock, sent by `pg` alone: no HTTP, no checks, no rules. */
export function createUnlockFloor(connectionString: string, connections: number) {
  const pool = new pg.Pool({ connectionString, max: connections });
  return {
    async unlock(fanId: string, postId: string, creatorId: string): Promise<void> {
      const client = await pool.connect();
      try {
        await unlockOn(client, fanId, postId, creatorId);
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}
