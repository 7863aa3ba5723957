import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { laws } from '../src/invariants/check-invariants.ts';
import { invariantsJobs } from '../src/invariants/invariants-job.ts';
import { runLaws, showLawChecks } from '../src/invariants/run-laws.ts';
import { accounts, readFigures, sealBooks } from '../src/modules/ledger/index.ts';
import { sendTip } from '../src/modules/tips/send-tip.ts';
import { HOUR_MS } from '../src/platform/durations.ts';
import type { Law } from '../src/platform/law.ts';
import { FIRST_TRY } from './first-try.ts';
import { useHarness } from './harness.ts';
import { makeRichWorld, type RichWorld } from './rich-world.ts';
import { sealAll } from './seal-all.ts';

/** Real: PostgreSQL, the job, the metrics. Fake: clock, providers. */
const harness = useHarness();
let w: RichWorld;
beforeAll(async () => {
  w = await makeRichWorld(harness);
});

const outcomes = async (isWhole: boolean, only?: readonly Law[]) =>
  (await runLaws(harness.deps, { isWhole, ...(only && { only }) })).filter(({ outcome }) => outcome !== 'ok');
const law = (name: string, query: ReturnType<typeof sql>): Law => ({
  name,
  says: 'A test.',
  violations: query as Law['violations'],
});
const checkOf = (name: string) =>
  harness.deps.db.selectFrom('law_checks').selectAll().where('law', '=', name).executeTakeFirst();
const tip = (credits: number) =>
  sendTip(
    harness.deps,
    w.fan.viewer,
    { creatorId: w.creator.id, credits, message: '' },
    { idempotencyKey: null, correlationId: harness.deps.ids.next() },
  );
/** As somebody with the database's own rights, for good. */
async function forge(...statements: string[]): Promise<void> {
  await harness.deps.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const statement of statements) await sql.raw(statement).execute(tx);
  });
}

/** What a tip breaks that is not what was paid. */
const TIP_LAWS = ['sales-are-paid', 'spends-of-fans-add-up'];

describe('looking at the laws', () => {
  it('finds all in order, whole and recent, before and after the books are sealed', async () => {
    expect(await outcomes(true)).toEqual([]);
    expect(await outcomes(false)).toEqual([]);
    await sealAll(harness.deps);
    await tip(5);
    harness.clock.advance(HOUR_MS);
    expect(await outcomes(false)).toEqual([]);
    expect(await outcomes(true)).toEqual([]);
  });

  it('goes on where one fails, says which was not looked at, and keeps what was known of it', async () => {
    const broken = law('test-fails', sql`select 1 / 0 as id`);
    const good = law('test-good', sql`select '1' as id, '' as difference where false`);
    const results = await runLaws(harness.deps, { isWhole: true, only: [broken, good] });
    expect(results.map(({ outcome }) => outcome)).toEqual(['unfinished', 'ok']);
    expect(await checkOf('test-fails')).toMatchObject({ outcome: 'unfinished', checked_at: null });
    await sql`delete from law_checks where law like 'test-%'`.execute(harness.deps.db);
  });

  it('by the job is told by the metrics, with its time, also where another process looked', async () => {
    const [hourly] = invariantsJobs(harness.deps);
    await hourly?.handle({}, FIRST_TRY);
    harness.deps.metrics.registry.resetMetrics();
    await showLawChecks(harness.deps);
    const text = await harness.deps.metrics.registry.metrics();
    const seconds = harness.clock.now().getTime() / 1000;
    for (const { name } of laws)
      expect(text).toContain(`invariant_checked_timestamp_seconds{law="${name}"} ${seconds}`);
    expect(text).toContain('invariant_unfinished{law="sales-are-paid"} 0');
  });

  it('every hour finds what the hour brought, and goes on naming it until it is mended', async () => {
    await tip(7);
    const change = (by: number) =>
      `update tips set credits = credits + ${by} where id = (select id from tips order by id desc limit 1)`;
    await forge(change(1));
    expect((await outcomes(false)).map((each) => each.law.name)).toEqual(TIP_LAWS);
    harness.clock.advance(30 * HOUR_MS);
    expect((await outcomes(false)).map((each) => each.law.name)).toEqual(TIP_LAWS);
    await forge(change(-1));
    expect(await outcomes(false)).toEqual([]);
  });

  it('every night finds what is older, and the hours after it go on naming it', async () => {
    const change = (by: number) => `update tips set credits = credits + ${by} where id = '${w.tipId}'`;
    harness.clock.advance(30 * HOUR_MS);
    await forge(change(1));
    expect(await outcomes(false)).toEqual([]);
    expect((await outcomes(true)).map((each) => each.law.name)).toEqual(TIP_LAWS);
    expect((await outcomes(false)).map((each) => each.law.name)).toEqual(TIP_LAWS);
    await forge(change(-1));
    expect(await outcomes(false)).toEqual([]);
  });

  it('every hour knows a balance that is not its postings, sealed or not', async () => {
    const wallet = `'${accounts.fanWallet(w.fan.id)}'`;
    const { balance } = await readFigures(harness.deps.db, accounts.fanWallet(w.fan.id));
    await forge(`update ledger_accounts set balance = balance + 1 where id = ${wallet}`);
    expect((await outcomes(false)).map((each) => each.law.name)).toContain('balances-equal-postings');
    await forge(
      `update ledger_accounts set balance = ${balance} where id = ${wallet}`,
      `update ledger_sums set balance = balance + 1 where account = ${wallet}`,
    );
    expect((await outcomes(false)).map((each) => each.law.name)).toContain('sums-equal-postings');
    expect((await outcomes(true)).map((each) => each.law.name)).toEqual(['sums-equal-postings']);
    await forge(`update ledger_sums set balance = balance - 1 where account = ${wallet}`);
    expect(await outcomes(true)).toEqual([]);
  });
});

