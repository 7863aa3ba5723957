import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { StartError } from './start-error.ts';

const MIGRATIONS = new URL('../../migrations/', import.meta.url).pathname;
/** Any fixed number: all nodes of one database take this lock before they migrate. */
const MIGRATION_LOCK = 7_260_001;
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

/**
 * Applies what is missing, each file in its own transaction, under an advisory lock so that nodes which start
 * together wait for one another. Returns the names applied.
 * @throws StartError when an applied file has since been changed, as migrations are immutable, or when the database was
 * migrated by a newer version: older code would go on without knowing what its tables mean now.
 */
export async function migrate(connectionString: string, migrations?: Migration[]): Promise<string[]> {
  const client = new pg.Client({ connectionString, application_name: 'likha-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    return await applyMissing(client, migrations ?? (await readMigrations()));
  } finally {
    await client.end();
  }
}

async function applyMissing(client: pg.Client, migrations: Migration[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  refuseNewer([...applied.keys()], migrations);
  const done: string[] = [];
  for (const migration of migrations) {
    const checksum = applied.get(migration.name);
    if (checksum === migration.checksum) continue;
    if (checksum) throw new StartError(`migration ${migration.name} was changed after it had been applied`);
    await applyOne(client, migration);
    done.push(migration.name);
  }
  return done;
}

/** Those that a newer version has applied, in their order. */
export function newerThan(known: readonly Migration[], applied: readonly string[]): string[] {
  const names = new Set(known.map(({ name }) => name));
  return applied.filter((name) => !names.has(name)).sort();
}

function refuseNewer(applied: string[], known: Migration[]): void {
  const newer = newerThan(known, applied);
  if (newer.length > 0)
    throw new StartError(
      `the database was migrated by a newer version (${newer.join(', ')}): start that version, or restore a backup`,
    );
}

async function applyOne(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.text);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migration ${migration.name} failed`, { cause: error });
  }
}
