import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { migrate, readMigrations } from './migrate.ts';
import { StartError } from './start-error.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const migration = (name: string, text: string, checksum = text) => ({ name, text, checksum });

async function query(text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Somebody who reads the table that one more migration would change, until they are told to stop. */
async function whoReadsUsers() {
  const reader = new pg.Client({ connectionString: database.connectionString });
  await reader.connect();
  await reader.query('begin; select from schema_migrations; select from users limit 1');
  return {
    more: [...(await readMigrations()), migration('9001-more.sql', 'alter table users add column more int')],
    async stopReading() {
      await reader.query('rollback');
      await reader.end();
    },
  };
}

describe('migrating', () => {
  it('a second time does nothing', async () => {
    expect(await migrate(database.connectionString)).toEqual([]);
  });

  it('applies what is missing, once, when six nodes start at the same time', async () => {
    const all = [
      ...(await readMigrations()),
      migration('9001-once.sql', 'create table once (n int); insert into once values (1)'),
    ];
    const applied = await Promise.all(
      Array.from({ length: 6 }, () => migrate(database.connectionString, { migrations: all })),
    );
    expect(applied.flat()).toEqual(['9001-once.sql']);
    expect(await query('select n from once')).toEqual([{ n: 1 }]);
  });

  it('waits for who reads a table, and lets everybody else read it meanwhile', async () => {
    const { more, stopReading } = await whoReadsUsers();
    // Nothing to do there: it does not wait for who reads what is done.
    expect(await migrate(database.connectionString)).toEqual([]);
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const migrating = migrate(database.connectionString, { migrations: more });
    const waits = `select from pg_stat_activity where application_name = 'likha-migrate' and wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(async () => (await query(waits)).length).toBe(1);
    expect(await query('select from users')).toEqual([]);
    await expect
      .poll(() => said.mock.calls.flat())
      .toContainEqual(expect.stringMatching(/9001-more\.sql waits/));
    said.mockRestore();
    await stopReading();
    expect(await migrating).toEqual(['9001-more.sql']);
  });

  it('says so when it is cut off while it waits, and takes nobody down', async () => {
    const { more, stopReading } = await whoReadsUsers();
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const migrating = migrate(database.connectionString, { migrations: more }).catch(
      (error: unknown) => error,
    );
    await expect.poll(() => said.mock.calls.length).toBe(1);
    said.mockRestore();
    // Between two tries nothing is asked by its connection.
    const end = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'likha-migrate' and state = 'idle' and datname = current_database()`;
    expect(await query(end)).toHaveLength(1);
    await stopReading();
    expect(await migrating).toBeInstanceOf(Error);
    expect(await migrate(database.connectionString, { migrations: more })).toEqual(['9001-more.sql']);
  });

  it('refuses a file that was changed after it had been applied', async () => {
    const [first, ...others] = await readMigrations();
    if (!first) throw new Error('there are no migrations');
    const changed = [{ ...first, checksum: 'another' }, ...others];
    await expect(migrate(database.connectionString, { migrations: changed })).rejects.toThrow(
      `migration ${first.name} was changed after it had been applied`,
    );
  });

  it('refuses a database that a newer version has migrated, and changes nothing', async () => {
    const newer = [...(await readMigrations()), migration('9001-newer.sql', 'create table newer (n int)')];
    await migrate(database.connectionString, { migrations: newer });
    const older = migrate(database.connectionString);
    await expect(older).rejects.toThrow(StartError);
    await expect(older).rejects.toThrow('migrated by a newer version (9001-newer.sql)');
    expect(await query('select n from newer')).toEqual([]);
  });

  it('lets the release before start again, and none older', async () => {
    const first = await readMigrations();
    const second = [...first, migration('9001-second.sql', 'create table second (n int)')];
    const start = (release: string, migrations: typeof first) =>
      migrate(database.connectionString, { release, migrations });
    await start('1.0.0', first);
    expect(await start('1.1.0', second)).toEqual(['9001-second.sql']);
    expect(await start('1.0.0', first)).toEqual([]);
    await expect(start('0.9.0', first)).rejects.toThrow('migrated by a newer version (9001-second.sql)');
    // A release without migrations counts: what comes after it is two ahead of the first.
    await start('1.2.0', second);
    const third = [...second, migration('9002-third.sql', 'create table third (n int)')];
    await start('1.3.0', third);
    await expect(start('1.0.0', first)).rejects.toThrow('(9002-third.sql)');
    await expect(start('1.1.0', second)).rejects.toThrow('(9002-third.sql)');
    expect(await start('1.2.0', second)).toEqual([]);
  });

  it('leaves nothing of a file that fails, and keeps those before it', async () => {
    const existing = await readMigrations();
    const files = [
      ...existing,
      migration('9001-good.sql', 'create table good (n int)'),
      migration('9002-bad.sql', 'create table bad (n int); select 1/0'),
    ];
    await expect(migrate(database.connectionString, { migrations: files })).rejects.toThrow(
      'migration 9002-bad.sql failed',
    );
    const tables = "select table_name from information_schema.tables where table_name in ('good', 'bad')";
    expect(await query(tables)).toEqual([{ table_name: 'good' }]);
    const mended = [...files.slice(0, -1), migration('9002-bad.sql', 'create table bad (n int)')];
    expect(await migrate(database.connectionString, { migrations: mended })).toEqual(['9002-bad.sql']);
  });
});
