import { expect, it } from 'vitest';
import { choiceOf, mostOf } from './refund-choice.ts';

const PACK = { credits: 550, credits_left: 550, purchase_left: { amount: 500, credits: 550 } };

it.each([
  ['550', { credits: 550, pesos: 500, rest: 0, wholePesos: 500 }],
  [' 7 ', { credits: 7, pesos: 6.36, rest: 543, wholePesos: 500 }],
  ['549', { credits: 549, pesos: 499.09, rest: 1, wholePesos: 500 }],
])('%s credits of a pack with a bonus', (text, choice) => {
  expect(choiceOf(PACK, text)).toEqual(choice);
});

it.each(['', '0', '-1', '1.5', '1e2', 'ten', '9999999999'])('%s is no number of credits', (text) => {
  expect(choiceOf(PACK, text)).toBe('noNumber');
});

it('is at most what the request holds and the purchase has left, and the wallet holds', () => {
  expect(choiceOf(PACK, '551')).toBe('tooMany');
  expect(mostOf({ ...PACK, purchase_left: { amount: 300, credits: 330 } })).toBe(330);
  expect(choiceOf({ ...PACK, purchase_left: { amount: 300, credits: 330 } }, '331')).toBe('tooMany');
  expect(choiceOf({ ...PACK, credits_left: 20 }, '21')).toBe('tooFewInWallet');
  expect(choiceOf({ ...PACK, credits_left: 20 }, '20')).toMatchObject({ pesos: 18.18, rest: 530 });
});

it('is a part of what was freed before, where the request holds less than is left', () => {
  expect(choiceOf({ ...PACK, credits: 40 }, '40')).toEqual({
    credits: 40,
    pesos: 36.36,
    rest: 0,
    wholePesos: 36.36,
  });
});
