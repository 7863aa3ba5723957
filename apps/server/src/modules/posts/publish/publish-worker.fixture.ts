import type { ChildProcess } from 'node:child_process';
import { spawnWorker, takeJobs } from '../../../../test/worker-process.ts';
import { postsJobs } from '../posts.jobs.ts';

/** A real process that takes the jobs of posts until it is killed. */
export function spawnPublisher(connectionString: string, folder: string): ChildProcess {
  return spawnWorker(import.meta.filename, connectionString, folder);
}

if (import.meta.main) await takeJobs(postsJobs);
