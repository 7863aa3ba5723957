import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { EnvError, readDatabaseEnv } from '../env.ts';
import { countDemoPeople } from '../modules/accounts/index.ts';
import { eraseDatabase } from '../platform/erase-database.ts';
import { runCommand, withDatabase } from './with-database.ts';

const USAGE = 'npm run remove-demo -- --erase-everything';
/** What the demo has written beside the database. The secret and the database's own files stay. */
const FILES = ['media', 'cache', 'mail', 'work', 'sandbox.jsonl'];

/**
 * Empties a database that held the demo (P67). The books only grow, so the demo's purchases cannot be taken out of
 * them: all goes, or nothing does.
 */
await runCommand(async () => {
  const isMeant = readArguments();
  const { dataDir } = readDatabaseEnv();
  return withDatabase(async (db) => {
    const { demo, others } = await countDemoPeople(db);
    if (demo === 0) return say('This database holds nobody of the demo. Nothing was removed.', 0);
    const found = `This database holds ${demo} people of the demo and ${others} others.`;
    if (!isMeant)
      return say(
        `${found} The demo's money is in the books, which only grow: to remove it, everything has to go, the others as well. To erase everything:\n\n  ${USAGE}`,
        1,
      );
    if (!(await eraseDatabase(db))) throw new EnvError('A Likha uses this database. Stop it first.');
    for (const name of FILES) await rm(join(dataDir, name), { recursive: true, force: true });
    return say(
      `${found} All of them are gone, with files in ${dataDir}. Files in an S3 bucket are still there.`,
      0,
    );
  });
});

function readArguments(): boolean {
  try {
    const { values } = parseArgs({ options: { 'erase-everything': { type: 'boolean', default: false } } });
    return values['erase-everything'];
  } catch {
    throw new EnvError(USAGE);
  }
}

function say(line: string, code: number): number {
  process.stdout.write(`${line}\n`);
  return code;
}
