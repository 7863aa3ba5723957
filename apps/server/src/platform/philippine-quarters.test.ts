import { expect, it } from 'vitest';
import {
  lastDayOf,
  monthsOf,
  quarterFrom,
  quarterName,
  quarterOf,
  spanOfQuarter,
} from './philippine-quarters.ts';

it.each([
  ['2026-01', '2026-01-01', '2026-Q1', '2026-03-31'],
  ['2026-06', '2026-04-01', '2026-Q2', '2026-06-30'],
  ['2026-09', '2026-07-01', '2026-Q3', '2026-09-30'],
  ['2026-12', '2026-10-01', '2026-Q4', '2026-12-31'],
])('the quarter of %s begins on %s, is %s and ends on %s', (month, quarter, name, end) => {
  expect([quarterOf(month), quarterName(quarter), quarterFrom(name), lastDayOf(quarter)]).toEqual([
    ...[quarter, name],
    ...[quarter, end],
  ]);
  expect(monthsOf(quarter)).toContain(month);
});

it('lasts from midnight to midnight in the Philippines', () => {
  expect(spanOfQuarter('2026-10-01')).toEqual({
    from: new Date('2026-09-30T16:00:00Z'),
    until: new Date('2026-12-31T16:00:00Z'),
  });
});
