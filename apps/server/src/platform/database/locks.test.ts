import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LOCKS } from './locks.ts';

it('has a number for each lock, and the rate’s is the one that its migration takes', () => {
  expect(new Set(Object.values(LOCKS)).size).toBe(Object.keys(LOCKS).length);
  const migration = new URL('../../../migrations/0006-books-that-know-more.sql', import.meta.url);
  expect(readFileSync(migration, 'utf8')).toContain(`pg_advisory_xact_lock_shared(${LOCKS.rate})`);
});
