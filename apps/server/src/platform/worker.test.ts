import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { useHarness } from '../../test/harness.ts';
import { CLOCKWORK, declareJob, type Job } from './declare-job.ts';
import { HOUR_MS } from './durations.ts';
import { addJob, hasQueue } from './jobs.ts';
import { startOwnWorker } from './worker.fixture.ts';
import { lanesOf } from './worker.ts';

const harness = useHarness();

type OwnWorker = Awaited<ReturnType<typeof startOwnWorker>>;
let worker: OwnWorker | undefined;
const holds: PromiseWithResolvers<void>[] = [];
/** What jobs of a test wait for; at its end they go on, however it ended. */
function hold(): PromiseWithResolvers<void> {
  const held = Promise.withResolvers<void>();
  holds.push(held);
  return held;
}
afterEach(async () => {
  for (const held of holds.splice(0)) held.resolve();
  await worker?.stop();
  worker = undefined;
});

async function start(
  jobs: Job[],
  options: Pick<Parameters<typeof startOwnWorker>[0], 'concurrency' | 'timing' | 'statementTimeoutMs'> = {},
): Promise<OwnWorker> {
  worker = await startOwnWorker({ connectionString: harness.connectionString, jobs, ...options });
  return worker;
}

function declared(id: string, lane = 'mail', cron?: string) {
  return declareJob({ id, lane, payload: z.object({}), tries: 3, ...(cron ? { cron } : {}) });
}

function job(id: string, lane: string, handle: () => Promise<void>, cron?: string): Job {
  return declared(id, lane, cron).handledBy(handle) as Job;
}

async function count(query: ReturnType<typeof sql<{ n: number }>>): Promise<number> {
  return (await query.execute(harness.deps.db)).rows[0]?.n ?? 0;
}

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

