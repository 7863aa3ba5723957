import { sql } from 'kysely';
import { type LawResult, runLaws } from '../../apps/server/src/invariants/run-laws.ts';
import { sealBooks } from '../../apps/server/src/modules/ledger/index.ts';
import { createDatabase, createPool } from '../../apps/server/src/platform/database/index.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { migrate } from '../../apps/server/src/platform/migrate.ts';
import { startDatabases } from '../databases.ts';
import { fillGroups, fillPeople, POSTINGS_A_GROUP } from './fill-books.ts';

/**
 * `npm run bench:laws [postings]`: how long the hourly look at every law takes over books of so many postings, ten million unless
 * said, sealed but for the last hour; and the whole look, with `whole` behind it. Nothing of it stays.
 */
const DAYS = 90;
const HOUR_MS = 3_600_000;
const STEP = 20_000;
const CREATORS = 500;
const END = new Date('2026-06-15T04:00:00Z');
const TIMEOUT_MS = 60 * 60_000;

const postings = Number(process.argv[2] ?? 10_000_000);
const isWhole = process.argv.includes('whole');
const groups = Math.ceil(postings / POSTINGS_A_GROUP);
const hourly = Math.ceil(groups / (DAYS * 24));
const start = END.getTime() - DAYS * 24 * HOUR_MS;

const say = (line: string) => process.stdout.write(`${line}\n`);
const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);

const databases = await startDatabases(20);
try {
  const { connectionString } = await databases.create('bench');
  await migrate(connectionString);
  const pool = createPool({ connectionString, maxConnections: 2, statementTimeoutMs: TIMEOUT_MS });
  const lawsDb = createDatabase(pool);
  // Sealed before the hour that is looked at: an hour's own seals are few.
  let now = new Date(END.getTime() - DAYS * HOUR_MS);
  const deps = { lawsDb, clock: { now: () => now }, log: createLog('error') };

  let begun = performance.now();
  await fillPeople(lawsDb, { groups: groups + hourly, creators: CREATORS });
  const momentOf = (group: number) => new Date(start + ((END.getTime() - start) * group) / groups);
  for (let first = 0; first < groups; first += STEP) {
    const count = Math.min(STEP, groups - first);
    await fillGroups(lawsDb, {
      first,
      count,
      from: momentOf(first),
      to: momentOf(first + count),
      creators: CREATORS,
    });
    say(`${(first + count) * POSTINGS_A_GROUP} postings after ${seconds(begun)} s`);
  }
  await sql`vacuum analyze`.execute(lawsDb);
  say(`filled in ${seconds(begun)} s`);

  begun = performance.now();
  // The first run marks, the second seals.
  await sealBooks(deps);
  say(`sealed by ${await sealBooks(deps)} seals in ${seconds(begun)} s`);

  now = END;
  if (isWhole) tell('the whole', await runLaws(deps, { isWhole: true }));
  // What was found in order until now is not looked at again.
  else await rememberAll();
  now = new Date(END.getTime() + HOUR_MS);
  await fillGroups(lawsDb, { first: groups, count: hourly, from: END, to: now, creators: CREATORS });
  tell(`an hour with ${hourly * POSTINGS_A_GROUP} postings`, await runLaws(deps, { isWhole: false }));
  const size = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(
    lawsDb,
  );
  say(`the database has ${((size.rows[0]?.bytes ?? 0) / 1e9).toFixed(1)} GB`);
  await pool.end();

  async function rememberAll(): Promise<void> {
    const { laws } = await import('../../apps/server/src/invariants/check-invariants.ts');
    for (const { name } of laws)
      await sql`insert into law_checks (law, outcome, violations, tried_at, checked_at, duration_ms, clean_until, whole_at)
        values (${name}, 'ok', 0, ${END}, ${END}, 0, ${END}, ${END})`.execute(lawsDb);
  }
} finally {
  await databases.stop();
}

function tell(what: string, results: readonly LawResult[]): void {
  const total = results.reduce((sum, { durationMs }) => sum + durationMs, 0);
  for (const { law, outcome, violations, durationMs } of [...results].sort(
    (a, b) => b.durationMs - a.durationMs,
  )) {
    if (durationMs > 100 || outcome !== 'ok')
      say(`${String(durationMs).padStart(8)} ms  ${outcome.padEnd(10)} ${law.name}`);
    for (const { id, difference } of violations.slice(0, 3)) say(`             ${id}: ${difference}`);
  }
  const bad = results.filter(({ outcome }) => outcome !== 'ok').length;
  say(`${what}: ${results.length} laws in ${(total / 1000).toFixed(1)} s, ${bad} not in order`);
}
