import { expect, it } from 'vitest';
import { firstPlace, stepAt } from './stories.ts';

const stories = (...seen: boolean[]) => seen.map((is_seen) => ({ is_seen }));

it('begins with the oldest story that was not seen, and anew where all were', () => {
  expect(firstPlace(stories(true, false, false))).toBe(1);
  expect(firstPlace(stories(true, true))).toBe(0);
  expect(firstPlace([])).toBe(0);
});

it('goes back in the left third of the screen, and on in the rest', () => {
  expect([0, 119, 120, 359].map((x) => stepAt(x, 360))).toEqual([-1, -1, 1, 1]);
});
