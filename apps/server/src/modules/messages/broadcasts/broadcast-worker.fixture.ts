import type { ChildProcess } from 'node:child_process';
import { spawnWorker, takeJobs } from '../../../../test/worker-process.ts';
import { messagesJobs } from '../messages.jobs.ts';

/** A real process that takes the jobs of messages until it is killed. */
export function spawnSender(connectionString: string, folder: string): ChildProcess {
  return spawnWorker(import.meta.filename, connectionString, folder);
}

if (import.meta.main) await takeJobs(messagesJobs);