describe('the chain', () => {
  const editsOf = () => [
    `update ledger_entries set details = '{"x": 1}' where reason = 'tip' and id = (select min(id::text)::uuid from ledger_entries where reason = 'tip')`,
    `update ledger_entries set created_at = created_at + interval '1 second' where key = 'payout_hold:${w.payouts.paid}'`,
    `update ledger_postings set to_account = 'PHP:creator_payable:${w.creator.id}' where id = (select min(id) from ledger_postings)`,
    `delete from ledger_entries where key = 'payout_hold:${w.payouts.paid}'`,
    `update ledger_seals set hash = sha256('forged') where number = 1`,
  ];

  it('shows each edit of what was sealed', async () => {
    await sealAll(harness.deps);
    const undone = new Error('undone');
    const chain = laws.filter(({ name }) => name === 'entries-keep-their-seals');
    for (const edit of editsOf()) {
      let found = 0;
      const run = harness.deps.db.transaction().execute(async (tx) => {
        await sql`set local session_replication_role = replica`.execute(tx);
        await sql.raw(edit).execute(tx);
        for (const { violations } of chain) found = (await violations.execute(tx)).rows.length;
        throw undone;
      });
      await run.catch((error: unknown) => {
        if (error !== undone) throw error;
      });
      expect([edit, found > 0]).toEqual([edit, true]);
    }
  });

  it('waits for an entry whose numbers came first, and seals it in its turn', async () => {
    await sealAll(harness.deps);
    const { db } = harness.deps;
    let finish: () => void = () => undefined;
    const held = new Promise<void>((done) => {
      finish = done;
    });
    let begun: () => void = () => undefined;
    const isBegun = new Promise<void>((done) => {
      begun = done;
    });
    // A posting has its number, and is not seen yet.
    const slow = db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`insert into ledger_postings (entry_id, from_account, to_account, currency, amount)
        select entry_id, from_account, to_account, currency, 1 from ledger_postings order by id limit 1`.execute(
        tx,
      );
      begun();
      await held;
      await sql`set local session_replication_role = origin`.execute(tx);
      throw new Error('given up');
    });
    await isBegun;
    await tip(3);
    const last = async () =>
      (
        await db
          .selectFrom('ledger_seals')
          .select((q) => q.fn.max('until_posting').as('until'))
          .executeTakeFirst()
      )?.until;
    const before = await last();
    for (let run = 0; run < 3; run += 1) await sealBooks(harness.deps);
    expect(await last()).toBe(before);
    finish();
    await slow.catch(() => undefined);
    await sealAll(harness.deps);
    expect(await last()).toBeGreaterThan(before ?? 0);
  });

  it('is made once, however many make it at once', async () => {
    await tip(2);
    await Promise.all(Array.from({ length: 6 }, () => sealBooks(harness.deps)));
    await sealAll(harness.deps);
    expect(await outcomes(true)).toEqual([]);
  });
});
