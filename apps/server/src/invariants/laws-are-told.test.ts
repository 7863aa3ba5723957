import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { laws } from './check-invariants.ts';

const LEDGER = join(import.meta.dirname, '../../../../docs/ledger.md');

it('every law is in the table of docs/ledger.md, and nothing else is', () => {
  const table =
    readFileSync(LEDGER, 'utf8')
      .split(/^\| law +\|.*$/m)[1]
      ?.split('\n\n')[0] ?? '';
  const told = [...table.matchAll(/^\| `([a-z-]+)`/gm)].map(([, name]) => name);
  expect(told.sort()).toEqual(laws.map(({ name }) => name).sort());
});
