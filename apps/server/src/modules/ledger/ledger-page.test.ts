import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { reasons } from './entry.ts';

it('has every kind of entry on the page about the ledger, by its name', () => {
  const page = readFileSync('docs/ledger.md', 'utf8');
  expect(reasons.filter((reason) => !page.includes(`\`${reason}\``))).toEqual([]);
});
