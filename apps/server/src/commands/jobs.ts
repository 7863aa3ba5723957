import { parseArgs } from 'node:util';
import { EnvError } from '../env.ts';
import { listEndedJobs, retryEndedJobs } from '../platform/queue.queries.ts';
import { say } from './say.ts';
import { runCommand, withDatabase } from './with-database.ts';

const USAGE = `npm run jobs                       lists jobs that ran out of tries
npm run jobs -- --retry 123,456    gives these all of their tries again; --retry all: every one`;
const MOST = 100;

/** `npm run jobs`: what failed to the last of its tries, and another go for it (docs/operations.md). Beside a running Likha. */
await runCommand(async () => {
  const retried = readArguments();
  return withDatabase(
    async (db) => {
      if (retried) {
        say(`${await retryEndedJobs(db, retried === 'all' ? null : retried)} are tried again.`);
        return 0;
      }
      const jobs = await listEndedJobs(db, MOST);
      for (const { id, task, tries, failedAt, reason, isTurn } of jobs) {
        const next = isTurn ? ' (its next turn makes up for it)' : '';
        say(`${id}  ${failedAt.toISOString()}  ${task}, ${tries} tries${next}: ${reason}`);
      }
      say(jobs.length === MOST ? `The newest ${MOST} are listed.` : `${jobs.length} ran out of tries.`);
      return 0;
    },
    { isBeside: true },
  );
});

function readArguments(): string[] | 'all' | null {
  try {
    const { retry } = parseArgs({ options: { retry: { type: 'string' } } }).values;
    if (retry === undefined) return null;
    if (retry === 'all') return 'all';
    const ids = retry.split(',').map((id) => id.trim());
    if (!ids.every((id) => /^\d{1,18}$/.test(id))) throw new Error('which?');
    return ids;
  } catch {
    throw new EnvError(USAGE);
  }
}
