import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../test/harness.ts';
import { createDatabase, createPool } from './index.ts';

const harness = useHarness();

describe('the pool', () => {
  it('answers a query with values, asked of it or of one of its connections', async () => {
    const { pool } = harness.deps;
    expect((await pool.query('select $1::int as n', [7])).rows).toEqual([{ n: 7 }]);
    const client = await pool.connect();
    expect((await client.query('select $1::int as n', [8])).rows).toEqual([{ n: 8 }]);
    client.release();
  });

  it('reads bigints as numbers, days as they are, and refuses numbers that it cannot hold', async () => {
    const { db } = harness.deps;
    const { rows } =
      await sql<object>`select 9007199254740991::bigint as big, '2026-06-15'::date as day`.execute(db);
    expect(rows).toEqual([{ big: 9_007_199_254_740_991, day: '2026-06-15' }]);
    await expect(sql`select 9007199254740992::bigint as big`.execute(db)).rejects.toThrow('beyond 2^53');
  });

  it('gives up on a lock after its own time, below that of a statement, and has a name', async () => {
    const pool = createPool({
      connectionString: harness.connectionString,
      name: 'likha-money',
      maxConnections: 1,
      statementTimeoutMs: 20_000,
      lockTimeoutMs: 100,
    });
    const db = createDatabase(pool);
    const { rows } = await sql`select current_setting('application_name') as name,
      current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`.execute(db);
    expect(rows).toEqual([{ name: 'likha-money', statement: '20s', lock: '100ms' }]);
    await harness.deps.db.transaction().execute(async (tx) => {
      await sql`lock table captcha_uses`.execute(tx);
      await expect(sql`select 1 from captcha_uses`.execute(db)).rejects.toMatchObject({ code: '55P03' });
    });
    await pool.end();
  });

  it('asks nothing of the start of a connection that a pooler refuses', async () => {
    const pool = createPool({
      connectionString: harness.connectionString,
      maxConnections: 1,
      statementTimeoutMs: 20_000,
    });
    const { rows } = await pool.query(`select name from pg_settings where source = 'client' order by 1`);
    // As PgBouncer knows them by itself.
    expect(rows.map(({ name }) => name)).toEqual(['application_name', 'client_encoding']);
    await pool.end();
  });

  it('gives up on a connection after its own time, on one that is not made and on one that others hold', async () => {
    // A database that takes a connection and never says a word, so that no speed of a machine decides.
    const silent = createServer();
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    const { port } = silent.address() as AddressInfo;
    const pool = createPool({
      connectionString: `postgres://likha@127.0.0.1:${port}/likha`,
      maxConnections: 1,
      statementTimeoutMs: 20_000,
      connectTimeoutMs: 100,
    });
    const both = [pool.connect(), createDatabase(pool).selectFrom('users').select('id').execute()];
    for (const { reason } of (await Promise.allSettled(both)) as PromiseRejectedResult[])
      expect(reason).toMatchObject({ message: expect.stringContaining('timeout') });
    await pool.end();
    silent.close();
  });
});
