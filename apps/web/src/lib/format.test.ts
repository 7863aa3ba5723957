import { expect, it } from 'vitest';
import { initials, shortCount, thousands } from './format.ts';

it.each([
  [0, '0'],
  [49, '49'],
  [50, '0.1k'],
  [993, '1.0k'],
  [1000, '1.0k'],
  [12_345, '12.3k'],
])('shows %i views as %s', (count, text) => {
  expect(thousands(count)).toBe(text);
});

it.each([
  [950, '950'],
  [1_299, '1.2k'],
  [15_900, '15k'],
])('shortens %i to %s', (count, text) => {
  expect(shortCount(count)).toBe(text);
});

it('takes initials from first and last name', () => {
  expect(initials('Maria Clara de los Santos')).toBe('MS');
  expect(initials('Luna')).toBe('L');
  expect(initials('')).toBe('');
});
