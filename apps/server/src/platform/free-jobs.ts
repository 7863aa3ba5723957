import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Database, inTransaction } from './database/index.ts';
import { bury, findDead } from './liveness.ts';
import type { Log } from './log.ts';

/** The queue's name for who has taken a job: it says which process that is, so that others can see whether it lives. */
export function workerName(instanceId: string, lane: string, generation: number): string {
  return `${namesOf(instanceId)}${lane}/${generation}`;
}

/** What the names of all workers of a process begin with. */
const namesOf = (instanceId: string) => `likha/${instanceId}/`;

export interface SweepTiming {
  sweepEveryMs: number;
  /** How long a worker must not have shown that it lives before its jobs are taken. */
  deadAfterMs: number;
  /** Without a beat for so long it does not show that it lives, whatever it holds: it may be frozen. */
  staleAfterMs: number;
  lookEveryMs: number;
}

/**
 * Frees the jobs of workers that were killed or are frozen, at once and then at intervals. graphile-worker by itself would leave them
 * locked for four hours.
 */
export function startSweep(db: Database, timing: SweepTiming, log: Log): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function run(): Promise<void> {
    while (!signal.aborted) {
      await freeJobsOfDead(db, timing, log, signal).catch((error: unknown) => {
        if (!signal.aborted) log.warn({ err: error }, 'jobs of dead workers could not be looked for');
      });
      await pause(timing.sweepEveryMs, undefined, { signal }).catch(() => undefined);
    }
  }

  const ended = run();
  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

async function freeJobsOfDead(
  db: Database,
  timing: SweepTiming,
  log: Log,
  signal: AbortSignal,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select distinct split_part(locked_by, '/', 2) as id from graphile_worker.jobs
    where locked_by like 'likha/%'`.execute(db);
  const ids = rows.map(({ id }) => id);
  const dead = await findDead(db, ids, {
    forMs: timing.deadAfterMs,
    everyMs: timing.lookEveryMs,
    staleAfterMs: timing.staleAfterMs,
    signal,
  });
  for (const id of dead) {
    const freed = await inTransaction(db, async (tx) =>
      (await bury(tx, id, timing.staleAfterMs)) ? freeJobs(tx, id) : 0,
    );
    if (freed > 0) log.warn({ freed, worker: id }, 'jobs of a worker that died will be taken again');
  }
}

/** Frees what a process has taken, or only what the worker of that name has. Returns how many jobs. */
export async function freeJobs(db: Parameters<typeof findDead>[0], owner: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with held as (
      select locked_by from graphile_worker.jobs
      where locked_by = ${owner} or starts_with(locked_by, ${namesOf(owner)}))
    select count(*)::int as count,
      graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from held`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * As `giveTryBack`, for all jobs that a process has under way as it is about to end (P1080). They stay locked, so that nobody begins with one
 * before the process has ended.
 * @param instanceId of the process
 */
export async function giveTriesBack(db: Parameters<typeof findDead>[0], instanceId: string): Promise<void> {
  await sql`
    update graphile_worker._private_jobs set attempts = greatest(attempts - 1, 0)
     where starts_with(locked_by, ${namesOf(instanceId)})`.execute(db);
}
