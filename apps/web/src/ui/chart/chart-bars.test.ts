import { expect, it } from 'vitest';
import { barsOf, dayName } from './chart-bars.ts';

it('scales bars to the best day and keeps small days visible', () => {
  const bars = barsOf(
    [
      { date: '2026-05-18', amount: 0 },
      { date: '2026-05-19', amount: 1 },
      { date: '2026-05-20', amount: 1000 },
    ],
    300,
    100,
  );
  expect(bars.map(({ height }) => height)).toEqual([0, 3, 100]);
  expect(bars[2]?.x).toBeGreaterThan(200);
});

it('draws nothing for no days and nothing earned', () => {
  expect(barsOf([], 300, 100)).toEqual([]);
  expect(barsOf([{ date: '2026-05-20', amount: 0 }], 300, 100)[0]?.height).toBe(0);
});

it('names days without a time zone moving them', () => {
  expect(dayName('2026-05-20', 'en')).toBe('May 20');
  expect(dayName('2026-04-20', 'fil')).toBe('Abr 20');
});
