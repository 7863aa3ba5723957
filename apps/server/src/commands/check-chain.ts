import { readDatabaseEnv } from '../env.ts';
import { checkInvariants, laws } from '../invariants/check-invariants.ts';
import { type Anchor, findMoved, listAnchors, readAnchor } from '../modules/ledger/index.ts';
import { StartError } from '../platform/start-error.ts';
import { runCommand, withDatabase } from './with-database.ts';

const CHAIN = 'entries-keep-their-seals';

/**
 * Hashes the history of the books anew, and compares its seals with the anchors in the data folder and with those that are
 * given, as they are in the mails. Ends with 1 when somebody has edited it (docs/operations.md).
 */
await runCommand(async () => {
  const given = process.argv.slice(2).map(parse);
  const anchors = [...(await listAnchors(readDatabaseEnv().dataDir)), ...given];
  const { moved, broken } = await withDatabase(async (lawsDb) => ({
    moved: await findMoved({ lawsDb }, anchors),
    broken: await checkInvariants(
      lawsDb,
      laws.filter(({ name }) => name === CHAIN),
    ),
  }));
  for (const { day, number } of moved)
    process.stdout.write(`EDITED  seal ${number} is not as it was anchored on ${day}\n`);
  for (const { id, difference } of broken) process.stdout.write(`EDITED  seal ${id}: ${difference}\n`);
  const isGood = moved.length + broken.length === 0;
  process.stdout.write(
    isGood ? `ok      history is as it was sealed, and as ${anchors.length} anchors say\n` : '',
  );
  return isGood ? 0 : 1;
});

function parse(text: string): Anchor {
  const anchor = readAnchor(text);
  if (!anchor) throw new StartError(`no anchor: ${text}`);
  return anchor;
}
