import { sql } from 'kysely';
import type { Person } from '../../../test/factory.ts';
import type { Harness } from '../../../test/harness.ts';
import { allJobs } from '../../jobs.ts';
import { startOwnWorker } from '../../platform/worker.fixture.ts';
import { accounts, readFigures } from '../ledger/index.ts';
import { sendTip } from '../tips/send-tip.ts';

export async function tipFrom(harness: Harness, fan: Person, creatorId: string, credits: number) {
  const asked = { idempotencyKey: null, correlationId: harness.deps.ids.next() };
  await sendTip(harness.deps, fan.viewer, { creatorId, credits, message: '' }, asked);
}

/** Why it is taken back: the one dispute of a purchase. */
export async function causeOf({ deps: { db } }: Harness, purchase: { id: string }) {
  const { id } = await db
    .selectFrom('disputes')
    .select('id')
    .where('purchase_id', '=', purchase.id)
    .executeTakeFirstOrThrow();
  return { type: 'dispute', id } as const;
}

/** What a person has and owes, in centavos. */
export async function purseOf({ deps: { db } }: Harness, { id }: Pick<Person, 'id'>) {
  const of = async (account: Parameters<typeof readFigures>[1]) => (await readFigures(db, account)).balance;
  return {
    earned: await of(accounts.creatorPayable(id)),
    affiliateHeld: await of(accounts.affiliateHeld(id)),
    affiliate: await of(accounts.affiliatePayable(id)),
    owed: 0 - (await of(accounts.creatorDebt(id))),
  };
}

/** Real workers take what waits, until no job of these kinds does. */
export async function workedOff(harness: Harness, kinds: readonly string[]): Promise<void> {
  const jobs = (await allJobs(harness.deps)).filter(({ id }) => kinds.includes(id));
  const worker = await startOwnWorker({ connectionString: harness.connectionString, jobs: jobs as never });
  try {
    for (;;) {
      const { rows } = await sql<{
        waiting: number;
      }>`select count(*)::int as waiting from graphile_worker.jobs
        where task_identifier = any(${[...kinds]}) and attempts < max_attempts`.execute(harness.deps.db);
      if (rows[0]?.waiting === 0) return;
      await new Promise((wake) => setTimeout(wake, 20));
    }
  } finally {
    await worker.stop();
  }
}
