import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useHarness } from '../../test/harness.ts';
import { inTransaction, isUniqueViolation } from './database.ts';

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
});

describe('a moment', () => {
  it('is the same in whatever form the connection gives it', async () => {
    const { pool } = harness.deps;
    const forms = ['2026-06-15 08:30:00+00', '2026-06-15 08:30:00.5+00', '2026-12-31 23:59:59.123456+00'];
    const client = await pool.connect();
    for (const zone of ['UTC', 'Asia/Manila', 'Asia/Kathmandu']) {
      await client.query(`set timezone = '${zone}'`);
      for (const form of forms) {
        const { rows } = await client.query('select $1::timestamptz as at', [form]);
        expect(rows[0].at, `${form} in ${zone}`).toEqual(
          new Date(form.replace(' ', 'T').replace('+00', 'Z')),
        );
      }
    }
    client.release(true);
  });

  it('may be before our era, or never', async () => {
    const { pool } = harness.deps;
    const read = async (text: string) =>
      (await pool.query('select $1::timestamptz as at', [text])).rows[0].at;
    expect(await read('infinity')).toBe(Number.POSITIVE_INFINITY);
    expect((await read('0044-03-15 12:00:00+00 BC')).getUTCFullYear()).toBe(-43);
  });
});

describe('a transaction', () => {
  it('is tried again after a deadlock, a bounded number of times', async () => {
    const { db } = harness.deps;
    let tries = 0;
    const failing = (until: number) =>
      inTransaction(db, async (tx) => {
        tries += 1;
        if (tries < until)
          await sql`do $$ begin raise exception 'x' using errcode = '40P01'; end $$`.execute(tx);
        return tries;
      });
    expect(await failing(3)).toBe(3);
    tries = 0;
    await expect(failing(99)).rejects.toMatchObject({ code: '40P01' });
    expect(tries).toBe(4);
  });

  it('is not tried again after anything else, and leaves nothing', async () => {
    const { db } = harness.deps;
    let tries = 0;
    const failing = inTransaction(db, async (tx) => {
      tries += 1;
      await sql`insert into captcha_uses values ('x', now())`.execute(tx);
      await sql`insert into captcha_uses values ('x', now())`.execute(tx);
    });
    const error: unknown = await failing.catch((thrown: unknown) => thrown);
    expect(isUniqueViolation(error, 'captcha_uses_pkey')).toBe(true);
    expect(isUniqueViolation(error, 'another')).toBe(false);
    expect(tries).toBe(1);
    expect((await sql`select * from captcha_uses`.execute(db)).rows).toEqual([]);
  });
});
