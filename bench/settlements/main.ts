import { mkdir, stat } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { matchReports } from '../../apps/server/src/modules/settlements/match/match-reports.ts';
import { importReport } from '../../apps/server/src/modules/settlements/report/import-report.ts';
import type { SettlementsDeps } from '../../apps/server/src/modules/settlements/settlements-deps.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { createDatabase, createPool } from '../../apps/server/src/platform/database/index.ts';
import { createIds } from '../../apps/server/src/platform/ids.ts';
import { migrate } from '../../apps/server/src/platform/migrate.ts';
import { migrateJobs } from '../../apps/server/src/platform/worker.ts';
import { measuredCommit } from '../commit.ts';
import { startDatabases } from '../databases.ts';
import { writePart } from '../performance-file.ts';
import { findPostmaster } from '../processes.ts';
import { familyMs, machineMs, processorMs } from '../processor-time.ts';
import { isReached, type Target, verdict } from '../targets.ts';
import { ADMIN, fillCaptures, WRONG_ONE_IN, writeReport } from './fill-captures.ts';

/** `npm run bench:settlements`: a report of so many captures is taken in and held against the books, by the use cases that do it. */
const CAPTURES = Number(process.env.BENCH_CAPTURES ?? 999_999);
const MOST_SECONDS = 120;
/** As in production (databases.ts). */
const STATEMENT_TIMEOUT_MS = 15_000;
const FILL_TIMEOUT_MS = 30 * 60_000;

const say = (line: string) => process.stdout.write(`${line}\n`);
const count = (value: number) => value.toLocaleString('en');
const seconds = (since: number) => (performance.now() - since) / 1000;

const databases = await startDatabases(20);
try {
  const { connectionString, dataDir } = await databases.create('settlements');
  await migrate(connectionString);
  const filling = createPool({ connectionString, maxConnections: 2, statementTimeoutMs: FILL_TIMEOUT_MS });
  await migrateJobs(filling);
  say(`filling ${count(CAPTURES)} captures …`);
  await fillCaptures(createDatabase(filling), CAPTURES);
  await filling.end();
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, 'report.csv');
  const rows = await writeReport(path, CAPTURES);
  const pool = createPool({ connectionString, maxConnections: 4, statementTimeoutMs: STATEMENT_TIMEOUT_MS });
  const db = createDatabase(pool);
  const log = { info: () => undefined, warn: say, error: say };
  const deps = {
    db,
    moneyDb: db,
    clock: systemClock,
    ids: createIds(systemClock),
    log,
  } as unknown as SettlementsDeps;
  const postmaster = await findPostmaster(connectionString);

  say(`a report of ${count(rows)} rows, ${((await stat(path)).size / 1024 / 1024).toFixed(0)} MB …`);
  const [ownBefore, databaseBefore, machineBefore] = [
    processorMs(process.pid),
    familyMs(postmaster),
    machineMs(),
  ];
  const begun = performance.now();
  await importReport(deps, { path, adminId: ADMIN, from: '127.0.0.1' });
  const readSeconds = seconds(begun);
  await matchReports(deps);
  const allSeconds = seconds(begun);
  const ownMs = processorMs(process.pid) - ownBefore;
  const databaseMs = familyMs(postmaster) - databaseBefore;
  const othersMs = machineMs() - machineBefore - ownMs - databaseMs;

  const { rows: found } = await sql<{ matched: number; open: number; left: number; expected: number }>`
    select count(*) filter (where our_id is not null and problem is null)::int as matched, count(*) filter (where problem is not null)::int as open,
      (select count(*)::int from unsettled_captures) as left, (select expected_centavos from settlement_reports) as expected from settlement_rows`.execute(
    db,
  );
  const { matched = 0, open = 0, left = 0 } = found[0] ?? {};
  const wrong = Math.floor(CAPTURES / WRONG_ONE_IN);
  const targets: Target[] = [
    { name: 'seconds until all are matched', figure: Math.round(allSeconds), most: MOST_SECONDS },
    { name: 'each that agrees is matched', figure: matched === CAPTURES - wrong ? 1 : 0, least: 1 },
    { name: 'each that differs waits', figure: open === wrong ? 1 : 0, least: 1 },
    { name: 'captures that no report has named', figure: left, most: 0 },
  ];
  const others = (othersMs / (allSeconds * 1000 * cpus().length)) * 100;
  const text = `
Written by \`npm run bench:settlements\` at ${measuredCommit()}: one report of PayPal with ${count(rows)} rows, one in ${count(WRONG_ONE_IN)} of another amount, taken in and
held against as many captures with their fees, by one process beside PostgreSQL (${cpus().length} cores, fsync on). Everything else on the machine took
${others.toFixed(0)} % of its processors meanwhile.

| captures | seconds until it is read | until all are matched | target | rows a second | ours, ms each | database, ms each |
|---:|---:|---:|---:|---:|---:|---:|
| ${count(CAPTURES)} | ${Math.round(readSeconds)} | ${Math.round(allSeconds)} | ${MOST_SECONDS} | ${count(Math.round(rows / allSeconds))} | ${(ownMs / rows).toFixed(3)} | ${(databaseMs / rows).toFixed(3)} |

${count(matched)} agree, ${count(open)} wait on the work list, ${count(left)} captures are in no report.

${verdict(targets)}
`;
  say(text);
  if (!process.env.BENCH_CAPTURES) writePart('settlements', text);
  process.exitCode = targets.every(isReached) ? 0 : 1;
  await pool.end();
} finally {
  await databases.stop();
}
