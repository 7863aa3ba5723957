import { once } from 'node:events';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import type { Job } from './declare-job.ts';
import { spawnHeedlessWorker } from './ending-worker.fixture.ts';
import { addJob } from './jobs.ts';
import { declaredSlowJob, slowJob, startOwnWorker } from './worker.fixture.ts';

/** Real: PostgreSQL, a process and its signal. What is fast: how soon a worker is taken for dead, and how long a process waits for jobs. */
let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeEach(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await sql`create table job_runs (at timestamptz default clock_timestamp(), runner text, event text)`.execute(
    db,
  );
  await addJob(db, declaredSlowJob, {});
  // All but its last try are used up.
  await sql`update graphile_worker._private_jobs set attempts = max_attempts - 1`.execute(db);
});
afterEach(() => database.drop());

async function tries(): Promise<{ left: number; isLocked: boolean }[]> {
  const { rows } = await sql<{ left: number; isLocked: boolean }>`
    select max_attempts - attempts as left, locked_at is not null as "isLocked" from graphile_worker.jobs`.execute(
    database.db,
  );
  return rows;
}

const ownWorker = (job: Job) => startOwnWorker({ connectionString: database.connectionString, jobs: [job] });

async function isDoneByAnother(): Promise<void> {
  const other = await ownWorker(slowJob(database.db, 'other', 1));
  await expect.poll(tries).toEqual([]);
  await other.stop();
}

describe('a worker that ends in the middle of the last try of a job (P1080)', () => {
  it('lets go of one that heeds it, which has its try again', async () => {
    const began = Promise.withResolvers<void>();
    const heeding = declaredSlowJob.handledBy((_payload, { signal }) => {
      const { promise, reject } = Promise.withResolvers<void>();
      signal.addEventListener('abort', () => reject(signal.reason));
      began.resolve();
      return promise;
    });
    const worker = await ownWorker(heeding as Job);
    await began.promise;
    expect(await tries()).toEqual([{ left: 0, isLocked: true }]);
    await worker.stop();
    expect(await tries()).toEqual([{ left: 1, isLocked: false }]);
    await isDoneByAnother();
  });

  it('counts a fault of the job though it ends', async () => {
    const began = Promise.withResolvers<void>();
    const faulty = declaredSlowJob.handledBy((_payload, { signal }) => {
      const { promise, reject } = Promise.withResolvers<void>();
      signal.addEventListener('abort', () => reject(new Error('a fault of its own')));
      began.resolve();
      return promise;
    });
    const worker = await ownWorker(faulty as Job);
    await began.promise;
    await worker.stop();
    expect(await tries()).toEqual([{ left: 0, isLocked: false }]);
  });

  it('gives one its try back that does not heed it, and ends; another takes it', async () => {
    const child = await spawnHeedlessWorker(database.connectionString);
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    expect(code).toBe(1);
    expect((await tries()).map(({ left }) => left)).toEqual([1]);
    await isDoneByAnother();
  });
});
