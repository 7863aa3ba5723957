import { parseArgs } from 'node:util';
import { MONTH_FORM } from '@likha/contract/late-limits';
import { EnvError } from '../env.ts';
import { listPast, moveToCold, type PastPartition } from '../modules/partitions/index.ts';
import { systemClock } from '../platform/clock.ts';
import type { Database } from '../platform/database/index.ts';
import { monthOf, spanOf } from '../platform/philippine-months.ts';
import { say } from './say.ts';
import { runCommand, withDatabase } from './with-database.ts';

const USAGE = `npm run cold-storage                                            lists the months that are over, and where they lie
npm run cold-storage -- --tablespace cold --before 2026-01      moves those before that month there`;
const MIB = 2 ** 20;

/** `npm run cold-storage`: moves old partitions to a slower disk while everything goes on (docs/operations.md). Beside a running Likha. */
await runCommand(async () => {
  const asked = readArguments();
  return withDatabase((db) => (asked ? move(db, asked) : list(db)), { isBeside: true });
});

async function list(db: Database): Promise<number> {
  const past = await listPast(db, systemClock.now());
  for (const partition of past) say(lineOf(partition));
  say(`${past.length} are over.`);
  return 0;
}

async function move(
  db: Database,
  { tablespace, before }: { tablespace: string; before: string },
): Promise<number> {
  const moved = await moveToCold(db, {
    tablespace,
    before: spanOf(before).from,
    onMoved: (partition, rows) => say(`${lineOf({ ...partition, tablespace })}, ${rows} rows`),
  });
  say(`${moved} were moved to ${tablespace}.`);
  return 0;
}

function lineOf({ name, ended_at, bytes, tablespace }: PastPartition): string {
  const last = monthOf(new Date(ended_at.getTime() - 1));
  return `${name}  until ${last}  ${Math.ceil(bytes / MIB)} MiB  ${tablespace ?? 'where the database is'}`;
}

function readArguments(): { tablespace: string; before: string } | null {
  try {
    const options = { tablespace: { type: 'string' }, before: { type: 'string' } } as const;
    const { tablespace, before } = parseArgs({ options }).values;
    if (tablespace === undefined && before === undefined) return null;
    if (!/^[a-z_][a-z0-9_]*$/.test(tablespace ?? '') || !MONTH_FORM.test(before ?? ''))
      throw new Error('which?');
    return { tablespace: tablespace as string, before: before as string };
  } catch {
    throw new EnvError(USAGE);
  }
}
