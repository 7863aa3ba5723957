import { sql } from 'kysely';
import type { z } from 'zod';
import type { Queryable } from './database/index.ts';

/** A job that will never succeed: it is not tried again. Anything else a handler throws is worth a retry. */
export class PermanentFailure extends Error {}

export interface JobDefinition<Payload = unknown> {
  /** `credits.settle-purchase` */
  readonly id: string;
  readonly payload: z.ZodType<Payload>;
  /** Tries in all, with graphile-worker's exponential backoff between them. */
  readonly maxAttempts: number;
  /** Jobs of one lane may wait for one another, never for those of another: `mail`, `settlement:paypal`. */
  readonly lane?: string;
  /** A crontab pattern for jobs that also run by the clock, UTC. */
  readonly cron?: string;
  handle(payload: Payload, context: { isLastAttempt: boolean }): Promise<void>;
}

/** The lane of jobs that name none. */
export const CLOCKWORK = 'clockwork';

/** Types the payload of one job. */
export function defineJob<Payload>(job: JobDefinition<Payload>): JobDefinition<Payload> {
  return job;
}

export interface AddJobOptions {
  /** Jobs with the same key replace one another while they wait. */
  key?: string;
  runAt?: Date;
  maxAttempts?: number;
}

/** Adds a job in the caller's transaction: it exists if and only if the change that needs it does. */
export async function addJob(
  db: Queryable,
  id: string,
  payload: object,
  options: AddJobOptions = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(${id}, payload := ${JSON.stringify(payload)}::json,
    run_at := ${options.runAt ?? null}::timestamptz, max_attempts := ${options.maxAttempts ?? 25}::int,
    job_key := ${options.key ?? null}::text)`.execute(db);
}

/** The same for many jobs of one kind, in one statement. */
export async function addJobs(
  db: Queryable,
  id: string,
  payloads: readonly object[],
  { maxAttempts = 25 }: Pick<AddJobOptions, 'maxAttempts'> = {},
): Promise<void> {
  await sql`select graphile_worker.add_jobs(array(
    select row(${id}, payload, null, null, ${maxAttempts}, null, null, null)::graphile_worker.job_spec
    from json_array_elements(${JSON.stringify(payloads)}::json) as each (payload)))`.execute(db);
}

/** How many jobs of a kind wait or run, counted up to so many; those that were given up are not among them. */
export async function countJobs(db: Queryable, id: string, most: number): Promise<number> {
  const { rows } = await sql<{ jobs: number }>`select count(*)::int as jobs from (
    select from graphile_worker.jobs where task_identifier = ${id} and attempts < max_attempts limit ${most}::int) counted`.execute(
    db,
  );
  return rows[0]?.jobs ?? 0;
}

/** Can jobs be added? The queue's schema is the workers' to install and update. */
export async function hasQueue(db: Queryable): Promise<boolean> {
  const { rows } = await sql<{
    adds: boolean;
  }>`select to_regproc('graphile_worker.add_job') is not null as adds`.execute(db);
  return rows[0]?.adds ?? false;
}
