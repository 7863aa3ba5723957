import { describe, expect, it } from 'vitest';
import { lastDayOf, monthsOf, quarterName, quarterOf, quartersOver } from './quarters.ts';

describe('a quarter', () => {
  it.each([
    ['2026-01', '2026-01-01', '2026-Q1', '2026-03-31'],
    ['2026-06', '2026-04-01', '2026-Q2', '2026-06-30'],
    ['2026-09', '2026-07-01', '2026-Q3', '2026-09-30'],
    ['2026-12', '2026-10-01', '2026-Q4', '2026-12-31'],
  ])('of %s begins on %s, is %s and ends on %s', (month, quarter, name, end) => {
    expect([quarterOf(month), quarterName(quarter), lastDayOf(quarter)]).toEqual([quarter, name, end]);
    expect(monthsOf(quarter)).toContain(month);
  });

  it('is over an hour after its end, by the Philippine calendar', () => {
    const since = new Date('2026-02-10T00:00:00Z');
    expect(quartersOver(since, new Date('2026-06-30T16:59:59Z'))).toEqual(['2026-01-01']);
    expect(quartersOver(since, new Date('2026-06-30T17:00:00Z'))).toEqual(['2026-01-01', '2026-04-01']);
    expect(quartersOver(since, since)).toEqual([]);
  });
});
