import { expect, it } from 'vitest';
import { disputeRatio } from './dispute-ratio.ts';

it.each([
  [0, 0, 0, 'calm'],
  [1_000, 0, 0, 'calm'],
  // One of few says nothing.
  [40, 1, 250, 'calm'],
  [100, 4, 400, 'calm'],
  [100, 5, 500, 'near'],
  [667, 5, 75, 'near'],
  [668, 5, 75, 'near'],
  [670, 5, 75, 'near'],
  [680, 5, 74, 'calm'],
  // Over needs both: the share, and a hundred.
  [1_000, 99, 990, 'near'],
  [6_666, 100, 151, 'over'],
  [6_667, 100, 150, 'over'],
  [6_800, 100, 148, 'near'],
  // Of payments of months before.
  [0, 3, 10_000, 'calm'],
  [2, 120, 10_000, 'over'],
])('%i payments and %i disputes are %i basis points: %s', (payments, disputes, basisPoints, standing) => {
  expect(disputeRatio(payments, disputes)).toEqual({ basisPoints, standing });
});
