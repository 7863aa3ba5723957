import { cpus } from 'node:os';
import { sql } from 'kysely';
import { laws } from '../../apps/server/src/invariants/check-invariants.ts';
import { type LawResult, runLaws } from '../../apps/server/src/invariants/run-laws.ts';
import { sealBooks } from '../../apps/server/src/modules/ledger/index.ts';
import { createDatabase, createPool } from '../../apps/server/src/platform/database/index.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { migrate } from '../../apps/server/src/platform/migrate.ts';
import { measuredCommit } from '../commit.ts';
import { startDatabases } from '../databases.ts';
import { writePart } from '../performance-file.ts';
import { fillGroups, fillPeople, POSTINGS_A_GROUP } from './fill-books.ts';
import { type LawsLook, reportLaws } from './report-laws.ts';

/**
 * `npm run bench:laws [postings]`: how long the hourly look at every law takes over books of a tenth of so many postings, and of all of
 * them, ten million unless said; sealed but for the last hour. With `whole` behind it the whole look at the largest is printed as well,
 * with `written` what was measured stands in docs/performance.md though the size was said, with `5GB` the database has so much memory,
 * without which books that are ten times as long are hours in the filling. Nothing else of it stays.
 */
const HOUR_MS = 3_600_000;
/** Ten million postings in ninety days: so much business at every size. */
const GROUPS_AN_HOUR = 145;
const STEP = 20_000;
const CREATORS = 500;
const END = new Date('2026-06-15T04:00:00Z');
const TIMEOUT_MS = 60 * 60_000;
const SEALED_HOURS = 3;
const SMALLEST_SHARE = 0.1;

const isWhole = process.argv.includes('whole');
const isWritten = process.argv.includes('written');
const said = process.argv.slice(2).find((word) => /^\d+$/.test(word));
const memory = process.argv.find((word) => /^\d+[MG]B$/.test(word));
const most = Number(said ?? 10_000_000);
const commit = measuredCommit();
/** In whole hours. */
const hoursOf = (postings: number) => Math.ceil(postings / POSTINGS_A_GROUP / GROUPS_AN_HOUR);
const sizes = [most * SMALLEST_SHARE, most].map(hoursOf);
const start = END.getTime() - hoursOf(most) * HOUR_MS;
const momentOf = (hour: number) => new Date(start + hour * HOUR_MS);

const say = (line: string) => process.stdout.write(`${line}\n`);
const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);

const databases = await startDatabases(20, memory);
try {
  const { connectionString } = await databases.create('bench');
  await migrate(connectionString);
  const pool = createPool({ connectionString, maxConnections: 2, statementTimeoutMs: TIMEOUT_MS });
  const lawsDb = createDatabase(pool);
  let now = END;
  const deps = { lawsDb, clock: { now: () => now }, log: createLog('error') };
  await fillPeople(lawsDb, { groups: (hoursOf(most) + 1) * GROUPS_AN_HOUR, creators: CREATORS });

  const looks: LawsLook[] = [];
  let filled = 0;
  for (const hours of sizes) {
    await fillTo(hours);
    looks.push(await lookAtAnHour(hours));
  }
  const hourPostings = GROUPS_AN_HOUR * POSTINGS_A_GROUP;
  const { text, isMet } = reportLaws({
    commit,
    cores: cpus().length,
    laws: laws.length,
    hourPostings,
    looks,
    ...(memory && { memory }),
  });
  say(text);
  if (!said || isWritten) writePart('laws', text);
  if (isWhole) tell(await runLaws(deps, { isWhole: true }));
  process.exitCode = isMet ? 0 : 1;
  await pool.end();

  /** Up to an hour of the business, and sealed as far. */
  async function fillTo(hours: number): Promise<void> {
    const begun = performance.now();
    while (filled < hours) {
      const until = Math.min(hours, filled + Math.floor(STEP / GROUPS_AN_HOUR));
      await fill(filled, until);
      filled = until;
      say(
        `${(filled * GROUPS_AN_HOUR * POSTINGS_A_GROUP).toLocaleString('en')} postings after ${seconds(begun)} s`,
      );
    }
    await sql`vacuum analyze`.execute(lawsDb);
    // Before what the hourly look looks at again: it verifies the seals that were made since.
    now = momentOf(hours - SEALED_HOURS);
    // The first run marks, the second seals.
    await sealBooks(deps);
    say(`filled, and sealed by ${await sealBooks(deps)} seals, in ${seconds(begun)} s`);
  }

  function fill(from: number, until: number): Promise<void> {
    return fillGroups(lawsDb, {
      first: from * GROUPS_AN_HOUR,
      count: (until - from) * GROUPS_AN_HOUR,
      from: momentOf(from),
      to: momentOf(until),
      creators: CREATORS,
    });
  }

  /** Of one hour more, all before having been found in order. */
  async function lookAtAnHour(hours: number): Promise<LawsLook> {
    const end = momentOf(hours);
    for (const { name } of laws)
      await sql`insert into law_checks (law, outcome, violations, tried_at, checked_at, duration_ms, clean_until, whole_at)
        values (${name}, 'ok', 0, ${end}, ${end}, 0, ${end}, ${end})
        on conflict (law) do update set clean_until = excluded.clean_until`.execute(lawsDb);
    await fill(hours, hours + 1);
    filled = hours + 1;
    now = momentOf(filled);
    const results = await runLaws(deps, { isWhole: false });
    tell(results);
    const slowest = results.reduce((one, other) => (other.durationMs > one.durationMs ? other : one));
    const size = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(
      lawsDb,
    );
    return {
      postings: hours * GROUPS_AN_HOUR * POSTINGS_A_GROUP,
      gigabytes: (size.rows[0]?.bytes ?? 0) / 1e9,
      seconds: results.reduce((sum, { durationMs }) => sum + durationMs, 0) / 1000,
      slowest: slowest.law.name,
      slowestSeconds: slowest.durationMs / 1000,
      broken: results.filter(({ outcome }) => outcome !== 'ok').map(({ law }) => law.name),
    };
  }
} finally {
  await databases.stop();
}

function tell(results: readonly LawResult[]): void {
  for (const { law, outcome, violations, durationMs } of results) {
    if (durationMs > 100 || outcome !== 'ok')
      say(`${String(durationMs).padStart(8)} ms  ${outcome.padEnd(10)} ${law.name}`);
    for (const { id, difference } of violations.slice(0, 3)) say(`             ${id}: ${difference}`);
  }
}
