import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../..');
/** What may read the view in a way of its own: `movedByEntry` itself, laws, which say why they read so, and what is written from the database. */
const MAY = /(\.law\.ts|\/ledger\/rare-entries\.queries\.ts|schema\.generated\.ts|\.test\.ts|\.fixture\.ts)$/;

/** Joined otherwise than laterally, behind its `offset 0`, the view adds up all that was ever moved, before most of it is thrown away (decision 294). */
it('what an entry moved is read by `movedByEntry` alone, outside of laws', async () => {
  const found: string[] = [];
  const asked: string[] = [];
  for await (const path of glob('**/*.ts', { cwd: SOURCE })) {
    if (MAY.test(`/${path}`)) continue;
    const text = await readFile(join(SOURCE, path), 'utf8');
    if (text.includes('ledger_movements')) found.push(path);
    if (text.includes('movedByEntry(')) asked.push(path);
  }
  expect(found).toEqual([]);
  // It looks where such reads are.
  expect(asked.length).toBeGreaterThan(1);
});
