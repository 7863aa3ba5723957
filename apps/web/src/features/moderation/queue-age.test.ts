import { expect, it } from 'vitest';
import { lengthOf } from './queue-age.ts';

it.each([
  [0, '1 minute'],
  [90, '2 minutes'],
  [7199, '120 minutes'],
  [36 * 3600, '36 hours'],
  [3 * 86_400, '3 days'],
])('says %i seconds as %s', (seconds, words) => {
  expect(lengthOf(seconds, 'en')).toBe(words);
});

it('says it in Filipino', () => {
  expect(lengthOf(3 * 86_400, 'fil')).toBe('3 araw');
});
