import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabase, createPool } from '../src/platform/database/index.ts';
import { CLONE, TEMPLATE } from './global-setup.ts';

/** Cloned while this worker runs the file before: files share their modules, so it is there for the next. */
let prepared: Promise<string> | null = null;

/** A database of its own for one test file, cloned from the migrated template. */
export async function createTestDatabase() {
  const pattern = inject('postgres');
  const name = await (prepared ?? clone(pattern));
  prepared = clone(pattern);
  // Who needs the next one sees why there is none; a run that ends before needs none.
  prepared.catch(() => undefined);
  const connectionString = pattern.replace('DATABASE', name);
  const pool = createPool({
    connectionString,
    maxConnections: 8,
    statementTimeoutMs: 20_000,
    isPipelined: true,
  });
  const db = createDatabase(pool);
  return {
    connectionString,
    pool,
    db,
    async drop() {
      if (!pool.ended) await pool.end();
      // Nobody waits for it: the next file has another, and what is left the run drops at its end.
      asAdmin(pattern, `drop database if exists ${name} with (force)`).catch(() => undefined);
    },
  };
}

/** One with nothing in it, not even the schema. */
export async function createEmptyDatabase(): Promise<{ connectionString: string; drop(): Promise<void> }> {
  const pattern = inject('postgres');
  const name = `${CLONE}${randomBytes(6).toString('hex')}`;
  await asAdmin(pattern, `create database ${name} template template0`);
  return {
    connectionString: pattern.replace('DATABASE', name),
    drop: () => asAdmin(pattern, `drop database if exists ${name} with (force)`),
  };
}

async function clone(pattern: string): Promise<string> {
  const name = `${CLONE}${randomBytes(6).toString('hex')}`;
  // Files are copied as they are, and not block by block through the log.
  await asAdmin(pattern, `create database ${name} template ${TEMPLATE} strategy file_copy`);
  return name;
}

async function asAdmin(pattern: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: pattern.replace('DATABASE', 'postgres') });
  // The server may end while the next file's database is being cloned.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
