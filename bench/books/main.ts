import { cpus } from 'node:os';
import { sql } from 'kysely';
import { type LawResult, runLaws } from '../../apps/server/src/invariants/run-laws.ts';
import { addUpDays } from '../../apps/server/src/modules/books/add-up-days.ts';
import type { BooksDeps } from '../../apps/server/src/modules/books/books-deps.ts';
import { closeMonth } from '../../apps/server/src/modules/books/close-month.ts';
import { closedMonthsStay } from '../../apps/server/src/modules/books/laws/closed-months-stay.law.ts';
import { daysAreAddedUp } from '../../apps/server/src/modules/books/laws/days-are-added-up.law.ts';
import { sealBooks } from '../../apps/server/src/modules/ledger/index.ts';
import { makeStatementsJob } from '../../apps/server/src/modules/statements/declared-jobs.ts';
import { statementsFollow } from '../../apps/server/src/modules/statements/laws/statements-follow.law.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { createDatabase, createPool, type Database } from '../../apps/server/src/platform/database/index.ts';
import { createIds } from '../../apps/server/src/platform/ids.ts';
import { addJob } from '../../apps/server/src/platform/jobs.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { migrate } from '../../apps/server/src/platform/migrate.ts';
import { addMonths, firstDayOf, monthOf } from '../../apps/server/src/platform/philippine-months.ts';
import { migrateJobs } from '../../apps/server/src/platform/worker.ts';
import { measuredCommit } from '../commit.ts';
import { startDatabases } from '../databases.ts';
import { fillGroups, fillPeople, GROUPS_A_FAN, POSTINGS_A_GROUP } from '../laws/fill-books.ts';
import { writePart } from '../performance-file.ts';
import { start } from '../processes.ts';
import { serverEnvironment } from '../server-environment.ts';
import { ADMIN, chooseSale, fillSellers } from './fill-sellers.ts';
import { reportBooks } from './report-books.ts';
import { sellMeanwhile } from './sales.ts';
import { untilMade } from './watch-statements.ts';

/**
 * `npm run bench:books`: books of ten million postings of the last ninety days are added up from nothing and their months are closed while
 * posts are sold; then two workers of the real program make the last month's statements of a hundred thousand creators, one of whom is killed.
 */
const POSTINGS = Number(process.env.BENCH_POSTINGS ?? 10_000_000);
const CREATORS = Number(process.env.BENCH_CREATORS ?? 100_000);
const DAYS = 90;
const DAY_MS = 86_400_000;
const STEP = 20_000;
/** Fans who buy while months are closed, forty times a second. */
const SELLERS = 40;
const BEFORE_MS = 30_000;
const TIMEOUT_MS = 60 * 60_000;
const file = (name: string) => new URL(name, import.meta.url).pathname;

const commit = measuredCommit();
const say = (line: string) => process.stdout.write(`${line}\n`);
const secondsSince = (begun: number) => (performance.now() - begun) / 1000;
/** Whole groups of whole fans. */
const groups = Math.ceil(POSTINGS / POSTINGS_A_GROUP / GROUPS_A_FAN) * GROUPS_A_FAN;
const unspent = { first: groups, count: SELLERS * GROUPS_A_FAN };

