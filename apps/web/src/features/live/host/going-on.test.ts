import { expect, it } from 'vitest';
import { goesOnUntil, runningFirst, secondsLeft } from './going-on.ts';

it('counts from the answer, whatever the clock of the device says', () => {
  const until = goesOnUntil({ state: 'waiting', ends_in_seconds: 23 }, 5_000_000);
  expect(until).toBe(5_023_000);
  expect(
    [5_000_000, 5_000_001, 5_022_001, 5_023_000, 6_000_000].map((now) => secondsLeft(5_023_000, now)),
  ).toEqual([23, 23, 1, 0, 0]);
});

it('has no end while something comes, and none where it does not run', () => {
  expect(goesOnUntil({ state: 'running', ends_in_seconds: 28 }, 0)).toBeNull();
  expect(goesOnUntil({ state: 'scheduled', ends_in_seconds: null }, 0)).toBeNull();
});

it('puts what runs first', () => {
  const lives = [
    { id: 'planned', ends_in_seconds: null },
    { id: 'on', ends_in_seconds: 12 },
    { id: 'over', ends_in_seconds: null },
  ];
  expect(runningFirst(lives).map(({ id }) => id)).toEqual(['on', 'planned', 'over']);
});
