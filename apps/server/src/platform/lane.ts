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
import { createLookout, type Lookout } from './lane-lookout.ts';
import type { Log } from './log.ts';

export interface LaneOptions {
  name: string;
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
  readonly name: string;
  /** Looks for so many jobs at once rather than at the next poll. */
  nudge(count: number): void;
  isFull: Lookout['isFull'];
  blindForMs: Lookout['blindForMs'];
  /** Lets jobs under way finish. */
  stop(): Promise<void>;
}

const RESTART_AFTER_MS = 1000;
/** So many failed looks on end, and the lane is started anew: the queue's library keeps a failure of its first look for good. */
const MOST_FAILURES = 3;

/**
 * Runs a lane, and runs it anew when the queue's library gives up, as it does when it cannot record an outcome, or when it does
 * not find the queue any more. Jobs under way are finished where they were begun, beside the generation that follows.
 */
export async function startLane(options: LaneOptions): Promise<Lane> {
  const stopping = new AbortController();
  const finishing = new Set<Promise<void>>();
  let current = await startGeneration(options, 1);

  async function keep(): Promise<void> {
    for (let generation = 2; ; generation += 1) {
      await current.failed;
      while (!stopping.signal.aborted && !(await startAgain(generation)));
      if (stopping.signal.aborted) return;
    }
  }

  async function startAgain(generation: number): Promise<boolean> {
    const last = current;
    options.log.error({ worker: last.name }, 'a lane of the worker is started again');
    try {
      await pause(RESTART_AFTER_MS, undefined, { signal: stopping.signal });
      finish(last);
      current = await startGeneration(options, generation);
      return true;
    } catch (error) {
      if (!stopping.signal.aborted) options.log.warn({ err: error }, 'a lane could not be started again yet');
      return false;
    }
  }

  /** What it has taken is finished or given back; nothing waits for it but the end of the worker. */
  function finish(generation: Generation): void {
    const finished = generation
      .stop()
      .then(() => options.onEnded(generation.name))
      .catch((error: unknown) => options.log.warn({ err: error }, 'jobs of a lane could not be given back'))
      .finally(() => finishing.delete(finished));
    finishing.add(finished);
  }

  const kept = keep();
  return {
    name: options.name,
    nudge: (count) => current.nudge(count),
    isFull: () => current.lookout.isFull(),
    blindForMs: () => current.lookout.blindForMs(),
    async stop() {
      stopping.abort();
      await current.stop();
      await kept;
      await Promise.all(finishing);
    },
  };
}

interface Generation {
  name: string;
  lookout: Lookout;
  nudge(count: number): void;
  /** Lets jobs under way finish. May be called again. */
  stop(): Promise<void>;
  /** When it has ended by itself, or cannot look for jobs. Never rejects. */
  failed: Promise<void>;
}

async function startGeneration(options: LaneOptions, generation: number): Promise<Generation> {
  const name = options.nameOf(generation);
  const { log } = options;
  let workers: WorkerPool | undefined;
  const events: WorkerEvents = new EventEmitter();
  const lookout = createLookout(events, options);
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
  let stopped: Promise<void> | undefined;
  return {
    name,
    lookout,
    nudge: (count) => workers?.nudge(count),
    async stop() {
      if (isRunning) stopped ??= runner.stop();
      await stopped;
      await ended;
    },
    failed: Promise.race([ended, lookout.isBlind(MOST_FAILURES)]),
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
