import { expect, it } from 'vitest';
import { creditsForPesos, paidPrice, pesosForCredits } from './credit-price.ts';

it.each([
  [100, 1, 100],
  [3, 1.1, 3.3],
  [7, 0.07, 0.49],
  [10_000, 99.99, 999_900],
])('%i credits at ₱%d cost ₱%d', (credits, rate, pesos) => {
  expect(pesosForCredits(credits, rate)).toBe(pesos);
});

it('shows ₱0 for a rate that is no amount', () => {
  expect(pesosForCredits(100, Number.NaN)).toBe(0);
});

it.each([
  [50, 1, 50],
  [50, 1.2, 41],
  [50, 0.3, 166],
  [50, 60, 0],
])('₱%d at ₱%d buys %i', (pesos, rate, credits) => {
  expect(creditsForPesos(pesos, rate)).toBe(credits);
});

it.each([
  ['25.50', 1, { credits: '26 credits', pesos: '₱26.00', isRounded: true }],
  [' 26 ', 1, { credits: '26 credits', pesos: '₱26.00', isRounded: false }],
  ['50', 1.3, { credits: '39 credits', pesos: '₱50.70', isRounded: true }],
  ['', 1, null],
  ['25', undefined, null],
])('says of a price of ₱%s what fans pay for it at ₱%s a credit', (typed, rate, paid) => {
  expect(paidPrice(typed, rate)).toEqual(paid);
});
