import { expect, it } from 'vitest';
import { numberOf, quartersOver } from './numbered-quarters.ts';

it('a quarter is over an hour after its end, by the Philippine calendar', () => {
  const since = new Date('2026-02-10T00:00:00Z');
  expect(quartersOver(since, new Date('2026-06-30T16:59:59Z'))).toEqual(['2026-01-01']);
  expect(quartersOver(since, new Date('2026-06-30T17:00:00Z'))).toEqual(['2026-01-01', '2026-04-01']);
  expect(quartersOver(since, since)).toEqual([]);
});

it('a certificate is numbered within its quarter', () => {
  expect(numberOf({ quarter: '2026-10-01', number: 12 })).toBe('2026-Q4-00012');
});
