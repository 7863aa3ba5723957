import { expect, it } from 'vitest';
import { chargeFor, chargeWords } from './charge.ts';

const RULE = { currency: 'USD', php_per_unit: 54.8, since: null };

it('a card abroad is charged at the rate in force, up to a cent', () => {
  const charge = chargeFor('card_abroad', 500, RULE);
  expect(charge).toEqual({ amount: 9.13, currency: 'USD', php_per_unit: 54.8 });
  expect(charge && chargeWords(charge)).toEqual({ charged: 'US$9.13', rate: '₱54.80', unit: 'US$1' });
});

it('nothing is charged in another currency by other ways to pay, for nothing, or without a rate', () => {
  expect(chargeFor('card', 500, RULE)).toBeNull();
  expect(chargeFor('card_abroad', 0, RULE)).toBeNull();
  expect(chargeFor('card_abroad', 500, null)).toBeNull();
});