describe('a worker', () => {
  it('registers what runs by the clock, once, and stops at once when it is told to', async () => {
    const tick = async () => undefined;
    const jobs = ['one', 'two', 'three'].map((lane) => job(`test.tick-${lane}`, lane, tick, '* * * * *'));
    const ticking = await start(jobs);
    await expect
      .poll(() =>
        count(sql`select count(*) as n from graphile_worker._private_known_crontabs
          where identifier like 'test.tick-%'`),
      )
      .toBe(3);
    worker = undefined;
    await expect(Promise.race([ticking.stop(), after(5000)])).resolves.toBeUndefined();
  });

  it('writes on the jobs it takes whose they are', async () => {
    const release = hold();
    const { liveness } = await start([job('test.named', 'mail', () => release.promise)]);
    await addJob(harness.deps.db, declared('test.named'), {});
    await expect
      .poll(() =>
        count(sql`select count(*) as n from graphile_worker.jobs
          where locked_by = ${`likha/${liveness.id}/mail/1`}`),
      )
      .toBe(1);
    release.resolve();
  });

  it('goes on after every connection of its was cut, with what could not be recorded', async () => {
    let runs = 0;
    const release = hold();
    await start([
      job('test.cut', 'mail', async () => {
        runs += 1;
        await release.promise;
      }),
    ]);
    const { db } = harness.deps;
    await addJob(db, declared('test.cut'), {});
    await expect.poll(() => runs).toBe(1);
    await sql`alter table graphile_worker._private_jobs rename to hidden`.execute(db);
    release.resolve();
    await after(500);
    await sql`alter table graphile_worker.hidden rename to _private_jobs`.execute(db);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'likha' and pid <> pg_backend_pid()`.execute(
      db,
    );
    await expect.poll(() => count(sql`select count(*) as n from graphile_worker.jobs`)).toBe(0);
    expect(runs).toBe(2);
  });
});

describe('a lane', () => {
  it('does not wait for another, whose jobs hang', async () => {
    const { db } = harness.deps;
    const release = hold();
    const taken = Promise.withResolvers<void>();
    let hanging = 0;
    const hang = async () => {
      hanging += 1;
      await release.promise;
    };
    await start([
      job('test.hangs', 'settlement:paypal', hang),
      job('test.prompt', 'mail', async () => taken.resolve()),
    ]);
    for (let n = 0; n < 20; n += 1) await addJob(db, declared('test.hangs'), {});
    await expect.poll(() => hanging).toBe(1);
    await addJob(db, declared('test.prompt'), {});
    // The others go on only after this one: a lane that waited for them would wait for good.
    await taken.promise;
    expect(hanging).toBe(1);
    release.resolve();
    await expect.poll(() => hanging).toBe(20);
  });

  it('whose first look at the queue failed is started again, and shows until then that it sees nothing', async () => {
    const { db } = harness.deps;
    const taken = Promise.withResolvers<void>();
    const starting = await db.transaction().execute(async (tx) => {
      await sql`lock table graphile_worker._private_tasks in access exclusive mode`.execute(tx);
      const blind = await start([job('test.first-look', 'mail', async () => taken.resolve())], {
        statementTimeoutMs: 100,
        timing: { pollEveryMs: 50 },
      });
      expect(await blind.takesJobs()).toBe(false);
      expect(blind.blindLanes(500)).toEqual(['mail']);
      return blind;
    });
    await addJob(db, declared('test.first-look'), {});
    await taken.promise;
    await expect.poll(() => starting.blindLanes(500)).toEqual([]);
    expect(await starting.takesJobs()).toBe(true);
  });

  it('is told of new jobs rather than finding them at the next poll', async () => {
    let taken = 0;
    const take = async () => {
      taken += 1;
    };
    await start([job('test.told', 'mail', take)], { timing: { pollEveryMs: HOUR_MS } });
    for (let n = 1; n <= 5; n += 1) {
      await addJob(harness.deps.db, declared('test.told'), {});
      await expect.poll(() => taken, { interval: 5 }).toBe(n);
    }
  });

  it('runs as many jobs at the same time as it may', async () => {
    let [running, most] = [0, 0];
    const busy = async () => {
      running += 1;
      most = Math.max(most, running);
      await after(50);
      running -= 1;
    };
    await start([job('test.busy', 'media', busy)], { concurrency: { media: 3 } });
    for (let n = 0; n < 12; n += 1) await addJob(harness.deps.db, declared('test.busy'), {});
    await expect.poll(() => count(sql`select count(*) as n from graphile_worker.jobs`)).toBe(0);
    expect(most).toBe(3);
  });

  it('is named by its jobs', () => {
    const nothing = async () => undefined;
    const jobs = [job('a', 'mail', nothing), job('b', 'mail', nothing), job('c', CLOCKWORK, nothing)];
    expect(lanesOf(jobs, { mail: 2 })).toMatchObject([
      { name: 'mail', concurrency: 2, jobs: [{ id: 'a' }, { id: 'b' }] },
      { name: CLOCKWORK, concurrency: 1, jobs: [{ id: 'c' }] },
    ]);
  });

  it('costs no connection: nine of them, idle, keep one for listening and one to show that they live', async () => {
    const names = Array.from({ length: 9 }, (_, index) => `lane-${index}`);
    const before = await connections();
    const idle = await start(names.map((name) => job(`test.${name}`, name, async () => undefined)));
    await expect.poll(idle.heldConnections).toBe(0);
    const now = await connections();
    for (const name of ['likha-alive', 'likha-listen'])
      expect([name, (now[name] ?? 0) - (before[name] ?? 0)]).toEqual([name, 1]);
  });
});

async function connections(): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; n: number }>`select application_name as name, count(*) as n
    from pg_stat_activity where datname = current_database() group by 1`.execute(harness.deps.db);
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]));
}

function after(ms: number): Promise<string> {
  return new Promise((wake) => setTimeout(wake, ms, 'time is up').unref());
}
