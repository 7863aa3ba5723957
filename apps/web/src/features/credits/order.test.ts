import { describe, expect, it } from 'vitest';
import { buyingTexts } from './buying.texts.generated.ts';
import { customAmountProblem, orderForCustom, orderForPack, whatChanged } from './order.ts';

const popular = {
  id: 'popular',
  name: 'Popular',
  credits: 500,
  bonus: 50,
  bonus_percent: 10,
  is_popular: true,
  price: 500,
};

it('prices a pack by its base and adds the bonus for nothing', () => {
  expect(orderForPack(popular, 1.05)).toEqual({
    packageId: 'popular',
    baseCredits: 500,
    bonusCredits: 50,
    creditAmount: 550,
    originalAmount: 525,
    finalAmount: 525,
    couponId: null,
  });
});

it('gives no bonus on a custom amount and never rounds through fractions', () => {
  expect(orderForCustom(33, 1.1)).toMatchObject({
    packageId: null,
    bonusCredits: 0,
    creditAmount: 33,
    originalAmount: 36.3,
    finalAmount: 36.3,
  });
});

it.each([
  ['pack', { credit_amount: 600, original_amount: 500 }],
  ['pack', { credit_amount: 660, original_amount: 600 }],
  ['coupon', { credit_amount: 550, original_amount: 500 }],
  ['rate', { credit_amount: 550, original_amount: 600 }],
  ['charge', { credit_amount: 550, original_amount: 500, charged_amount: 9.2 }],
])('knows that the %s is another', (changed, expected) => {
  expect(whatChanged(orderForPack(popular, 1), expected)).toBe(changed);
});

describe('customAmountProblem', () => {
  it.each([
    ['', 'Enter a whole number of credits'],
    ['10.5', 'Enter a whole number of credits'],
    ['-', 'Enter a whole number of credits'],
    ['-20', 'Minimum purchase is 10 credits'],
    ['9', 'Minimum purchase is 10 credits'],
    ['10', null],
    ['10000', null],
    ['10001', 'Maximum purchase is 10,000 credits per transaction'],
  ])('%s → %s', (text, problem) => {
    expect(customAmountProblem(text, buyingTexts.en)).toBe(problem);
  });
});
