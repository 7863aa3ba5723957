import { type ChildProcess, spawn } from 'node:child_process';
import { pino } from 'pino';
import { createDeps, type Deps } from '../src/deps.ts';
import { readEnv } from '../src/env.ts';
import { startOwnWorker } from '../src/platform/worker.fixture.ts';
import { programEnvironment } from './program-environment.ts';

/** A real process that takes jobs until it is killed: it runs `file`, which calls `takeJobs`. */
export function spawnWorker(file: string, connectionString: string, folder: string): ChildProcess {
  return spawn(
    process.execPath,
    ['--disable-proto=delete', '--no-warnings', file, connectionString, folder],
    {
      stdio: ['pipe', 'ignore', 'inherit'],
      env: programEnvironment,
    },
  );
}

/** What the process of `spawnWorker` does. */
export async function takeJobs(jobsOf: (deps: Deps) => unknown): Promise<void> {
  // Its input ends with whoever started it: a test that fails leaves no worker behind.
  process.stdin.resume().once('end', () => process.exit(0));
  const [, , connectionString = '', folder = ''] = process.argv;
  const env = readEnv({
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://likha.test',
    // What creators of tests publish is out at once.
    REVIEW_FIRST_UPLOADS: '0',
  });
  const deps = await createDeps({ env, log: pino({ level: 'silent' }), connectionString, sandboxUrl: null });
  await startOwnWorker({ connectionString, jobs: jobsOf(deps) as never });
}
