import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { pino } from 'pino';
import { z } from 'zod';
import { createDatabase, createPool, type Database } from './database/index.ts';
import { CLOCKWORK, declareJob, type Job } from './declare-job.ts';
import { startListener } from './listener.ts';
import { startLiveness } from './liveness.ts';
import { createMetrics } from './metrics.ts';
import { lanesOf, startWorker, type WorkerTiming } from './worker.ts';

/** A hundred times as fast as in production, in the same proportions. */
export const FAST: WorkerTiming = {
  sweepEveryMs: 150,
  deadAfterMs: 1200,
  staleAfterMs: 400,
  lookEveryMs: 50,
  pollEveryMs: 1000,
  fenceAfterMs: 800,
};

/** A worker of its own, as another process would be, in this one. */
export async function startOwnWorker(options: {
  connectionString: string;
  jobs: Job[];
  concurrency?: Record<string, number>;
  onFenced?: () => void;
  timing?: Partial<WorkerTiming>;
  statementTimeoutMs?: number;
}) {
  const { connectionString, statementTimeoutMs = 20_000 } = options;
  const log = pino({ level: 'silent' });
  const pool = createPool({ connectionString, maxConnections: 4, statementTimeoutMs });
  const liveness = await startLiveness({ connectionString, id: randomUUID(), log, heartbeatMs: 100 });
  const listener = await startListener(connectionString, [], log);
  const worker = await startWorker({
    db: createDatabase(pool),
    pool,
    lanes: lanesOf(options.jobs, options.concurrency),
    liveness,
    listener,
    log,
    metrics: createMetrics(),
    timing: { ...FAST, ...options.timing },
    onFenced: options.onFenced ?? (() => undefined),
  });
  return {
    liveness,
    blindLanes: worker.blindLanes,
    takesJobs: worker.takesJobs,
    abandon: worker.abandon,
    /** Connections of its pool that somebody holds right now. */
    heldConnections: () => pool.totalCount - pool.idleCount,
    async stop() {
      await worker.stop();
      await listener.stop();
      await liveness.stop();
      await pool.end();
    },
  };
}

export const declaredSlowJob = declareJob({
  id: 'test.slow',
  lane: CLOCKWORK,
  payload: z.object({}),
  tries: 5,
});

/** Writes a row when it begins and one when it ends, so that runs can be counted from outside. */
export function slowJob(db: Database, runner: string, forMs: number): Job {
  const note = (event: string) =>
    sql`insert into job_runs (runner, event) values (${runner}, ${event})`.execute(db);
  return declaredSlowJob.handledBy(async () => {
    await note('began');
    await new Promise((wake) => setTimeout(wake, forMs));
    await note('ended');
  }) as Job;
}

/** A real process that takes jobs and takes a minute for each. Resolves when it has begun one. */
export async function spawnBusyWorker(connectionString: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [import.meta.filename, connectionString], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface(child.stdout);
  const [line] = await Promise.race([
    new Promise<string[]>((said) => lines.once('line', (text) => said([text]))),
    new Promise<string[]>((ended) => child.once('exit', (code) => ended([`it ended with ${code}`]))),
  ]);
  if (line !== 'busy') throw new Error(`the worker did not begin its job: ${line}`);
  return child;
}

if (import.meta.main) {
  // Its input ends with whoever started it: a test that fails leaves no worker behind.
  process.stdin.resume().once('end', () => process.exit(0));
  const connectionString = process.argv[2] ?? '';
  const pool = createPool({ connectionString, maxConnections: 2, statementTimeoutMs: 20_000 });
  const job = slowJob(createDatabase(pool), 'killed', 60_000);
  const { handle } = job;
  await startOwnWorker({
    connectionString,
    jobs: [
      {
        ...job,
        async handle(payload, context) {
          process.stdout.write('busy\n');
          await handle(payload, context);
        },
      },
    ],
    onFenced: () => process.exit(70),
  });
}
