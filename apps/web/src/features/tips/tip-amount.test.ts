import { expect, it } from 'vitest';
import { tipCredits } from './tip-amount.ts';

it('takes whole credits between the limits, and nothing else', () => {
  expect(['1', '250', '10000'].map(tipCredits)).toEqual([1, 250, 10_000]);
  expect(['', '0', '10001', '1.5', '-5', '1e3', 'ten', '9999999'].map(tipCredits)).toEqual(
    Array(8).fill(null),
  );
});
