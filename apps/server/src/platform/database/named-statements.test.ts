import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useHarness } from '../../../test/harness.ts';
import { createDatabase, createPool, type Database } from './index.ts';

const harness = useHarness();

/** One connection, so that what it has prepared can be counted. */
let db: Database;
beforeAll(() => {
  const { connectionString } = harness;
  db = createDatabase(createPool({ connectionString, maxConnections: 1, statementTimeoutMs: 20_000 }));
});
afterAll(() => db.destroy());

async function preparedTexts(): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
  return rows.map(({ statement }) => statement);
}

describe('a statement', () => {
  it('with parameters is prepared once, whatever its parameters', async () => {
    for (const n of [1, 2, 3])
      expect((await sql`select ${n}::int as once`.execute(db)).rows).toEqual([{ once: n }]);
    expect(await preparedTexts()).toEqual(['select $1::int as once']);
  });

  it('without parameters is not', async () => {
    await sql`select 5 as plain`.execute(db);
    expect(await preparedTexts()).not.toContain('select 5 as plain');
  });

  it('that fails says so, and its connection goes on', async () => {
    await expect(sql`select 1 / ${0}::int`.execute(db)).rejects.toMatchObject({ code: '22012' });
    expect((await sql`select 1 / ${1}::int as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  });

  it('in a transaction is part of it', async () => {
    const failing = db.transaction().execute(async (tx) => {
      await sql`insert into captcha_uses values (${'gone'}, now())`.execute(tx);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    const kept = await db.selectFrom('captcha_uses').selectAll().where('challenge', '=', 'gone').execute();
    expect(kept).toEqual([]);
  });
});

describe('a connection that was cut', () => {
  it('is replaced by one that prepares anew', async () => {
    const read = () => sql<{ pid: number }>`select ${1}::int as n, pg_backend_pid() as pid`.execute(db);
    const pid = (await read()).rows[0]?.pid;
    await sql`select pg_terminate_backend(${pid}::int)`.execute(harness.deps.db);
    await expect.poll(async () => (await read().catch(() => null))?.rows[0]?.pid).toBeGreaterThan(0);
    expect((await read()).rows[0]?.pid).not.toBe(pid);
  });
});
