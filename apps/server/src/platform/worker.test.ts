import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { useHarness } from '../../test/harness.ts';
import { defineJob, hasQueue } from './jobs.ts';
import { startWorker } from './worker.ts';

const harness = useHarness();

const job = defineJob({
  id: 'test.by-the-clock',
  payload: z.object({}),
  maxAttempts: 3,
  cron: '* * * * *',
  handle: async () => undefined,
});

describe('the queue', () => {
  it('is there once it was installed, and can be told from one that is not', async () => {
    const { db } = harness.deps;
    expect(await hasQueue(db)).toBe(true);
    await db
      .transaction()
      .execute(async (tx) => {
        await sql`drop schema graphile_worker cascade`.execute(tx);
        expect(await hasQueue(tx)).toBe(false);
        throw new Error('put it back');
      })
      .catch((error: Error) => expect(error.message).toBe('put it back'));
  });
});

describe('the worker', () => {
  it('registers what runs by the clock, and stops at once when it is told to', async () => {
    const { pool, log, metrics, db } = harness.deps;
    const worker = await startWorker({ pool, jobs: [job], concurrency: 1, log, metrics });
    await expect
      .poll(async () => {
        const { rows } = await sql<{
          identifier: string;
        }>`select identifier from graphile_worker._private_known_crontabs`.execute(db);
        return rows.map(({ identifier }) => identifier);
      })
      .toContain('test.by-the-clock');
    await expect(Promise.race([worker.stop(), after(5000)])).resolves.toBeUndefined();
  });
});

describe('the pool', () => {
  it('answers a query with parameters that is made on the pool itself', async () => {
    const { rows } = await harness.deps.pool.query('select $1::int + 1 as sum', [41]);
    expect(rows).toEqual([{ sum: 42 }]);
    await expect
      .poll(() => harness.deps.pool.totalCount - harness.deps.pool.idleCount)
      .toBeLessThanOrEqual(1);
  });
});

async function after(ms: number): Promise<string> {
  await new Promise((wake) => setTimeout(wake, ms).unref());
  return 'it did not stop';
}
