import { expect, it } from 'vitest';
import { secondsLeft } from './use-slow-mode.ts';

it('counts down whole seconds from one’s own last line', () => {
  expect(secondsLeft(null, 15, 1_000_000)).toBe(0);
  expect(secondsLeft(1_000_000, 15, 1_000_000)).toBe(15);
  expect(secondsLeft(1_000_000, 15, 1_014_001)).toBe(1);
  expect(secondsLeft(1_000_000, 15, 1_015_000)).toBe(0);
  expect(secondsLeft(1_000_000, 0, 1_000_000)).toBe(0);
});
