import { expect, it } from 'vitest';
import { isSecondTap } from './second-tap.ts';

const first = { at: 1000, x: 100, y: 100 };

it.each([
  [1120, 100, 100, true],
  [1350, 120, 120, true],
  [1351, 100, 100, false],
  [1120, 141, 100, false],
  [1120, 130, 130, false],
])('a press at %i ms, %i, %i is the second of a double tap: %s', (at, x, y, is) => {
  expect(isSecondTap(first, { at, x, y })).toBe(is);
});
