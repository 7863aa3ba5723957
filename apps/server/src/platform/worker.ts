import {
  type JobHelpers,
  Logger,
  parseCronItems,
  type Runner,
  run,
  runMigrations,
  type TaskList,
} from 'graphile-worker';
import type pg from 'pg';
import { type JobDefinition, PermanentFailure } from './jobs.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/** Installs or updates the queue's own schema. */
export async function migrateJobs(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
}

export interface WorkerOptions {
  pool: pg.Pool;
  // biome-ignore lint/suspicious/noExplicitAny: a list of jobs with different payloads
  jobs: readonly JobDefinition<any>[];
  concurrency: number;
  log: Log;
  metrics: Metrics;
}

/** Starts taking jobs. `stop` lets those under way finish; what did not run stays in the queue. */
export async function startWorker(options: WorkerOptions): Promise<{ stop(): Promise<void> }> {
  const { pool, jobs, concurrency } = options;
  const taskList: TaskList = Object.fromEntries(jobs.map((job) => [job.id, taskOf(job, options)]));
  const parsedCronItems = parseCronItems(
    jobs.flatMap((job) =>
      job.cron ? [{ task: job.id, match: job.cron, options: { maxAttempts: job.maxAttempts } }] : [],
    ),
  );
  const runner: Runner = await run({
    pgPool: pool,
    taskList,
    parsedCronItems,
    concurrency,
    noHandleSignals: true,
    pollInterval: 1000,
    logger: new Logger((scope) => (level, message) => {
      if (level === 'error' || level === 'warning') options.log.warn({ job: scope.taskIdentifier }, message);
    }),
  });
  return { stop: () => runner.stop() };
}

function taskOf(job: JobDefinition, { log, metrics }: WorkerOptions) {
  return async (rawPayload: unknown, helpers: JobHelpers) => {
    const isLastAttempt = helpers.job.attempts >= helpers.job.max_attempts;
    try {
      const payload = job.payload.parse(stripCron(rawPayload));
      await job.handle(payload, { isLastAttempt });
      metrics.jobs.inc({ task: job.id, outcome: 'done' });
    } catch (error) {
      metrics.jobs.inc({ task: job.id, outcome: 'failed' });
      log.error({ err: error, job: job.id, attempt: helpers.job.attempts }, 'job failed');
      if (!(error instanceof PermanentFailure)) throw error;
    }
  };
}

/** graphile-worker adds `_cron` to the payload of jobs that the clock started. */
function stripCron(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null || !('_cron' in payload)) return payload;
  const { _cron, ...rest } = payload as Record<string, unknown>;
  return rest;
}
