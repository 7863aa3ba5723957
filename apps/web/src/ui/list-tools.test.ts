import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@likha/contract/calls';
import { expect, it } from 'vitest';

const WEB = new URL('..', import.meta.url).pathname;

const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx'))
  .map((path) => ({ path, text: readFileSync(join(WEB, path), 'utf8') }));

/** Every list that the contract lets staff take away. */
const lists = Object.values(calls).flatMap((call) => ('file' in call ? [`GET ${call.path}`] : []));

it.each(lists)('%s is looked through by days on some screen', (address) => {
  expect(sources.some(({ text }) => text.includes(`useDatedPages('${address}'`))).toBe(true);
});

it('no screen leaves the days and the file of its list out', () => {
  const bare = sources.filter(
    ({ text }) =>
      text.includes('useDatedPages(') &&
      !/<ListTools \{\.\.\.pages\.tools\}( \/)?>|<OpenOrDecided/.test(text),
  );
  expect(bare.map(({ path }) => path)).toEqual([]);
});
