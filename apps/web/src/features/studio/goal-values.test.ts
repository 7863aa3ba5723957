import { expect, it } from 'vitest';
import { goalChecks, goalsOf, goalValues, percentOf } from './goal-values.ts';
import { studioTexts } from './studio.texts.generated.ts';

const checks = goalChecks(studioTexts.en);

it('reads goals as they are typed, and writes them so', () => {
  const goals = { earnings: 12_000, new_subscribers: 100 };
  expect(goalsOf(goalValues(goals))).toEqual(goals);
  expect(goalsOf({ earnings: '₱15,000.50', new_subscribers: '1,000' })).toEqual({
    earnings: 15_000.5,
    new_subscribers: 1000,
  });
});

it.each(['', '0', '-5', '1.001', '10000001', 'marami'])('refuses %j as a goal of earnings', (value) => {
  expect(checks.earnings(value)).toBe('Enter an amount from ₱1.00 to ₱10,000,000.00');
});

it.each(['', '0', '1.5', '1000001'])('refuses %j as a goal of subscribers', (value) => {
  expect(checks.new_subscribers(value)).toBe('Enter a whole number from 1 to 1,000,000');
});

it.each([
  [0, 100, 0],
  [99.99, 100, 99],
  [100, 100, 100],
  [250, 100, 100],
])('%d of %d is %d percent', (reached, goal, percent) => {
  expect(percentOf(reached, goal)).toBe(percent);
});
