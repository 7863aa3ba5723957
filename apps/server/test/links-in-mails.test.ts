import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PATTERNS, type Pattern } from '@likha/contract/addresses';
import { expect, expectTypeOf, it } from 'vitest';
import { isReservedUsername } from '../src/modules/accounts/registration/username.ts';

const MODULES = new URL('../src/modules/', import.meta.url).pathname;
/** What is answered by the server itself and is no page. */
const NO_PAGES = /Url\}\/(?:api|sitemap|media)\b/;

it('a link that leaves the house is built by the table of addresses', () => {
  const typed = readdirSync(MODULES, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.ts$/.test(path) && !/\.(?:test|fixture)\.ts$/.test(path))
    .flatMap((path) =>
      readFileSync(join(MODULES, path), 'utf8')
        .split('\n')
        .filter((line) => /[uU]rl\}\/[a-z]/.test(line) && !NO_PAGES.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(typed).toEqual([]);
});

it('the first word of every page is nobody’s username, and the router takes no other page', () => {
  const words = Object.values(PATTERNS)
    .map((pattern) => pattern.split('/')[1] ?? '')
    .filter((word) => word !== '' && !word.startsWith(':'));
  expect(words.filter((word) => !isReservedUsername(word))).toEqual([]);
  expectTypeOf<'/shoutouts'>().not.toExtend<Pattern>();
});
