import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useHarness } from '../../../test/harness.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { analyzePartitioned } from './analyze-partitioned.ts';
import { makePartitions } from './make-partitions.ts';
import { scrapePartitions } from './scrape-partitions.ts';

/** Tables by month (P807). Fake: the clock. */
const harness = useHarness();

const partitions = async (table = 'ledger_postings') =>
  (
    await sql<{ name: string }>`select relname as name from pg_inherits join pg_class on oid = inhrelid
      where inhparent = ${table}::regclass order by 1`.execute(harness.deps.db)
  ).rows.map(({ name }) => name.replace(`${table}_`, ''));
/** Of which partitions the postings of an account are. */
const places = async (account: string) =>
  (
    await sql<{ place: string }>`select distinct tableoid::regclass::text as place from ledger_postings
      where ${account} in (from_account, to_account) order by 1`.execute(harness.deps.db)
  ).rows.map(({ place }) => place.replace('partitions.ledger_postings_', ''));
/** As the queue does: a lock that is not had is tried for again. */
async function make(tries = 5): Promise<string[]> {
  return makePartitions(harness.deps).catch((error) => {
    if (tries === 1) throw error;
    return make(tries - 1);
  });
}
const allPostings = async () =>
  (await sql`select * from ledger_postings order by id`.execute(harness.deps.db)).rows;
const buys = () => harness.factory.fan({ credits: 300 });
const walletOf = ({ id }: { id: string }) => `CREDIT:wallet:${id}`;

beforeAll(() => harness.clock.set('2026-06-15T04:00:00.000Z'));

it('is begun with all that was there, and a place for what comes too early', async () => {
  expect(await partitions()).toEqual(['default', 'first']);
  expect(await partitions('post_daily_views')).toEqual(['default', 'first']);
  expect(await places(walletOf(await buys()))).toEqual(['first']);
});

it('is what views read, and not one of its partitions', async () => {
  const { rows } =
    await sql`select c.relname from pg_depend d join pg_rewrite r on r.oid = d.objid join pg_class c on c.oid = d.refobjid
    where d.refclassid = 'pg_class'::regclass and c.relispartition`.execute(harness.deps.db);
  expect(rows).toEqual([]);
});

describe('months without a partition', () => {
  it('wait in one place, which becomes theirs, and the months to come get one each', async () => {
    // The first partition ends with the month of the migration at the earliest.
    harness.clock.set('2030-01-31T15:59:59.000Z');
    const late = await buys();
    expect(await places(walletOf(late))).toEqual(['default']);
    const made = await makePartitions(harness.deps);
    const [adopted = '', ...ahead] = made.filter((name) => name.startsWith('ledger_postings'));
    expect(ahead).toEqual(['2030_02', '2030_03', '2030_04'].map((month) => `ledger_postings_${month}`));
    expect([`ledger_postings_${(await places(walletOf(late)))[0]}`]).toEqual([adopted]);
    expect(await partitions('post_daily_views')).toContain('2030_04');
    expect(await makePartitions(harness.deps), 'twice is once').toEqual([]);
  });

  it('are told apart by the Philippine month', async () => {
    // A second later it is February in Manila.
    harness.clock.set('2030-01-31T16:00:00.000Z');
    expect(await places(walletOf(await buys()))).toEqual(['2030_02']);
    harness.clock.set('2030-04-30T15:59:59.000Z');
    expect(await places(walletOf(await buys()))).toEqual(['2030_04']);
  });

  it('are a figure that an alarm can go by', async () => {
    await scrapePartitions(harness.deps);
    const [, days] =
      /^partitions_ahead_days\{table="ledger_postings"[^}]*\} (\S+)$/m.exec(
        await harness.deps.metrics.registry.metrics(),
      ) ?? [];
    // From the last second of April, of which the partitions were made to its end.
    expect(days).toBe('0');
  });

  it('are made while people buy', async () => {
    harness.clock.set('2030-09-10T04:00:00.000Z');
    await buys();
    const [made] = await Promise.all([make(), ...Array.from({ length: 8 }, buys)]);
    expect(made).toContain('ledger_postings_2030_12');
    expect((await Promise.all([make(), buys()]))[0]).toEqual([]);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });
});

describe('each partition', () => {
  it.each(['first', 'default', '2030_02', '2030_12'])('%s refuses to be changed or emptied', async (name) => {
    const table = sql.table(`partitions.ledger_postings_${name}`);
    const attempts = [sql`truncate ${table}`, sql`truncate ledger_postings`];
    if (name.endsWith('2')) {
      attempts.push(sql`delete from ${table}`, sql`update ${table} set amount = 1`);
      if (name === '2030_02')
        expect((await sql`select from ${table}`.execute(harness.deps.db)).rows).not.toEqual([]);
    }
    for (const attempt of attempts.slice(0, name === '2030_12' ? 2 : 4))
      await expect(attempt.execute(harness.deps.db)).rejects.toThrow('is append-only');
  });

  it('is asked alone for what belongs to an entry, and analyzed as a whole with the others', async () => {
    await analyzePartitioned(harness.deps.db);
    const analyzed = sql`select from pg_statistic where starelid = 'ledger_postings'::regclass and stainherit limit 1`;
    expect((await analyzed.execute(harness.deps.db)).rows).toHaveLength(1);
    const { id } = await harness.deps.db
      .selectFrom('ledger_entries')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const { rows } = await sql<
      Record<string, string>
    >`explain select sum(amount) from ledger_postings where entry_id = ${sql.lit(id)}`.execute(
      harness.deps.db,
    );
    const plan = rows.flatMap((row) => Object.values(row)).join(' ');
    expect(plan.match(/ on ledger_postings_\w+ ledger_postings/g), plan).toHaveLength(1);
  });
});

// The last one: from then on all ids of this process are of that time.
it('what a clock was years ahead for waits on, and holds up nobody', async () => {
  harness.clock.set('2031-01-15T04:00:00.000Z');
  const usual = await buys();
  harness.clock.set('2060-06-15T04:00:00.000Z');
  const odd = await buys();
  harness.clock.set('2031-01-15T04:00:00.000Z');
  expect([await places(walletOf(odd)), await places(walletOf(usual))]).toEqual([['default'], ['default']]);
  const before = await allPostings();
  expect(await make()).toContain('ledger_postings_2031_04');
  expect([await places(walletOf(odd)), await places(walletOf(usual))]).toEqual([['default'], ['2031_01']]);
  expect(await allPostings()).toEqual(before);
  expect([await make(), await partitions()]).toEqual([[], expect.not.arrayContaining(['spread'])]);
  harness.clock.set('2031-02-15T04:00:00.000Z');
  expect(await make()).toContain('ledger_postings_2031_05');
  await expect(sql`truncate partitions.ledger_postings_default`.execute(harness.deps.db)).rejects.toThrow(
    'is append-only',
  );
});
