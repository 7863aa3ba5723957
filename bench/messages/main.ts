import { cpus } from 'node:os';
import { createDatabase, createPool } from '../../apps/server/src/platform/database/index.ts';
import { migrate } from '../../apps/server/src/platform/migrate.ts';
import { migrateJobs } from '../../apps/server/src/platform/worker.ts';
import { measuredCommit } from '../commit.ts';
import { startDatabases } from '../databases.ts';
import { writePart } from '../performance-file.ts';
import { findPostmaster, type Running, start } from '../processes.ts';
import { serverEnvironment } from '../server-environment.ts';
import { fillMessages } from './fill-messages.ts';
import { openConversations } from './open-conversations.ts';
import { reportMessages } from './report-messages.ts';
import { type SentToMany, sendToMany } from './send-to-many.ts';

const SUBSCRIBERS = Number(process.env.BENCH_SUBSCRIBERS ?? 50_000);
/** Each with as long without it before: a machine that others use is so for both. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const SIZES = (process.env.BENCH_SIZES ?? '100,100000').split(',').map(Number);
const file = (name: string) => new URL(name, import.meta.url).pathname;
const say = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run bench:messages`: what a long conversation costs, and a message to many, in one run on one machine. */
const commit = measuredCommit();
const databases = await startDatabases(100);
const running: Running[] = [];
try {
  const { connectionString, dataDir } = await databases.create('messages');
  await migrate(connectionString);
  const pool = createPool({ connectionString, maxConnections: 2, statementTimeoutMs: 600_000 });
  await migrateJobs(pool);
  const db = createDatabase(pool);
  say(`filling ${SUBSCRIBERS.toLocaleString('en')} subscribers …`);
  await fillMessages(db, SUBSCRIBERS, SIZES);
  const environment = serverEnvironment(connectionString, dataDir);
  const app = await start(file('../servers/app.ts'), environment);
  running.push(app);
  say('opening conversations …');
  const opened = await openConversations(app.url, SIZES);
  const worker = { ...environment, ROLE: 'worker', HEALTH_PORT: '0' };
  const program = await start(file('../../apps/server/src/main.ts'), worker, /(taking jobs)/);
  running.push(program);
  const postmaster = await findPostmaster(connectionString);
  const sent: SentToMany[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    say(`writing to all subscribers, ${round} of ${ROUNDS} …`);
    sent.push(await sendToMany({ db, origin: app.url, worker: program, postmaster }));
  }
  const { text, isMet } = reportMessages({
    commit,
    cores: cpus().length,
    sizes: SIZES,
    opened,
    sent,
    subscribers: SUBSCRIBERS,
  });
  say(text);
  if (!process.env.BENCH_SUBSCRIBERS && !process.env.BENCH_SIZES && !process.env.BENCH_ROUNDS)
    writePart('messages', text);
  process.exitCode = isMet ? 0 : 1;
  await pool.end();
} finally {
  await Promise.all(running.map((one) => one.stop()));
  await databases.stop();
}
