import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'likha-password-'));
chmodSync(dataDir, 0o711);
const file = join(dataDir, 'postgres.password');
let running: EmbeddedPostgres | null = null;

afterAll(async () => {
  await running?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<string> {
  running = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off', max_connections: '10' } });
  return running.connectionString();
}

async function stop(): Promise<void> {
  await running?.stop();
  running = null;
}

/** What somebody who reaches the socket gets: the rows, or PostgreSQL's refusal. */
async function ask(connectionString: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString });
  try {
    await client.connect();
    return (await client.query(sql)).rows;
  } catch (error) {
    return (error as { code?: string; message: string }).code ?? (error as Error).message;
  } finally {
    await client.end();
  }
}

it('nobody gets in without the password, which others cannot read; an older folder gets one and keeps its rows', {
  timeout: 120_000,
}, async () => {
  const address = await start();
  expect(await ask(address, 'create table kept as select 7 as number')).toEqual([]);
  const password = readFileSync(file, 'utf8');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await ask(address.replace(password, '0'.repeat(48)), 'select 1')).toBe('28P01');
  expect(await ask(address.replace(`:${password}`, ''), 'select 1')).toMatch(/password|28P01/);

  await stop();
  // As a folder from before there were passwords: whatever it had is not known.
  rmSync(file);
  const again = await start();
  expect(again).not.toBe(address);
  expect(await ask(again, 'select number from kept')).toEqual([{ number: 7 }]);
  expect(await ask(address, 'select 1')).toBe('28P01');

  await stop();
  expect(await start()).toBe(again);

  await stop();
  writeFileSync(file, 'f'.repeat(48));
  await expect(start()).rejects.toThrow(/postgres.password is not that of this database/);
});
