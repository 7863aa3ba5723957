import { expect, it } from 'vitest';
import { timeLeft } from './countdown.ts';

it('counts down in days, hours, minutes and seconds, and to nothing', () => {
  expect(timeLeft(90_061_000)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1 });
  expect(timeLeft(59_999)).toEqual({ days: 0, hours: 0, minutes: 1, seconds: 0 });
  expect(timeLeft(1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
  expect(timeLeft(0)).toBeNull();
  expect(timeLeft(-5)).toBeNull();
});
