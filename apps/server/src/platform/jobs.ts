import { sql } from 'kysely';
import type { Queryable } from './database/index.ts';
import type { JobDeclaration } from './declare-job.ts';
import { releaseFlags } from './job-release.ts';
import { carriedTrace } from './telemetry/spans.ts';

export interface AddJobOptions {
  /** Jobs with the same key replace one another while they wait. */
  key?: string;
  runAt?: Date;
}

/** Adds a job in the caller's transaction: it exists if and only if the change that needs it does. */
export async function addJob<Payload extends object>(
  db: Queryable,
  job: JobDeclaration<Payload>,
  payload: NoInfer<Payload>,
  options: AddJobOptions = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(${job.id}, payload := ${JSON.stringify(options.runAt ? payload : traced(payload))}::json,
    run_at := ${options.runAt ?? null}::timestamptz, max_attempts := ${job.tries}::int,
    job_key := ${options.key ?? null}::text, flags := ${releaseFlags}::text[])`.execute(db);
}

/** Goes on with the trace of who adds the job; what is put off to later begins one of its own. */
function traced<Payload extends object>(payload: Payload): Payload {
  const _trace = carriedTrace();
  return _trace === undefined ? payload : { ...payload, _trace };
}

/** The same for many jobs of one kind, in one statement. */
export async function addJobs<Payload extends object>(
  db: Queryable,
  job: JobDeclaration<Payload>,
  payloads: readonly NoInfer<Payload>[],
): Promise<void> {
  await sql`select graphile_worker.add_jobs(array(
    select row(${job.id}, payload, null, null, ${job.tries}::int, null, null, ${releaseFlags}::text[])::graphile_worker.job_spec
    from json_array_elements(${JSON.stringify(payloads.map(traced))}::json) as each (payload)))`.execute(db);
}

/** How many jobs of a kind wait or run, counted up to so many; those that were given up are not among them. */
export async function countJobs(
  db: Queryable,
  job: Pick<JobDeclaration, 'id'>,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ jobs: number }>`select count(*)::int as jobs from (
    select from graphile_worker.jobs where task_identifier = ${job.id} and attempts < max_attempts limit ${most}::int) counted`.execute(
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
