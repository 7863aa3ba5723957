import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../test/harness.ts';
import { inTransaction, isUniqueViolation } from './index.ts';

const harness = useHarness();

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
