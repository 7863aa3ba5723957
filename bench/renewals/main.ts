import { setTimeout as pause } from 'node:timers/promises';
import { checkInvariants } from '../../apps/server/src/invariants/check-invariants.ts';
import { createDatabase, createPool } from '../../apps/server/src/platform/database/index.ts';
import { migrate } from '../../apps/server/src/platform/migrate.ts';
import { migrateJobs } from '../../apps/server/src/platform/worker.ts';
import { measuredCommit } from '../commit.ts';
import { startDatabases } from '../databases.ts';
import { writePart } from '../performance-file.ts';
import { findPostmaster, start } from '../processes.ts';
import { familyMs, machineMs, processorMs } from '../processor-time.ts';
import { serverEnvironment } from '../server-environment.ts';
import { fillRenewals } from './fill-renewals.ts';
import { reportRenewals } from './report-renewals.ts';
import { countRenewed, untilLeft } from './watch-renewals.ts';

/**
 * `npm run bench:renewals`: a first of the month. Two workers of the real program wait for the moment; with half of the renewals
 * left one of them is killed, and another takes its place.
 */
const RENEWALS = Number(process.env.BENCH_RENEWALS ?? 100_000);
const MINUTE_MS = 60_000;
const PATIENCE_MS = 30 * MINUTE_MS;
const WORKER = new URL('../../apps/server/src/main.ts', import.meta.url).pathname;

const commit = measuredCommit();
const say = (line: string) => process.stdout.write(`${line}\n`);
const secondsSince = (moment: Date, now: number) => (now - moment.getTime()) / 1000;

const databases = await startDatabases(100);
const running = new Set<Awaited<ReturnType<typeof start>>>();
try {
  const { connectionString, dataDir } = await databases.create('renewals');
  await migrate(connectionString);
  const pool = createPool({ connectionString, maxConnections: 2, statementTimeoutMs: PATIENCE_MS });
  await migrateJobs(pool);
  const db = createDatabase(pool);
  const startWorker = async () => {
    const environment = { ...serverEnvironment(connectionString, dataDir), ROLE: 'worker', HEALTH_PORT: '0' };
    const worker = await start(WORKER, environment, /(taking jobs)/);
    running.add(worker);
    return worker;
  };

  // A full minute that is far enough away for the workers to be there: renewals are looked for at each.
  const dueAt = new Date((Math.floor(Date.now() / MINUTE_MS) + 3) * MINUTE_MS);
  say(`filling ${RENEWALS.toLocaleString('en')} subscriptions, due at ${dueAt.toISOString()} …`);
  await fillRenewals(db, RENEWALS, dueAt);
  const [doomed, other] = [await startWorker(), await startWorker()];
  const postmaster = await findPostmaster(connectionString);
  if (Date.now() >= dueAt.getTime()) throw new Error('they were due before the workers were there');
  await pause(dueAt.getTime() - Date.now());

  const [databaseBefore, machineBefore] = [familyMs(postmaster), machineMs()];
  const ownBefore = [doomed, other].reduce((sum, { pid }) => sum + processorMs(pid), 0);
  const leftHalf = await untilLeft(db, dueAt, RENEWALS / 2, PATIENCE_MS);
  const doomedMs = processorMs(doomed.pid);
  process.kill(doomed.pid, 'SIGKILL');
  running.delete(doomed);
  const leftWhenKilled = (await countRenewed(db, dueAt)).due;
  say(
    `killed a worker with ${leftWhenKilled} left, ${secondsSince(dueAt, leftHalf).toFixed(0)} s after they were due`,
  );
  const next = await startWorker();
  const ended = await untilLeft(db, dueAt, 0, PATIENCE_MS);
  const workersMs = doomedMs + processorMs(other.pid) + processorMs(next.pid) - ownBefore;
  const databaseMs = familyMs(postmaster) - databaseBefore;
  const othersMs = machineMs() - machineBefore - workersMs - databaseMs;
  const renewed = await countRenewed(db, dueAt);
  say('looking at the laws …');
  const broken = await checkInvariants(db);
  const { text, isMet } = reportRenewals({
    commit,
    renewals: RENEWALS,
    workers: 2,
    killedAfterSeconds: secondsSince(dueAt, leftHalf),
    seconds: secondsSince(dueAt, ended),
    leftWhenKilled,
    renewed,
    broken: [...new Set(broken.map(({ law }) => law))],
    workersMs,
    databaseMs,
    othersMs,
  });
  say(text);
  if (!process.env.BENCH_RENEWALS) writePart('renewals', text);
  process.exitCode = isMet ? 0 : 1;
  await pool.end();
} finally {
  await Promise.all([...running].map((worker) => worker.stop()));
  await databases.stop();
}
