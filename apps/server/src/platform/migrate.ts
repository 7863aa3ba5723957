import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { connectOrSay } from './database/connect.ts';
import { LOCKS } from './database/locks.ts';
import { RELEASE } from './release.ts';
import { StartError } from './start-error.ts';

const MIGRATIONS = new URL('../../migrations/', import.meta.url).pathname;
const FILE_NAME = /^\d{4}-[a-z0-9-]+\.sql$/;

interface Migration {
  name: string;
  text: string;
  checksum: string;
}

/** The migrations in order of their numbers. */
export async function readMigrations(directory = MIGRATIONS): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => FILE_NAME.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(directory, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

interface MigrateOptions {
  /** Those of this release, unless told otherwise. */
  migrations?: Migration[];
  /** Of what migrates; of this package unless told otherwise. */
  release?: string;
  /** By who restores a backup there; nobody else starts on a database that has a part of one. */
  isRestoring?: boolean;
}

const RESTORED_IN_PART = `select to_regclass('likha_restore.unfinished') is not null as yes`;

/**
 * A database without its rows looks like a new one, and one without its files loses them to who cleans up (P942).
 * @throws StartError where one is being restored, or was when that was killed
 */
export async function refuseUnfinishedRestore(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ yes: boolean }>(RESTORED_IN_PART);
  if (rows[0]?.yes)
    throw new StartError(
      'a backup is being restored into this database, or was when that ended: run "restore" again to its end, or begin with an empty one',
    );
}

/**
 * Applies what is missing, each file in its own transaction, under an advisory lock so that nodes which start
 * together wait for one another. Returns the names applied. What the very next release has applied is let be (P768): a node of the
 * release before may start again while nodes of both serve.
 * @throws StartError when an applied file has since been changed, as migrations are immutable, or when the database was
 * migrated by a version newer than the next: older code would go on without knowing what its tables mean now.
 */
export async function migrate(connectionString: string, options: MigrateOptions = {}): Promise<string[]> {
  const migrations = options.migrations ?? (await readMigrations());
  const release = options.release ?? RELEASE;
  const client = new pg.Client({ connectionString, application_name: 'likha-migrate' });
  // A connection that is cut between two tries: the next one says so.
  client.on('error', () => undefined);
  await connectOrSay(client);
  try {
    await takeTurn(client);
    if (!options.isRestoring) await refuseUnfinishedRestore(client);
    await prepare(client);
    return await applyMissing(client, migrations, release);
  } finally {
    await client.end();
  }
}

/**
 * For who looks at tables and must change nothing: those of another version are not taken for broken ones (P981).
 * @throws StartError where they are older, or newer than the next release
 */
export async function demandMigrated(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await connectOrSay(client);
  try {
    const [known, applied] = [await readMigrations(), await readApplied(client)];
    refuseNewer(tooNew(known, applied, RELEASE));
    const names = new Set(applied.map(({ name }) => name));
    const missing = known.filter(({ name }) => !names.has(name)).length;
    if (missing > 0)
      throw new StartError(
        `the database is of an older version, ${missing} migrations behind: start Likha there or run "migrate" first, or ask that version`,
      );
  } finally {
    await client.end();
  }
}

/** One at a time; who waits says so, as a migration of large tables takes minutes. */
async function takeTurn(client: pg.Client): Promise<void> {
  const taken = await client.query<{ yes: boolean }>('select pg_try_advisory_lock($1) as yes', [
    LOCKS.migration,
  ]);
  if (taken.rows[0]?.yes) return;
  process.stderr.write('another process is migrating this database: waiting until it has\n');
  await client.query('select pg_advisory_lock($1)', [LOCKS.migration]);
}

/**
 * The tables of who migrates. To add a column that is there would still wait for whoever reads the table, as a backup does for as long as
 * it takes: no node could start meanwhile.
 */
async function prepare(client: pg.Client): Promise<void> {
  await client.query(`
    create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now());
    create table if not exists schema_releases (release text primary key, before text, first_at timestamptz not null default now());`);
  const { rowCount } = await client.query(
    `select from pg_attribute where attrelid = 'schema_migrations'::regclass and attname = 'release'`,
  );
  if (rowCount === 0)
    await client.query('alter table schema_migrations add column if not exists release text');
}

async function applyMissing(client: pg.Client, migrations: Migration[], release: string): Promise<string[]> {
  const rows = await readApplied(client);
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  refuseNewer(tooNew(migrations, rows, release));
  await client.query(ARRIVES, [release]);
  const done: string[] = [];
  for (const migration of migrations) {
    const checksum = applied.get(migration.name);
    if (checksum === migration.checksum) continue;
    if (checksum) throw new StartError(`migration ${migration.name} was changed after it had been applied`);
    await applyOne(client, migration, release);
    done.push(migration.name);
  }
  return done;
}

export interface Applied {
  name: string;
  checksum: string;
  /** The release in front of the one that applied it; null where that was the first that keeps this. */
  before: string | null;
}

/** What a database says of itself; one that no release with this has started on yet knows no releases. */
export async function readApplied(client: pg.Client): Promise<Applied[]> {
  const known = await client.query<{ yes: boolean }>(
    `select to_regclass('schema_releases') is not null as yes`,
  );
  const text = known.rows[0]?.yes
    ? 'select m.name, m.checksum, r.before from schema_migrations m left join schema_releases r using (release)'
    : 'select name, checksum, null as before from schema_migrations';
  return (await client.query<Applied>(text)).rows;
}

/** Each release once, with whichever came before it; one that comes back changes nothing. */
const ARRIVES = `insert into schema_releases (release, before)
  select $1, (select release from schema_releases order by first_at desc, release desc limit 1) on conflict do nothing`;

/** Those that a newer release has applied, in their order, unless that is the next one. */
export function tooNew(known: readonly Migration[], applied: readonly Applied[], release: string): string[] {
  const names = new Set(known.map(({ name }) => name));
  return applied
    .filter(({ name, before }) => !names.has(name) && before !== release)
    .map(({ name }) => name)
    .sort();
}

function refuseNewer(newer: string[]): void {
  if (newer.length > 0)
    throw new StartError(
      `the database was migrated by a newer version (${newer.join(', ')}): start that version, or restore a backup`,
    );
}

/** What it waits for at a time, so that those who want to read what it waits for wait no longer. */
const LOCK_PATIENCE = '2s';
const LOCK_NOT_AVAILABLE = '55P03';
const PAUSE_MS = 2000;

/** As often as it takes, and says that it waits: a backup that reads for an hour lets nobody change a table that it has read. */
async function applyOne(client: pg.Client, migration: Migration, release: string): Promise<void> {
  let isSaid = false;
  while (!(await tryToApply(client, migration, release))) {
    if (!isSaid) process.stderr.write(`migration ${migration.name} waits for who is using its tables\n`);
    isSaid = true;
    await pause(PAUSE_MS);
  }
}

/** @returns whether it was done; not where somebody reads what it would change */
async function tryToApply(client: pg.Client, migration: Migration, release: string): Promise<boolean> {
  await client.query(`begin; set local lock_timeout = '${LOCK_PATIENCE}'`);
  try {
    await client.query(migration.text);
    await client.query('insert into schema_migrations (name, checksum, release) values ($1, $2, $3)', [
      migration.name,
      migration.checksum,
      release,
    ]);
    await client.query('commit');
    return true;
  } catch (error) {
    await client.query('rollback');
    if ((error as { code?: string }).code === LOCK_NOT_AVAILABLE) return false;
    throw new Error(`migration ${migration.name} failed`, { cause: error });
  }
}
