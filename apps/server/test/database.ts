import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabase, createPool } from '../src/platform/database/index.ts';
import { TEMPLATE } from './global-setup.ts';

/** A database of its own for one test file, cloned from the migrated template. */
export async function createTestDatabase() {
  const pattern = inject('postgres');
  const name = `likha_${randomBytes(6).toString('hex')}`;
  await asAdmin(pattern, `create database ${name} template ${TEMPLATE}`);
  const connectionString = pattern.replace('DATABASE', name);
  const pool = createPool({ connectionString, maxConnections: 8, statementTimeoutMs: 20_000 });
  const db = createDatabase(pool);
  return {
    connectionString,
    pool,
    db,
    async drop() {
      if (!pool.ended) await pool.end();
      await asAdmin(pattern, `drop database if exists ${name} with (force)`);
    },
  };
}

async function asAdmin(pattern: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: pattern.replace('DATABASE', 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
