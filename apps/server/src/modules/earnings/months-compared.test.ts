import { expect, it } from 'vitest';
import { monthsCompared } from './months-compared.ts';

it.each([
  ['2026-11-22', '2026-11-01', '2026-10-01', '2026-10-22'],
  ['2026-03-31', '2026-03-01', '2026-02-01', '2026-02-28'],
  ['2028-03-30', '2028-03-01', '2028-02-01', '2028-02-29'],
  ['2026-01-01', '2026-01-01', '2025-12-01', '2025-12-01'],
])('compares %s with the month before until the same day', (today, start, startBefore, sameDayBefore) => {
  expect(monthsCompared(today)).toEqual({ start, startBefore, sameDayBefore });
});
