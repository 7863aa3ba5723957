import type { ChildProcess } from 'node:child_process';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { addJob } from './jobs.ts';
import { declaredSlowJob, slowJob, spawnBusyWorker, startOwnWorker } from './worker.fixture.ts';

/** Real: PostgreSQL, processes and their death. What is fast: how soon a worker is taken for dead. */
let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeEach(async () => {
  database = await createTestDatabase();
  await sql`create table job_runs (at timestamptz default clock_timestamp(), runner text, event text)`.execute(
    database.db,
  );
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await database.drop();
});
const children: ChildProcess[] = [];

async function runs(): Promise<string[]> {
  const { rows } = await sql<{
    runner: string;
    event: string;
  }>`select runner, event from job_runs order by at`.execute(database.db);
  return rows.map(({ runner, event }) => `${runner} ${event}`);
}

async function waiting(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from graphile_worker.jobs`.execute(
    database.db,
  );
  return rows[0]?.n ?? 0;
}

/** Cuts the connections by which workers show that they live. Returns how many. */
async function cutLiveness(): Promise<number> {
  const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'likha-alive' and datname = current_database()`.execute(database.db);
  return rows.length;
}

const ownWorker = (runner: string, forMs: number) =>
  startOwnWorker({
    connectionString: database.connectionString,
    jobs: [slowJob(database.db, runner, forMs)],
  });

describe('a worker that was killed', () => {
  it('has its job taken again by another, which was there before', async () => {
    const killed = await spawnBusyWorkerWithJob();
    const other = await ownWorker('other', 10);
    killed.kill('SIGKILL');
    await expect.poll(runs).toContain('other ended');
    await expect.poll(waiting).toBe(0);
    expect((await runs()).filter((run) => run !== 'killed began')).toEqual(['other began', 'other ended']);
    await other.stop();
  });

  it('has its job taken again by the one that is started after it', async () => {
    const killed = await spawnBusyWorkerWithJob();
    const gone = new Promise((done) => killed.once('exit', done));
    killed.kill('SIGKILL');
    await gone;
    const next = await ownWorker('next', 10);
    await expect.poll(runs).toContain('next ended');
    await next.stop();
  });
});

describe('a worker that is frozen', () => {
  it('has its job taken by another though its connections live, and ends when it wakes', async () => {
    const frozen = await spawnBusyWorkerWithJob();
    const ended = new Promise<number | null>((done) => frozen.once('exit', (code) => done(code)));
    frozen.kill('SIGSTOP');
    const other = await ownWorker('other', 10);
    await expect.poll(runs).toContain('other ended');
    frozen.kill('SIGCONT');
    expect(await ended).toBe(70);
    await other.stop();
  });
});

describe('a worker that lives', () => {
  it('keeps its job however long it takes, also while its connection is cut again and again', async () => {
    await addJob(database.db, declaredSlowJob, {});
    const one = await ownWorker('one', 5000);
    await expect.poll(runs).toEqual(['one began']);
    const other = await ownWorker('other', 10);
    for (let cut = 0; cut < 8; cut += 1) {
      await expect.poll(cutLiveness).toBeGreaterThan(0);
      await new Promise((wake) => setTimeout(wake, 400));
    }
    await expect.poll(runs).toEqual(['one began', 'one ended']);
    await expect.poll(waiting).toBe(0);
    await Promise.all([one.stop(), other.stop()]);
  });

  it('ends before its job is taken, when it cannot show any more that it lives', async () => {
    const lost = await spawnBusyWorkerWithJob();
    const ended = new Promise<number | null>((done) => lost.once('exit', (code) => done(code)));
    const other = await ownWorker('other', 10);
    await sql`create table deaths (at timestamptz default clock_timestamp())`.execute(database.db);
    void ended.then(() => sql`insert into deaths default values`.execute(database.db));
    await refuseItsReturn();
    expect(await ended).toBe(70);
    await expect.poll(runs).toContain('other ended');
    const { rows } = await sql`select 1 from deaths, job_runs
      where runner = 'other' and job_runs.at < deaths.at`.execute(database.db);
    expect(rows).toEqual([]);
    await other.stop();
  });
});

async function spawnBusyWorkerWithJob(): Promise<ChildProcess> {
  await addJob(database.db, declaredSlowJob, {});
  const child = await spawnBusyWorker(database.connectionString);
  children.push(child);
  return child;
}

/** As if the network between it and the database were gone: its lock is lost, and while somebody else has it, so is its way back. */
async function refuseItsReturn(): Promise<void> {
  const { rows } = await sql<{ id: string }>`select split_part(locked_by, '/', 2) as id
    from graphile_worker.jobs`.execute(database.db);
  const client = await database.pool.connect();
  // Waits before the lock is lost: who waits first gets it.
  const taken = client.query('select pg_advisory_lock(hashtextextended($1, 0))', [rows[0]?.id]);
  await expect
    .poll(
      async () =>
        (
          await sql`select pg_terminate_backend(holder.pid) from pg_locks as holder join pg_locks as waiter
            using (locktype, database, classid, objid)
            where locktype = 'advisory' and holder.granted and not waiter.granted
              -- Other tests' databases are in the same server.
              and database = (select oid from pg_database where datname = current_database())`.execute(
            database.db,
          )
        ).rows.length,
    )
    .toBeGreaterThan(0);
  await taken;
  setTimeout(() => {
    client.query('select pg_advisory_unlock_all()').then(() => client.release(), client.release);
  }, 1100);
}
