import {
  type CronItem,
  type JobHelpers,
  Logger,
  parseCronItems,
  runMigrations,
  type TaskList,
} from 'graphile-worker';
import pg from 'pg';
import type { Database } from './database/index.ts';
import { LOCKS } from './database/locks.ts';
import { type Job, PermanentFailure } from './declare-job.ts';
import { freeJobs, giveTriesBack, type SweepTiming, startSweep, workerName } from './free-jobs.ts';
import { readTold, SaysMore } from './job-release.ts';
import { startLane } from './lane.ts';
import type { Listener } from './listener.ts';
import type { Liveness } from './liveness.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { forgetFailedTurns, giveTryBack, putOff } from './queue.queries.ts';
import { readQueue } from './queue-metrics.ts';
import { inJobSpan } from './telemetry/spans.ts';

/**
 * Installs or updates the queue's own schema. Of several processes that start together one after the other does, as their statements would
 * fail each other in the log of the database (P1014).
 */
export async function migrateJobs(pool: pg.Pool): Promise<void> {
  // A pool may be of one connection, which the queue needs itself.
  const own = new pg.Client({
    connectionString: pool.options.connectionString,
    connectionTimeoutMillis: pool.options.connectionTimeoutMillis,
  });
  // What is lost of it fails the next statement, or lets another begin.
  own.on('error', () => undefined);
  await own.connect();
  try {
    await own.query('select pg_advisory_lock($1)', [LOCKS.queue]);
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
  } finally {
    await own.end();
  }
}

/** Jobs that may wait for one another, and how many of them run at the same time. */
export interface LaneDefinition {
  readonly name: string;
  readonly concurrency: number;
  readonly jobs: readonly Job[];
}

const DEFAULT_CONCURRENCY = 1;

/** Sorts jobs into the lanes that they name. A lane whose concurrency is not given runs one job at a time. */
export function lanesOf(
  jobs: readonly Job[],
  concurrency: Readonly<Record<string, number>> = {},
): LaneDefinition[] {
  return [...new Set(jobs.map(({ lane }) => lane))].map((name) => ({
    name,
    concurrency: concurrency[name] ?? DEFAULT_CONCURRENCY,
    jobs: jobs.filter((job) => job.lane === name),
  }));
}

export interface WorkerTiming extends SweepTiming {
  /** How often a lane looks for jobs by itself, besides being told of them. */
  pollEveryMs: number;
  /** After so long without showing that it lives, a process with jobs under way must end: others will take them. */
  fenceAfterMs: number;
}

/**
 * A killed worker's jobs are taken again within 40 seconds and a poll, a frozen one's within 50 (a beat is every five); a
 * cut-off one ends well before that, and a frozen one when it wakes.
 */
const TIMING: WorkerTiming = {
  sweepEveryMs: 10_000,
  deadAfterMs: 30_000,
  staleAfterMs: 10_000,
  lookEveryMs: 1000,
  pollEveryMs: 1000,
  fenceAfterMs: 20_000,
};
const FENCE_LOOKS = 20;
/** A lane looks every second. */
const BLIND_MS = 30_000;
/** Due for so long, a job should have been taken by a lane that has nothing to do. */
const MOST_DUE_SECONDS = 120;
/** What graphile-worker announces new jobs on. */
const JOBS_ADDED = 'jobs:insert';

export interface WorkerOptions {
  db: Database;
  healthDb?: Database;
  /** Asked for jobs; holds no connection while a job runs. */
  pool: pg.Pool;
  lanes: readonly LaneDefinition[];
  liveness: Liveness;
  listener: Listener | null;
  log: Log;
  metrics: Metrics;
  /** Ends the process at once: it has jobs under way that others are about to take for abandoned. */
  onFenced: () => void;
  timing?: WorkerTiming;
}

export interface Worker {
  /** Lanes that could have taken a job and have not looked for one in so many milliseconds, or never. */
  blindLanes(forMs: number): string[];
  /** Does every lane look for jobs, and does none wait in one that could have taken it long ago? */
  takesJobs(): Promise<boolean>;
  /** Lets jobs under way finish, but for those that heed that the worker ends; what did not run stays in the queue. */
  stop(): Promise<void>;
  /** For who ends while jobs are still under way: those keep their tries (P1080). */
  abandon(): Promise<void>;
}

