import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { isRunning } from '../src/platform/local/data-lock.ts';
import { startEmbeddedPostgres } from '../src/platform/local/embedded-postgres.ts';
import { migrate } from '../src/platform/migrate.ts';
import { migrateJobs } from '../src/platform/worker.ts';
import { removeFolder } from './remove-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A connection string with `DATABASE` where the name goes. */
    postgres: string;
  }
}

export const TEMPLATE = 'likha_template';
/** What the names of its clones begin with. */
export const CLONE = 'likha_clone_';

const MEMORY = '/dev/shm';
const FOLDER = 'likha-test-';
const LEFT_OVER = new RegExp(`^${FOLDER}(\\d+)-`);
/** The cluster of a whole run takes up to 2 GB, and those who use it as much again. */
const PLENTY_BYTES = 6e9;

/**
 * Nothing in it outlives the run, and no plan of it rests on what somebody found by chance: nothing is written twice, and nothing is
 * tidied up meanwhile. A test that asks for a plan counts its rows itself.
 */
const SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '4GB',
  checkpoint_timeout: '1d',
  autovacuum: 'off',
};

/** One real PostgreSQL for the whole run, and one migrated template. */
export default async function setup(project: TestProject) {
  await removeLeftOver();
  const folder = await mkdtemp(join(await roomiest(), `${FOLDER}${process.pid}-`));
  // As root, PostgreSQL runs as another user who must be able to enter.
  await chmod(folder, 0o755);
  const postgres = process.env.TEST_DATABASE_URL
    ? null
    : await startEmbeddedPostgres({ dataDir: folder, settings: SETTINGS });
  const pattern = process.env.TEST_DATABASE_URL ?? postgres?.connectionString('DATABASE') ?? '';
  await createTemplate(pattern);
  project.provide('postgres', pattern);
  return async () => {
    if (!postgres) await dropClones(pattern);
    await postgres?.stop();
    await removeFolder(folder);
  };
}

/** Linux's memory where it is mounted as a folder and there is plenty, as every clone is 1,200 files; else the disk. */
async function roomiest(): Promise<string> {
  const free = await statfs(MEMORY).then(
    ({ bavail, bsize }) => Math.min(bavail * bsize, process.availableMemory()),
    () => 0,
  );
  return free >= PLENTY_BYTES ? MEMORY : tmpdir();
}

/** Of runs that were killed: on a disk they would only lie there, here they take memory. */
async function removeLeftOver(): Promise<void> {
  for (const name of await readdir(MEMORY).catch(() => [])) {
    const [, pid] = name.match(LEFT_OVER) ?? [];
    if (pid && !isRunning(Number(pid)))
      await rm(join(MEMORY, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

async function connectAsAdmin(pattern: string): Promise<pg.Client> {
  const admin = new pg.Client({ connectionString: pattern.replace('DATABASE', 'postgres') });
  await admin.connect();
  return admin;
}

/** A server of somebody else outlives the run: each worker has cloned one more than it used. */
async function dropClones(pattern: string): Promise<void> {
  const admin = await connectAsAdmin(pattern);
  const { rows } = await admin.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [CLONE],
  );
  for (const { datname } of rows) await admin.query(`drop database if exists ${datname} with (force)`);
  await admin.end();
}

async function createTemplate(pattern: string): Promise<void> {
  const admin = await connectAsAdmin(pattern);
  await admin.query(`drop database if exists ${TEMPLATE} with (force)`);
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  const connectionString = pattern.replace('DATABASE', TEMPLATE);
  await migrate(connectionString);
  const pool = new pg.Pool({ connectionString, max: 1 });
  await migrateJobs(pool);
  await pool.end();
}
