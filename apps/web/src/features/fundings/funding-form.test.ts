import { expect, it } from 'vitest';
import { differenceWords, feeOf, leftProblems } from './funding-form.ts';
import { fundingsTexts } from './fundings.texts.generated.ts';

const t = fundingsTexts.en;
const LEFT = { amount: '1,400.00', fee: '', left_on: '2026-11-27', reference: 'BPI 0042' };

it('says at each field what is wrong with it', () => {
  expect(leftProblems({ amount: '', fee: 'x', left_on: '', reference: ' ' }, t)).toEqual({
    amount: 'Enter the amount in pesos',
    fee: 'Enter it in pesos in digits only, such as 961.00',
    left_on: 'Choose the day',
    reference: 'Enter the bank’s reference',
  });
  expect(leftProblems(LEFT, t)).toEqual({});
});

it('says of an amount what it may be, and that a fee is less', () => {
  const problemOf = (amount: string) => leftProblems({ ...LEFT, amount }, t).amount;
  expect(problemOf('0')).toBe('Enter an amount above 0');
  expect(problemOf('-5')).toBe('It cannot be below 0');
  expect(problemOf('1.005')).toBe('It can have two decimals at most, such as 961.05');
  expect(problemOf('1000000001')).toBe('It can be at most 1,000,000,000 pesos');
  expect(leftProblems({ ...LEFT, fee: '1,400.01' }, t)).toEqual({
    fee: 'The fee cannot be more than the amount',
  });
  expect([feeOf(''), feeOf('12.50'), feeOf('x')]).toEqual([0, 12.5, null]);
});

it('says what follows from more and from less than was paid out', () => {
  expect(differenceWords('1400', 1_400, t)).toBeNull();
  expect(differenceWords('', 1_400, t)).toBeNull();
  expect(differenceWords('2,000.10', 1_400, t)).toContain('₱600.10 more than was paid out');
  expect(differenceWords('500', -100, t)).toContain('₱500.00 more than was paid out');
  expect(differenceWords('1,000', 1_400.3, t)).toContain('₱400.30 of what was paid out stays');
});
