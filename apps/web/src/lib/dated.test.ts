import { expect, it } from 'vitest';
import { daysOf, isSound, PERIODS, periodOf, readDays, writeDays } from './dated.ts';

/** In the Philippines already 16 June. */
const NOW = new Date('2026-06-15T16:30:00Z');

it.each([
  ['all', {}],
  ['today', { from: '2026-06-16', to: '2026-06-16' }],
  ['week', { from: '2026-06-10', to: '2026-06-16' }],
  ['month', { from: '2026-05-18', to: '2026-06-16' }],
  ['this_month', { from: '2026-06-01', to: '2026-06-16' }],
] as const)('knows the days of %s in the Philippines, and the period by its days', (period, days) => {
  expect(daysOf(period, NOW)).toEqual(days);
  expect(periodOf(days, NOW)).toBe(period);
});

it('knows days that somebody chose from those of a period', () => {
  expect(PERIODS).toHaveLength(5);
  expect(periodOf({ from: '2026-06-10' }, NOW)).toBeNull();
});

it.each([
  [{ from: '2026-06-16', to: '2026-06-15' }, false],
  [{ from: '0002-06-16' }, false],
  [{ from: '2026-02-30' }, false],
  [{ to: 'kahapon' }, false],
  [{ to: '2026-06-15' }, true],
])('asks for nothing that a server refuses: %j', (days, expected) => {
  expect(isSound(days)).toBe(expected);
});

it('keeps the days of each list in the address, beside what else is there', () => {
  const days = { from: '2026-06-10', to: '2026-06-16' };
  const query = writeDays(new URLSearchParams('tab=users&reports_to=2026-01-01'), 'people', days);
  expect(query.toString()).toBe(
    'tab=users&reports_to=2026-01-01&people_from=2026-06-10&people_to=2026-06-16',
  );
  expect(readDays(query, 'people')).toEqual(days);
  expect(readDays(query, 'reports')).toEqual({ to: '2026-01-01' });
  expect(writeDays(query, 'people', {}).toString()).toBe('tab=users&reports_to=2026-01-01');
  expect(readDays(new URLSearchParams('people_from=x'), 'people')).toEqual({});
});