/** Starts taking jobs, each lane by itself, and freeing those of workers that died. */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { db, pool, lanes, liveness, listener, log, timing = TIMING } = options;
  const stopping = new AbortController();
  const underWay = { count: 0 };
  const cronItems = parseCronItems(lanes.flatMap(({ jobs }) => jobs).flatMap(turnsOf));
  const running = await Promise.all(
    lanes.map(({ name, concurrency, jobs }, index) =>
      startLane({
        name,
        taskList: taskListOf(jobs, options, { underWay, stopping: stopping.signal }),
        concurrency,
        cronItems: index === 0 ? cronItems : [],
        pool,
        pollEveryMs: timing.pollEveryMs,
        nameOf: (generation) => workerName(liveness.id, name, generation),
        mayTakeJobs: async () => {
          if (!stopping.signal.aborted) await liveness.whenHeld();
        },
        onEnded: async (ended) => void (await freeJobs(db, ended)),
        log,
      }),
    ),
  );
  listener?.on(JOBS_ADDED, (payload) => {
    for (const lane of running) lane.nudge(countOf(payload));
  });
  const sweep = startSweep(db, timing, log);
  liveness.onHeldAgain((lostForMs) => {
    if (underWay.count > 0 && lostForMs > timing.fenceAfterMs) options.onFenced();
  });
  const fence = setInterval(() => {
    if (underWay.count > 0 && liveness.lostForMs() > timing.fenceAfterMs) options.onFenced();
  }, timing.fenceAfterMs / FENCE_LOOKS);
  const blindLanes = (forMs: number) =>
    running.filter((lane) => lane.blindForMs() > forMs).map(({ name }) => name);
  return {
    blindLanes,
    async takesJobs() {
      if (blindLanes(BLIND_MS).length > 0) return false;
      const waiting = await readQueue(options.healthDb ?? db);
      const long = waiting.filter(({ oldest_seconds }) => oldest_seconds > MOST_DUE_SECONDS);
      const free = running.filter((lane) => !lane.isFull()).map(({ name }) => name);
      const lanesOfTask = (task: string) => lanes.filter(({ jobs }) => jobs.some(({ id }) => id === task));
      return !long.some(({ task }) => lanesOfTask(task).some(({ name }) => free.includes(name)));
    },
    async stop() {
      stopping.abort(new Error('the worker ends'));
      await Promise.all([sweep.stop(), ...running.map((lane) => lane.stop())]);
      clearInterval(fence);
    },
    abandon: () => giveTriesBack(db, liveness.id),
  };
}

/**
 * One turn waits at most: a lane that was stuck for an hour, or a machine that slept for a day, makes up for all turns that it missed by
 * one. The turn keeps the moment since which it waits, which tells how late its lane is.
 */
function turnsOf({ id, cron, tries }: Job): CronItem[] {
  if (!cron) return [];
  const options = { maxAttempts: tries, jobKey: `clockwork:${id}`, jobKeyMode: 'preserve_run_at' } as const;
  return [{ task: id, match: cron, options }];
}

/** How many jobs an announcement is about; one that cannot be read is about one. */
function countOf(payload: string): number {
  try {
    const { count } = JSON.parse(payload) as { count?: unknown };
    return typeof count === 'number' ? count : 1;
  } catch {
    return 1;
  }
}

function taskListOf(
  jobs: readonly Job[],
  { db, log, metrics }: WorkerOptions,
  { underWay, stopping }: { underWay: { count: number }; stopping: AbortSignal },
): TaskList {
  const task = (job: Job) => async (rawPayload: unknown, helpers: JobHelpers) => {
    const isLastAttempt = helpers.job.attempts >= helpers.job.max_attempts;
    underWay.count += 1;
    try {
      const { carried, said } = readPayload(rawPayload);
      const facts = { 'likha.job': job.id, 'likha.lane': job.lane, 'likha.attempt': helpers.job.attempts };
      await inJobSpan(`job ${job.id}`, facts, carried, async () =>
        job.handle(readTold(job.payload, said, helpers.job.flags), { isLastAttempt, signal: stopping }),
      );
      if (job.cron) await forgetFailedTurns(db, job.id);
      metrics.jobs.inc({ task: job.id, outcome: 'done' });
    } catch (error) {
      if (error instanceof SaysMore) {
        metrics.jobs.inc({ task: job.id, outcome: 'put_off' });
        await putOff(db, helpers.job.id);
        throw error;
      }
      if (stopping.aborted && error === stopping.reason) {
        metrics.jobs.inc({ task: job.id, outcome: 'interrupted' });
        await giveTryBack(db, helpers.job);
        throw error;
      }
      metrics.jobs.inc({ task: job.id, outcome: 'failed' });
      log.error({ err: error, job: job.id, attempt: helpers.job.attempts }, 'job failed');
      if (!(error instanceof PermanentFailure)) throw error;
    } finally {
      underWay.count -= 1;
    }
  };
  return Object.fromEntries(jobs.map((job) => [job.id, task(job)]));
}

/** graphile-worker adds `_cron` to the payload of jobs that the clock started, and whoever is traced `_trace`. */
function readPayload(payload: unknown): { carried: string | undefined; said: unknown } {
  if (typeof payload !== 'object' || payload === null) return { carried: undefined, said: payload };
  const { _cron, _trace, ...said } = payload as Record<string, unknown>;
  return { carried: typeof _trace === 'string' ? _trace : undefined, said };
}
