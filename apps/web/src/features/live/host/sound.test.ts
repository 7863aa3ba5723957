import { expect, it } from 'vitest';
import { soundClock } from './sound.ts';

it('lets pieces follow one another, however unevenly they come', () => {
  const clock = soundClock();
  expect(clock(0.11, 0.01)).toBeCloseTo(0.1);
  expect(clock(0.2, 0.01)).toBeCloseTo(0.11);
  expect(clock(0.13, 0.01)).toBeCloseTo(0.12);
});

it('goes on where it should be after a pause, and never goes back', () => {
  const clock = soundClock();
  clock(1, 0.5);
  expect(clock(6, 0.5)).toBeCloseTo(5.5);
  expect(clock(5, 0.5)).toBeCloseTo(6);
});

it('begins at nothing, not before', () => {
  expect(soundClock()(0.02, 0.1)).toBe(0);
});
