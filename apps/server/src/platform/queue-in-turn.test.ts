import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { OwnPostgres } from '../../test/own-postgres.ts';
import { createPool } from './database/index.ts';
import { migrateJobs } from './worker.ts';

it('six nodes that start together on an empty database leave no clash of the queue in its log (P1014)', async () => {
  const postgres = new OwnPostgres({ fsync: 'off' });
  const { connectionString, drop } = await postgres.database();
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('create database empty');
  await client.end();
  const pools = Array.from({ length: 6 }, () =>
    createPool({
      connectionString: connectionString.replace('/likha?', '/empty?'),
      maxConnections: 2,
      statementTimeoutMs: 20_000,
    }),
  );
  try {
    await Promise.all(pools.map(migrateJobs));
    const log = await readFile(join(postgres.folder, 'postgres.log'), 'utf8');
    expect(log.split('\n').filter((line) => /duplicate key|already exists/.test(line))).toEqual([]);
  } finally {
    await Promise.all(pools.map((pool) => pool.end()));
    await drop();
  }
});
