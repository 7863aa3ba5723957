import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useHarness } from '../../../test/harness.ts';
import { lockWaiters } from '../../../test/lock-waiters.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { LOCKS } from '../../platform/database/index.ts';
import { listPast } from './cold.queries.ts';
import { makePartitions } from './make-partitions.ts';
import { moveToCold } from './move-to-cold.ts';

/** Months that are over on a slower disk (P807). Fake: the clock; the tablespace is a folder of the test's PostgreSQL. */
const harness = useHarness();
const COLD = 'cold_of_test';
const BEFORE = new Date('2030-03-01T00:00:00.000Z');

const where = async () =>
  (await listPast(harness.deps.db, harness.clock.now()))
    .filter(({ table }) => table === 'ledger_postings')
    .map(({ name, tablespace }) => [name.replace('ledger_postings_', ''), tablespace]);
const all = async () => (await sql`select * from ledger_postings order by id`.execute(harness.deps.db)).rows;
const shape = async (name: string) =>
  (
    await sql`select pg_get_constraintdef(oid) as says from pg_constraint where conrelid = ${`partitions.${name}`}::regclass
      union all select regexp_replace(pg_get_triggerdef(oid), ' ON \\S+ ', ' ') from pg_trigger where tgrelid = ${`partitions.${name}`}::regclass and not tgisinternal
      union all select regexp_replace(indexdef, '^.* USING', '') from pg_indexes where schemaname = 'partitions' and tablename = ${name}
      order by 1`.execute(harness.deps.db)
  ).rows;

beforeAll(async () => {
  const { db } = harness.deps;
  await db.connection().execute(async (one) => {
    await sql`set allow_in_place_tablespaces = on`.execute(one);
    await sql`create tablespace ${sql.id(COLD)} location ''`.execute(one).catch(() => undefined);
    await sql`reset allow_in_place_tablespaces`.execute(one);
  });
  harness.clock.set('2026-06-15T04:00:00.000Z');
  await harness.factory.fan({ credits: 300 });
  for (const day of ['2030-01-15', '2030-02-15', '2030-03-15']) {
    harness.clock.set(`${day}T04:00:00.000Z`);
    await makePartitions(harness.deps);
    await harness.factory.fan({ credits: 300 });
  }
});

describe('months that are over', () => {
  it('move while people buy, with every row, reference, index and guard, and the laws see no difference', async () => {
    const [before, kept] = [await all(), await shape('ledger_postings_2030_02')];
    const [moved] = await Promise.all([
      moveToCold(harness.deps.db, { before: BEFORE, tablespace: COLD }),
      ...Array.from({ length: 6 }, () => harness.factory.fan({ credits: 300 })),
    ]);
    expect(moved).toBeGreaterThan(1);
    expect((await all()).slice(0, before.length)).toEqual(before);
    expect((await where()).map(([, tablespace]) => tablespace)).toEqual((await where()).map(() => COLD));
    expect(await shape('ledger_postings_2030_02')).toEqual(kept);
    const emptied = sql`truncate partitions.ledger_postings_2030_02`.execute(harness.deps.db);
    await expect(emptied).rejects.toThrow('is append-only');
    const indexes =
      await sql`select from pg_indexes where schemaname = 'partitions' and tablename = 'ledger_postings_2030_02' and tablespace is distinct from ${COLD}`;
    expect((await indexes.execute(harness.deps.db)).rows).toEqual([]);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('wait for whoever reads for long, and nobody waits for them meanwhile', async () => {
    const { db } = harness.deps;
    harness.clock.set('2030-04-15T04:00:00.000Z');
    const read = Promise.withResolvers<void>();
    const reading = db.transaction().execute(async (tx) => {
      await sql`select count(*) from ledger_postings`.execute(tx);
      await read.promise;
    });
    const moving = moveToCold(db, { before: new Date('2030-04-02T00:00:00.000Z'), tablespace: COLD });
    await expect.poll(() => lockWaiters(harness, 'lock table only')).toBe(1);
    await harness.factory.fan({ credits: 300 });
    expect((await where()).at(-1)).toEqual(['2030_03', null]);
    read.resolve();
    await reading;
    expect(await moving).toBe(1);
    expect((await where()).at(-1)).toEqual(['2030_03', COLD]);
  });

  it('hold nothing that a sale wants next while they wait for what it has', async () => {
    const { db } = harness.deps;
    harness.clock.set('2030-05-15T04:00:00.000Z');
    const before = new Date('2030-05-02T00:00:00.000Z');
    const [halfway, moving] = await db.transaction().execute(async (sale) => {
      await sql`lock table ledger_entries in row exclusive mode`.execute(sale);
      const move = moveToCold(db, { before, tablespace: COLD });
      await expect.poll(() => lockWaiters(harness, 'lock table only')).toBe(1);
      await sql`lock table only ledger_postings in row exclusive mode nowait`.execute(sale);
      return [(await where()).at(-1), move];
    });
    expect(halfway).toEqual(['2030_04', null]);
    expect(await moving).toBe(1);
  });

  it('are moved by one at a time', async () => {
    await harness.deps.db.connection().execute(async (other) => {
      await sql`select pg_advisory_lock(${LOCKS.coldStorage})`.execute(other);
      const moved = moveToCold(harness.deps.db, { before: BEFORE, tablespace: COLD });
      await expect(moved).rejects.toThrow('another process moves old months of this database');
      await sql`select pg_advisory_unlock(${LOCKS.coldStorage})`.execute(other);
    });
  });

  it('that lie there are let be, and what changes is never moved', async () => {
    expect(await moveToCold(harness.deps.db, { before: BEFORE, tablespace: COLD })).toBe(0);
    const others = (await listPast(harness.deps.db, BEFORE)).filter(
      ({ table }) => table === 'post_daily_views',
    );
    expect(others.map(({ tablespace }) => tablespace)).toContain(null);
  });

  it('need a tablespace that is there', async () => {
    const moved = moveToCold(harness.deps.db, { before: BEFORE, tablespace: 'nowhere' });
    await expect(moved).rejects.toThrow('there is no tablespace nowhere');
  });
});
