import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListedLetter } from './mailbox-page.ts';
import { type Letter, readLetter } from './read-letter.ts';

const MOST = 100;
const NAME = /^[a-z0-9-]{1,100}$/i;

/** The newest messages of a mailbox folder, a hundred at most; none while there is no folder. */
export async function listLetters(folder: string): Promise<ListedLetter[]> {
  const files = (await readdir(folder).catch(() => [])).filter(
    (file) => file.endsWith('.eml') && NAME.test(file.slice(0, -4)),
  );
  const dated = await Promise.all(
    files.map(async (file) => ({ name: file.slice(0, -4), at: (await stat(join(folder, file))).mtimeMs })),
  );
  const newest = dated.sort((a, b) => b.at - a.at).slice(0, MOST);
  return Promise.all(
    newest.map(async ({ name }) => ({
      name,
      ...(await readLetter(await readFile(join(folder, `${name}.eml`)))),
    })),
  );
}

/** One message; null when the name is not of one. A name never leads out of the folder. */
export async function findLetter(folder: string, name: string): Promise<Letter | null> {
  if (!NAME.test(name)) return null;
  const message = await readFile(join(folder, `${name}.eml`)).catch(() => null);
  return message && readLetter(message);
}
