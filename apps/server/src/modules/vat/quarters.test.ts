import { expect, it } from 'vitest';
import { firstMonthOf, lastDayOf, quarterOf, vatDueOn } from './quarters.ts';

it.each([
  ['2026-Q1', '2026-01', '2026-03-31', '2026-04-25'],
  ['2026-Q3', '2026-07', '2026-09-30', '2026-10-25'],
  ['2026-Q4', '2026-10', '2026-12-31', '2027-01-25'],
])('%s begins with %s, ends on %s and is due on %s', (quarter, month, last, due) => {
  expect([firstMonthOf(quarter), quarterOf(month), lastDayOf(month), vatDueOn(month)]).toEqual([
    ...[month, quarter],
    ...[last, due],
  ]);
});
