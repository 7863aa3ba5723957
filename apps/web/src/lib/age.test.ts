import { expect, it } from 'vitest';
import { ageOn } from './age.ts';

const today = new Date(2026, 4, 20);

it.each([
  ['2008-05-20', 18],
  ['2008-05-21', 17],
  ['2008-06-01', 17],
  ['2000-01-31', 26],
])('born %s → %i', (birthday, age) => {
  expect(ageOn(birthday, today)).toBe(age);
});

it('is no number for what is no date', () => {
  expect(ageOn('', today)).toBeNaN();
});
