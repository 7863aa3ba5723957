import pg from 'pg';
import { addSaleStatement } from '../apps/server/src/modules/earnings/earnings.queries.ts';
import { onStripe } from '../apps/server/src/modules/ledger/account.ts';
import { accounts, posting } from '../apps/server/src/modules/ledger/index.ts';
import { appendStatement, createAccounts } from '../apps/server/src/modules/ledger/ledger.queries.ts';
import { movements } from '../apps/server/src/modules/ledger/movement.ts';
import {
  insertUnlockStatement,
  unlockFactsStatement,
} from '../apps/server/src/modules/unlocks/unlocks.queries.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import { createDatabase, createPool, type Prepared } from '../apps/server/src/platform/database/index.ts';
import { createIds } from '../apps/server/src/platform/ids.ts';
import { CREATORS, creatorId, FANS, FANS_EACH, FLOOR_CONNECTIONS, fanId, postId } from './fill.ts';

const ids = createIds(systemClock);
const DAY = '2026-01-01';
const UNLIMITED = Number.MAX_SAFE_INTEGER;

const send = <Params extends object, Row>(
  client: pg.PoolClient | pg.Client,
  name: string,
  statement: Prepared<Params, Row>,
  params: Params,
) => client.query({ name, text: statement.sql(), values: statement.parameters(params) });

/** The creator, and so the posts, that only this connection sells: even posts belong to every second creator. */
const creatorOf = (connection: number) => 1 + 2 * connection;
const postOf = (connection: number, round: number, posts: number) =>
  (2 * connection + CREATORS * round) % posts || posts;

function postingsOf(fan: string, creator: string, stripe: number) {
  return [
    ...posting(accounts.fanWallet(fan), accounts.creditIssuer, 1),
    ...posting(accounts.customerDeposits, accounts.creatorPayable(creator), 70),
    ...posting(accounts.customerDeposits, accounts.platformRevenue, 30),
  ].map(({ from, to, amount }) => ({ from: onStripe(from, stripe), to: onStripe(to, stripe), amount }));
}

async function unlockOn(
  client: pg.Client,
  { fan, post, creator, stripe }: { fan: string; post: string; creator: string; stripe: number },
): Promise<void> {
  const now = new Date();
  const id = ids.next();
  const postings = postingsOf(fan, creator, stripe);
  const moves = movements(postings);
  await client.query('begin');
  await send(client, 'facts', unlockFactsStatement, { contentId: post, fanId: fan });
  await send(client, 'unlock', insertUnlockStatement, {
    id,
    fanId: fan,
    postId: post,
    credits: 1,
    stripe,
    now,
  });
  await send(client, 'append', appendStatement, {
    id: ids.next(),
    reason: 'unlock',
    key: `unlock:${id}`,
    inputHash: Buffer.alloc(32),
    actorType: 'fan',
    actorId: fan,
    subjectType: 'unlock',
    subjectId: id,
    correlationId: id,
    centavosPerCredit: 100,
    settingsVersion: 1,
    tradeSign: 1,
    details: '{"title": "A post"}',
    valueCentavos: 100,
    reverses: null,
    now,
    from: postings.map(({ from }) => from),
    to: postings.map(({ to }) => to),
    currencies: ['CREDIT', 'PHP', 'PHP'],
    amounts: postings.map(({ amount }) => amount),
    accounts: moves.map(({ account }) => account),
    changes: moves.map(({ amountIn, amountOut }) => amountIn - amountOut),
    turnoverIn: moves.map(({ amountIn }) => amountIn),
    turnoverOut: moves.map(({ amountOut }) => amountOut),
    lowest: moves.map(() => -UNLIMITED),
    highest: moves.map(() => UNLIMITED),
  });
  await send(client, 'sale', addSaleStatement, { creatorId: creator, day: DAY, centavos: 70, stripe });
  await client.query('commit');
}

/**
 * The statements of an unlock as the product sends them, by `pg` alone and without shared rows: each connection has fans, a
 * creator with posts, and stripes of the house of its own, so that no two ever wait for one another. No HTTP, no checks.
 */
export async function createUnlockFloor(connectionString: string, posts: number) {
  const clients = await Promise.all(
    Array.from({ length: FLOOR_CONNECTIONS }, async () => {
      const client = new pg.Client({ connectionString });
      await client.connect();
      return client;
    }),
  );
  await openAccounts(connectionString);
  const taken = clients.map(() => 0);
  return {
    async unlock(connection: number): Promise<boolean> {
      const client = clients[connection];
      if (!client) throw new Error('the floor has no such connection');
      const count = taken[connection] ?? 0;
      taken[connection] = count + 1;
      const fan = FANS + 1 + connection * FANS_EACH + (count % FANS_EACH);
      await unlockOn(client, {
        fan: fanId(fan),
        post: postId(postOf(connection, Math.floor(count / FANS_EACH), posts)),
        creator: creatorId(creatorOf(connection)),
        stripe: connection,
      });
      return true;
    },
  };
}

/** The rows that the product would have made at the first sales. */
async function openAccounts(connectionString: string): Promise<void> {
  const pool = createPool({ connectionString, maxConnections: 1, statementTimeoutMs: 60_000 });
  await createDatabase(pool)
    .transaction()
    .execute(async (tx) => {
      for (let connection = 0; connection < FLOOR_CONNECTIONS; connection += 1) {
        const postings = postingsOf(fanId(FANS + 1), creatorId(creatorOf(connection)), connection);
        const names = postings.flatMap(({ from, to }) => [from, to]);
        await createAccounts(tx, names, systemClock.now());
      }
    });
  await pool.end();
}
