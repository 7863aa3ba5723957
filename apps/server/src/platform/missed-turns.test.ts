import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { useHarness } from '../../test/harness.ts';
import { declareJob, type Job } from './declare-job.ts';
import { HOUR_MS, MINUTE_MS } from './durations.ts';
import { addJob } from './jobs.ts';
import { listEndedJobs } from './queue.queries.ts';
import { startOwnWorker } from './worker.fixture.ts';

const harness = useHarness();
const MOMENT_MS = 2000;
const SLEPT_MS = 3 * HOUR_MS;
/** The first turn that is missed, on a clock that stands as far back as the worker sleeps, and more. */
const firstTurn = Math.floor((Date.now() - 2 * SLEPT_MS) / MINUTE_MS) * MINUTE_MS;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: firstTurn - MOMENT_MS });
});
afterEach(() => {
  vi.useRealTimers();
});

const declared = { lane: 'test', payload: z.object({}), tries: 1 };
const turn = declareJob({ ...declared, id: 'test.turn', cron: '* * * * *' });

const turns = async () =>
  (
    await sql<{ last: Date | null; waiting: number; since: Date | null }>`
      select (select last_execution from graphile_worker._private_known_crontabs where identifier = 'test.turn') as last,
             count(*)::int as waiting, min(run_at) as since
        from graphile_worker.jobs where task_identifier = 'test.turn'`.execute(harness.deps.db)
  ).rows[0];

it('makes up for all turns that a stuck lane or a machine asleep has missed by one, which says since when it waits', async () => {
  const held = Promise.withResolvers<void>();
  const stuck = declareJob({ ...declared, id: 'test.stuck' });
  const hold = vi.fn(() => held.promise);
  const take = vi.fn(async () => undefined);
  await addJob(harness.deps.db, stuck, {});
  const worker = await startOwnWorker({
    connectionString: harness.connectionString,
    jobs: [stuck.handledBy(hold) as Job, turn.handledBy(take) as Job],
  });
  try {
    await expect.poll(() => hold.mock.calls.length).toBe(1);
    vi.setSystemTime(firstTurn + SLEPT_MS);
    // A clock that jumps after the first turn is not looked at before the next one, a minute later.
    await expect.poll(async () => (await turns())?.last?.getTime()).toBe(firstTurn + SLEPT_MS);
    expect(await turns()).toMatchObject({ waiting: 1, since: new Date(firstTurn) });
    held.resolve();
    await expect.poll(async () => (await turns())?.waiting).toBe(0);
    expect(take).toHaveBeenCalledTimes(1);
  } finally {
    held.resolve();
    await worker.stop();
  }
});

it('forgets a turn that failed to the last of its tries once a later one worked: nobody has to look after it', async () => {
  const { db } = harness.deps;
  vi.setSystemTime(firstTurn + SLEPT_MS + HOUR_MS - MOMENT_MS);
  await addJob(db, turn, {}, { key: 'clockwork:test.turn' });
  await sql`update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'away' where key = 'clockwork:test.turn'`.execute(
    db,
  );
  expect(await listEndedJobs(db, 9)).toMatchObject([{ task: 'test.turn', reason: 'away' }]);
  const take = vi.fn(async () => undefined);
  const jobs = [turn.handledBy(take) as Job];
  const worker = await startOwnWorker({ connectionString: harness.connectionString, jobs });
  try {
    await expect.poll(() => take.mock.calls.length).toBe(1);
    await expect.poll(async () => (await turns())?.waiting).toBe(0);
    expect(await listEndedJobs(db, 9)).toEqual([]);
  } finally {
    await worker.stop();
  }
});
