import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { runLaws } from '../../invariants/run-laws.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import { listEndedJobs } from '../../platform/queue.queries.ts';
import { anchorBooks } from '../ledger/chain/anchor-books.ts';
import { addUpAll } from './books.fixture.ts';

/** What finance sees of how the books are (P740). Fake: clock, providers. */
const harness = useHarness({ laws: [] });
let finance: Person;

const read = async (who = finance) =>
  (await harness.app.inject({ url: '/api/admin/books', headers: who.headers })).json();

beforeAll(async () => {
  finance = await harness.factory.admin({ role: 'finance' });
});

describe('the books page', () => {
  it('is for finance and owners alone', async () => {
    for (const role of ['moderator', 'support'] as const)
      expect(await read(await harness.factory.admin({ role }))).toMatchObject({ code: 'other_part' });
    expect((await read(await harness.factory.admin({ role: 'owner' }))).laws.length).toBeGreaterThan(20);
  });

  it('says of each law how it was found last, and what breaks one now', async () => {
    const of = async (name: string) => {
      const { laws, broken } = await read();
      return [laws.find((law: { name: string }) => law.name === name), broken];
    };
    const fan = await harness.factory.fan({ credits: 50 });
    expect((await of('balances-equal-postings'))[0]).toMatchObject({ outcome: 'never', checked_at: null });
    await runLaws(harness.deps, { isWhole: true });
    expect((await of('balances-equal-postings'))[0]).toMatchObject({
      outcome: 'ok',
      checked_at: harness.clock.now().toISOString(),
      milliseconds: expect.any(Number),
    });
    await harness.deps.db
      .updateTable('ledger_accounts')
      .set({ balance: 51 })
      .where('id', '=', `CREDIT:wallet:${fan.id}`)
      .execute();
    await runLaws(harness.deps, { isWhole: true });
    const [law, broken] = await of('balances-equal-postings');
    expect(law).toMatchObject({ outcome: 'broken', violations: 1 });
    expect(broken).toContainEqual({
      law: 'balances-equal-postings',
      id: `CREDIT:wallet:${fan.id}`,
      difference: expect.any(String),
    });
  });

  it('shows the newest seal and anchor, and that the seal of one was edited', async () => {
    await addUpAll(harness);
    const anchor = await anchorBooks(harness.deps);
    expect((await read()).chain).toMatchObject({
      seals: anchor?.number,
      hash: anchor?.hash,
      anchor: { ...anchor, is_kept: true },
    });
    await harness.deps.db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`update ledger_seals set hash = sha256('edited')`.execute(tx);
    });
    expect((await read()).chain.anchor.is_kept).toBe(false);
  });

  it('counts what providers said and nothing has come of, and jobs that were given up', async () => {
    const { db } = harness.deps;
    const at = new Date(harness.clock.now().getTime() - 2 * HOUR_MS);
    const event = {
      provider: 'paypal',
      order_id: null,
      capture_id: null,
      about: 'other',
      kind: 'X',
      stage: null,
    } as const;
    const rows = (['kept', 'queued', 'handled'] as const).map((status) => ({
      ...event,
      event_id: status,
      status,
      payload: Buffer.from('x'),
      received_at: at,
    }));
    await db.insertInto('webhook_events').values(rows).execute();
    const { waiting, providers } = await read();
    expect(waiting).toEqual([
      { provider: 'paypal', what: 'webhook_kept', count: 1, oldest_at: at.toISOString() },
      { provider: 'paypal', what: 'webhook_waits', count: 1, oldest_at: at.toISOString() },
    ]);
    expect(providers).toContainEqual({
      name: 'paypal',
      webhook_at: at.toISOString(),
      compared_until: null,
      settled_at: harness.clock.now().toISOString(),
    });
    await failForGood('books.lost');
    // One by the clock is made up for by its next turn.
    await sql`insert into graphile_worker._private_known_crontabs (identifier, known_since) values ('books.turn', now())`.execute(
      db,
    );
    await failForGood('books.turn');
    const { jobs } = await read();
    expect(jobs).toContainEqual(
      expect.objectContaining({ task: 'books.lost', due: 0, out_of_tries: 1, failed_turns: 0 }),
    );
    expect(jobs).toContainEqual(
      expect.objectContaining({ task: 'books.turn', due: 0, out_of_tries: 0, failed_turns: 1 }),
    );
    expect(await listEndedJobs(db, 9)).toMatchObject([
      { task: 'books.turn', isTurn: true },
      { task: 'books.lost', isTurn: false },
    ]);
  });
});

async function failForGood(task: string): Promise<void> {
  const { db } = harness.deps;
  await sql`select graphile_worker.add_job(${task}, max_attempts := 1)`.execute(db);
  await sql`update graphile_worker._private_jobs set attempts = 1, updated_at = clock_timestamp() where task_id = (select id from graphile_worker._private_tasks where identifier = ${task})`.execute(
    db,
  );
}
