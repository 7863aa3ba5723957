import type { ChildProcess } from 'node:child_process';
import { spawnWorker, takeJobs } from '../../../test/worker-process.ts';
import { invoicesJobs } from './invoices.jobs.ts';

/** A real process that takes the jobs of invoices until it is killed. */
export function spawnIssuer(connectionString: string, folder: string): ChildProcess {
  return spawnWorker(import.meta.filename, connectionString, folder);
}

if (import.meta.main) await takeJobs(invoicesJobs);
