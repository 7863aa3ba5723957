import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import {
  Logger,
  type ParsedCronItem,
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
  type WorkerPool,
} from 'graphile-worker';
import type pg from 'pg';
import type { Log } from './log.ts';

export interface LaneOptions {
  taskList: TaskList;
  /** How many jobs of the lane run at the same time. */
  concurrency: number;
  /** Jobs that the clock starts, of whatever lane; one lane of a worker gets them all. */
  cronItems: ParsedCronItem[];
  pool: pg.Pool;
  /** How often it looks for jobs by itself, besides being told. */
  pollEveryMs: number;
  /** What the queue shall write to the jobs that this lane takes, different in each generation. */
  nameOf: (generation: number) => string;
  /** Waited for before anything is asked of the queue. */
  mayTakeJobs: () => Promise<void>;
  /** A generation ended by itself: frees what it could not give back. */
  onEnded: (name: string) => Promise<void>;
  log: Log;
}

/** Jobs that wait for one another, and for no others. */
export interface Lane {
  /** Looks for so many jobs at once rather than at the next poll. */
  nudge(count: number): void;
  /** Lets jobs under way finish. */
  stop(): Promise<void>;
}

const RESTART_AFTER_MS = 1000;

/** Runs a lane, and runs it anew when the queue's library gives up, as it does when it cannot record an outcome. */
export async function startLane(options: LaneOptions): Promise<Lane> {
  const stopping = new AbortController();
  let current = await startGeneration(options, 1);

  async function keep(): Promise<void> {
    for (let generation = 2; ; generation += 1) {
      await current.ended;
      while (!stopping.signal.aborted && !(await startAgain(generation)));
      if (stopping.signal.aborted) return;
    }
  }

  async function startAgain(generation: number): Promise<boolean> {
    options.log.error({ worker: current.name }, 'a lane of the worker ended and is started again');
    try {
      await pause(RESTART_AFTER_MS, undefined, { signal: stopping.signal });
      await options.onEnded(current.name);
      current = await startGeneration(options, generation);
      return true;
    } catch (error) {
      if (!stopping.signal.aborted) options.log.warn({ err: error }, 'a lane could not be started again yet');
      return false;
    }
  }

  const kept = keep();
  return {
    nudge: (count) => current.nudge(count),
    async stop() {
      stopping.abort();
      await current.stop();
      await kept;
    },
  };
}

interface Generation {
  name: string;
  nudge(count: number): void;
  stop(): Promise<void>;
  /** Never rejects. */
  ended: Promise<void>;
}

async function startGeneration(options: LaneOptions, generation: number): Promise<Generation> {
  const name = options.nameOf(generation);
  const { log } = options;
  let workers: WorkerPool | undefined;
  const events: WorkerEvents = new EventEmitter();
  // Before its first job is taken: by this name others see whose it is.
  events.once('pool:create', ({ workerPool }) => {
    workerPool.id = name;
    workers = workerPool;
  });
  events.once('pool:gracefulShutdown', () => {
    workers = undefined;
  });
  const runner: Runner = await run({
    pgPool: gated(options.pool, options.mayTakeJobs),
    taskList: options.taskList,
    parsedCronItems: options.cronItems,
    concurrency: options.concurrency,
    events,
    noHandleSignals: true,
    pollInterval: options.pollEveryMs,
    // Without a batch the library does not wait for the outcome to be recorded, and a failure would end the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: new Logger((scope) => (level, message) => {
      if (level === 'error' || level === 'warning') log.warn({ job: scope.taskIdentifier }, message);
    }),
  });
  let isRunning = true;
  const ended = runner.promise
    .catch((error: unknown) => log.warn({ err: error, worker: name }, 'a lane of the worker failed'))
    .then(() => {
      isRunning = false;
    });
  return {
    name,
    nudge: (count) => workers?.nudge(count),
    stop: async () => {
      if (isRunning) await runner.stop();
    },
    ended,
  };
}

/**
 * The pool as a lane sees it. Asked with a callback, which the library does for one thing only, it is to lend a connection
 * for listening: one listener nudges all lanes, so none is lent.
 */
function gated(pool: pg.Pool, mayTakeJobs: () => Promise<void>): pg.Pool {
  const lane = {
    options: pool.options,
    listeners: pool.listeners.bind(pool),
    query: pool.query.bind(pool),
    async connect(callback?: unknown) {
      if (callback) return undefined;
      await mayTakeJobs();
      return pool.connect();
    },
  };
  return lane as unknown as pg.Pool;
}