const databases = await startDatabases(100);
const running = new Set<{ stop(): Promise<void> }>();
try {
  const { connectionString, dataDir } = await databases.create('books');
  await migrate(connectionString);
  const pool = createPool({
    connectionString,
    name: 'bench',
    maxConnections: 4,
    statementTimeoutMs: TIMEOUT_MS,
  });
  await migrateJobs(pool);
  const db = createDatabase(pool);
  const log = createLog('error');
  const deps = {
    db,
    lawsDb: db,
    clock: systemClock,
    ids: createIds(systemClock),
    log,
  } as unknown as BooksDeps;

  const end = Date.now() - 60_000;
  await fillBooks(db, end);
  await sealBooks(deps);
  const seals = await sealBooks(deps);
  say(`${seals} seals are made`);

  const web = await start(file('../servers/app.ts'), serverEnvironment(connectionString, dataDir));
  running.add(web);
  const next = chooseSale(unspent);
  const selling = { origin: web.url, db, next };
  const before = await sellMeanwhile(selling, () => new Promise((done) => setTimeout(done, BEFORE_MS)));
  let [addingSeconds, closingSeconds, months] = [0, 0, 0];
  const meanwhile = await sellMeanwhile(selling, async () => {
    let begun = performance.now();
    await addUpDays(db);
    addingSeconds = secondsSince(begun);
    say(`added up after ${addingSeconds.toFixed(0)} s`);
    begun = performance.now();
    for (
      let month = monthOf(new Date(end - DAYS * DAY_MS));
      month < monthOf(new Date(end));
      month = addMonths(month, 1)
    ) {
      await closeMonth(deps, { month, adminId: ADMIN, from: '127.0.0.1' });
      months += 1;
    }
    closingSeconds = secondsSince(begun);
  });
  await web.stop();
  running.delete(web);
  say(`${months} months are closed in ${closingSeconds.toFixed(1)} s; statements …`);

  const lastMonth = addMonths(monthOf(new Date(end)), -1);
  await onlyLastMonth(db, lastMonth);
  const startWorker = async () => {
    const environment = { ...serverEnvironment(connectionString, dataDir), ROLE: 'worker', HEALTH_PORT: '0' };
    const worker = await start(file('../../apps/server/src/main.ts'), environment, /(taking jobs)/);
    running.add(worker);
    return worker;
  };
  const [doomed] = [await startWorker(), await startWorker()];
  const begun = performance.now();
  await addJob(db, makeStatementsJob, {});
  await untilMade(db, { month: lastMonth, most: CREATORS / 2, patienceMs: TIMEOUT_MS });
  process.kill(doomed.pid, 'SIGKILL');
  running.delete(doomed);
  const killedSeconds = secondsSince(begun);
  say(`killed a worker after ${killedSeconds.toFixed(0)} s`);
  await startWorker();
  const statements = await untilMade(db, { month: lastMonth, most: null, patienceMs: TIMEOUT_MS });
  const statementSeconds = secondsSince(begun);
  await Promise.all([...running].map((one) => one.stop()));
  running.clear();

  say('looking at the laws …');
  const laws = await runLaws(deps, {
    isWhole: true,
    only: [daysAreAddedUp, closedMonthsStay, statementsFollow],
  });
  const { text, isMet } = reportBooks({
    commit,
    cores: cpus().length,
    postings: groups * POSTINGS_A_GROUP,
    creators: CREATORS,
    months,
    addingSeconds,
    closingSeconds,
    before,
    meanwhile,
    statements,
    statementSeconds,
    killedSeconds,
    broken: laws.filter(({ outcome }: LawResult) => outcome !== 'ok').map(({ law }) => law.name),
  });
  say(text);
  if (!process.env.BENCH_POSTINGS) writePart('books', text);
  process.exitCode = isMet ? 0 : 1;
  await pool.end();
} finally {
  await Promise.all([...running].map((one) => one.stop()));
  await databases.stop();
}

async function fillBooks(db: Database, end: number): Promise<void> {
  const begun = performance.now();
  const from = end - DAYS * DAY_MS;
  const momentOf = (group: number) => new Date(from + ((end - from) * group) / groups);
  await fillPeople(db, { groups: groups + unspent.count, creators: CREATORS });
  for (let first = 0; first < groups; first += STEP) {
    const count = Math.min(STEP, groups - first);
    const span = { from: momentOf(first), to: momentOf(first + count) };
    await fillGroups(db, { first, count, ...span, creators: CREATORS });
    say(`${(first + count) * POSTINGS_A_GROUP} postings after ${secondsSince(begun).toFixed(0)} s`);
  }
  await fillGroups(db, {
    ...unspent,
    from: new Date(end),
    to: new Date(),
    creators: CREATORS,
    isUnspent: true,
  });
  await fillSellers(db, unspent);
  await sql`vacuum analyze`.execute(db);
  await sql`checkpoint`.execute(db);
}

/** Statements of the months before were made in their turn. */
async function onlyLastMonth(db: Database, lastMonth: string): Promise<void> {
  for (let back = -1; back >= -DAYS / 30 - 1; back -= 1)
    await sql`insert into statement_months (month, first_posting_id, done_at) values (${firstDayOf(addMonths(lastMonth, back))}::date, 0, now())`.execute(
      db,
    );
}
