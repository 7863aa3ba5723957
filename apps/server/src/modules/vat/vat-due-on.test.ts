import { expect, it } from 'vitest';
import { vatDueOn } from './vat-due-on.ts';

it.each([
  ['2026-07', '2026-10-25'],
  ['2026-10', '2027-01-25'],
])('VAT of the quarter from %s on is due on %s', (first, day) => {
  expect(vatDueOn(first)).toBe(day);
});
