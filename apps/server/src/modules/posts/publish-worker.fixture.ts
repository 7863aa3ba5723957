import { type ChildProcess, spawn } from 'node:child_process';
import { pino } from 'pino';
import { createDeps } from '../../deps.ts';
import { readEnv } from '../../env.ts';
import { startOwnWorker } from '../../platform/worker.fixture.ts';
import { postsJobs } from './posts.jobs.ts';

/** A real process that takes the jobs of posts until it is killed. */
export function spawnPublisher(connectionString: string, folder: string): ChildProcess {
  return spawn(process.execPath, ['--no-warnings', import.meta.filename, connectionString, folder], {
    stdio: ['pipe', 'ignore', 'inherit'],
    env: {},
  });
}

if (import.meta.main) {
  // Its input ends with whoever started it: a test that fails leaves no worker behind.
  process.stdin.resume().once('end', () => process.exit(0));
  const [, , connectionString = '', folder = ''] = process.argv;
  const env = readEnv({ DATA_DIR: folder, LOG_LEVEL: 'silent', PUBLIC_URL: 'http://likha.test' });
  const deps = await createDeps({ env, log: pino({ level: 'silent' }), connectionString, sandboxUrl: null });
  await startOwnWorker({ connectionString, jobs: postsJobs(deps) as never });
}
