import type { ChildProcess } from 'node:child_process';
import { spawnWorker, takeJobs } from '../../../../test/worker-process.ts';
import { mediaJobs } from '../media.jobs.ts';

/** A real process that takes the jobs of media until it is killed, with codecs that come as a package. */
export function spawnVideoWorker(connectionString: string, folder: string): ChildProcess {
  return spawnWorker(import.meta.filename, connectionString, folder);
}

if (import.meta.main) await takeJobs(mediaJobs);
