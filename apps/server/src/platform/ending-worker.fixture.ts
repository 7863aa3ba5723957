import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { pino } from 'pino';
import { createShutdown } from '../shutdown.ts';
import { createDatabase, createPool } from './database/index.ts';
import { slowJob, startOwnWorker } from './worker.fixture.ts';

/** A real process that has begun a job which does not heed that its worker ends. SIGTERM ends it as it ends the server, sooner. */
export async function spawnHeedlessWorker(connectionString: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--no-warnings', import.meta.filename, connectionString], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

if (import.meta.main) {
  // Its input ends with whoever started it: a test that fails leaves no worker behind.
  process.stdin.resume().once('end', () => process.exit(0));
  const shutdown = createShutdown(pino({ level: 'silent' }), { drainTimeoutMs: 300 });
  const connectionString = process.argv[2] ?? '';
  const pool = createPool({ connectionString, maxConnections: 2, statementTimeoutMs: 20_000 });
  const job = slowJob(createDatabase(pool), 'heedless', 600_000);
  const handle: typeof job.handle = (payload, context) => {
    process.stdout.write('busy\n');
    return job.handle(payload, context);
  };
  const worker = await startOwnWorker({ connectionString, jobs: [{ ...job, handle }] });
  shutdown.add('worker', worker.stop, worker.abandon);
}
