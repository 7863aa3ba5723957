import { expect, it } from 'vitest';
import { periodName } from './period-name.ts';

it.each([
  ['2026-11', 'November 2026', 'Nobyembre 2026'],
  ['2026-Q1', 'Jan – Mar 2026', 'Ene–Mar 2026'],
  ['2026-Q4', 'Oct – Dec 2026', 'Okt–Dis 2026'],
])('%s is %s in English and %s in Filipino', (period, english, filipino) => {
  const plain = (name: string) => name.replaceAll(/\s+/g, ' ');
  expect(plain(periodName(period, 'en'))).toBe(english);
  expect(plain(periodName(period, 'fil'))).toBe(filipino);
});
