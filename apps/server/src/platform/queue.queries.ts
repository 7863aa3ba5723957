import { sql } from 'kysely';
import type { Queryable } from './database/index.ts';

export interface EndedJob {
  id: string;
  task: string;
  tries: number;
  failedAt: Date;
  /** The first line of what it failed with. */
  reason: string;
  /** A turn by the clock, for which the next makes up. */
  isTurn: boolean;
}

/** Jobs that failed to the last of their tries, the newest first. */
export async function listEndedJobs(db: Queryable, limit: number): Promise<EndedJob[]> {
  const { rows } = await sql<EndedJob>`
    select id::text, task_identifier as task, attempts as tries, updated_at as "failedAt",
           coalesce(split_part(last_error, E'\n', 1), '') as reason,
           exists (select from graphile_worker._private_known_crontabs where identifier = task_identifier) as "isTurn"
      from graphile_worker.jobs where attempts >= max_attempts order by updated_at desc limit ${limit}`.execute(
    db,
  );
  return rows;
}

/**
 * Gives such jobs all of their tries again, from now on; what is at work or waits already stays as it is.
 * @param ids which; null: all
 * @returns how many
 */
export async function retryEndedJobs(db: Queryable, ids: readonly string[] | null): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id::text from graphile_worker.reschedule_jobs(
      (select coalesce(array_agg(id), '{}') from graphile_worker.jobs
        where attempts >= max_attempts and locked_at is null and (${ids === null} or id::text = any(${ids ?? []}))),
      run_at := now(), attempts := 0)`.execute(db);
  return rows.length;
}

/**
 * Forgets the turns of a job by the clock that failed to the last of their tries. Such a job is told nothing, so a later turn did what they were
 * for, and nobody has to look after them.
 */
export async function forgetFailedTurns(db: Queryable, task: string): Promise<void> {
  await sql`
    select from graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
       where task_identifier = ${task} and attempts >= max_attempts and locked_at is null))`.execute(db);
}

/**
 * For a job under way that is about to fail through no fault of its own: the try is not counted, and it is taken again in a minute, by whichever
 * worker looks first.
 */
export async function putOff(db: Queryable, id: string): Promise<void> {
  await sql`
    update graphile_worker._private_jobs set attempts = greatest(attempts - 1, 0), run_at = now() + interval '1 minute'
     where id = ${id}::bigint`.execute(db);
}

/**
 * Lets go of a job that has ended early as its worker ends: the try is not counted, and whoever looks first takes it (P1080). One that another
 * took the place of meanwhile (its key is gone) stays ended.
 */
export async function giveTryBack(db: Queryable, job: { id: string; key: string | null }): Promise<void> {
  await sql`
    update graphile_worker._private_jobs
       set attempts = greatest(attempts - 1, 0), locked_by = null, locked_at = null
     where id = ${job.id}::bigint and key is not distinct from ${job.key}`.execute(db);
}
