import { expect, it } from 'vitest';
import { dueOf } from './due-day.ts';

it.each([
  ['2026-01', '0619-E', '2026-02-10'],
  ['2026-03', '1601-EQ', '2026-04-30'],
  ['2026-11', '0619-E', '2026-12-10'],
  ['2026-12', '1601-EQ', '2027-01-31'],
])('%s is due by %s on %s', (month, form, day) => {
  expect(dueOf(month)).toEqual({ form, day });
});
