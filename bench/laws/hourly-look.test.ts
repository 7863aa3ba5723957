import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { laws } from '../../apps/server/src/invariants/check-invariants.ts';
import { sealBooks } from '../../apps/server/src/modules/ledger/index.ts';
import type { Database } from '../../apps/server/src/platform/database/index.ts';
import { DAY_MS, HOUR_MS } from '../../apps/server/src/platform/durations.ts';
import { type Law, since, type Violations } from '../../apps/server/src/platform/law.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { createTestDatabase } from '../../apps/server/test/database.ts';
import type { Step } from '../../apps/server/test/plans.ts';
import { fillGroups, fillPeople } from './fill-books.ts';

/** Each is one purchase, seven tips and three unlocks: 96,000 postings of three months, and a few of the last hour. */
const GROUPS = 3_000;
const OF_THE_HOUR = 5;
const CREATORS = 50;
const DAYS = 90;
const END = new Date('2026-06-15T04:00:00Z');
const AN_HOUR_AGO = new Date(END.getTime() - HOUR_MS);

/** Those that have a row or more for each sale, or for each payment. */
const GROWING = [
  'creator_fans',
  'ledger_entries',
  'ledger_postings',
  'payment_attempts',
  'purchases',
  'tips',
  'unlocks',
  'unsettled_captures',
];
/** Some days are looked at whole, from the day before the hour's on; all of it is far more. */
const MOST_SHARE = 0.1;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
const rowsOf = new Map<string, number>();

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  await fillPeople(db, { groups: GROUPS + OF_THE_HOUR, creators: CREATORS });
  const from = new Date(END.getTime() - DAYS * DAY_MS);
  await fillGroups(db, { first: 0, count: GROUPS, from, to: AN_HOUR_AGO, creators: CREATORS });
  // Sealed before the hour that is looked at. The first marks, the second seals.
  const dayAgo = new Date(END.getTime() - DAY_MS);
  const deps = { lawsDb: db, clock: { now: () => dayAgo }, log: createLog('error') };
  await sealBooks(deps);
  await sealBooks(deps);
  const newest = { first: GROUPS, count: OF_THE_HOUR, from: AN_HOUR_AGO, to: END, creators: CREATORS };
  await fillGroups(db, newest);
  await sql`analyze`.execute(db);
  for (const table of GROWING) {
    const { rows } = await sql<{ count: number }>`select count(*)::int from ${sql.table(table)}`.execute(db);
    rowsOf.set(table, rows[0]?.count ?? 0);
  }
});
afterAll(() => database.drop());

describe('an hour of the law', () => {
  it.each(laws.map((law) => [law.name, law] as const))('%s reads what the hour brought', async (_, law) => {
    expect(await readMuchOf(hourly(law))).toEqual([]);
  });

  it('that reads all would be seen', async () => {
    expect(await readMuchOf(sql`select key from ledger_entries where input_hash = 'x'`)).toEqual([
      'ledger_entries',
    ]);
  });
});

const hourly = (law: Law): Violations => law.recent?.(since(AN_HOUR_AGO)) ?? law.violations;

/** @returns the tables that grow of which more was read than a few days have, or was expected to be: of long books they would be read whole */
async function readMuchOf(query: { compile(db: Database): CompiledQuery }): Promise<string[]> {
  const { sql: text, parameters } = query.compile(db);
  const explain = CompiledQuery.raw(`explain (analyze, format json) ${text}`, [...parameters]);
  const steps = await db.transaction().execute(async (tx) => {
    // As with a thousand times as many rows: what an index finds is found by it.
    await sql`set local enable_seqscan = off`.execute(tx);
    const { rows } = await tx.executeQuery<{ 'QUERY PLAN': [{ Plan: Step }] }>(explain);
    return rows.flatMap((row) => stepsOf(row['QUERY PLAN'][0].Plan));
  });
  return GROWING.filter((table) => {
    const read = steps
      .filter((step) => step['Relation Name'] === table || step['Relation Name']?.startsWith(`${table}_`))
      .map((step) => Math.max(readBy(step), expectedOf(step)));
    return Math.max(0, ...read) > MOST_SHARE * (rowsOf.get(table) ?? 0);
  });
}

const readBy = (step: Step) =>
  step['Actual Loops'] * (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0));

/** What the planner expects of a stretch that it reads once; of a table that holds nothing here it knows nothing. */
const expectedOf = (step: Step) =>
  step['Index Cond'] && step['Actual Loops'] === 1 && step['Actual Rows'] > 0 ? step['Plan Rows'] : 0;

const stepsOf = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)];
