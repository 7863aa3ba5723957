import { expect, it } from 'vitest';
import { arrivalProblems, arrivalWords } from './arrival-form.ts';
import { settlementsTexts } from './settlements.texts.generated.ts';

it('says at each field what is wrong with it', () => {
  const t = settlementsTexts.en;
  expect(arrivalProblems({ arrived: 'all', arrived_on: '', bank_reference: '  ' }, t)).toEqual({
    arrived: 'Enter the amount in pesos in digits only, such as 961.00',
    arrived_on: 'Choose the day',
    bank_reference: 'Enter the bank’s reference',
  });
  const whole = { arrived: '961.00', arrived_on: '2026-11-27', bank_reference: 'BPI 0042' };
  expect(arrivalProblems(whole, t)).toEqual({});
});

it('says of an amount what it may be', () => {
  const problemOf = (arrived: string) =>
    arrivalProblems({ arrived, arrived_on: '2026-11-27', bank_reference: 'BPI' }, settlementsTexts.en)
      .arrived;
  expect(problemOf('')).toBe('Enter the amount in pesos. Enter 0 if nothing arrived.');
  for (const typed of ['abc', '1e15', '1,00', '12.', '₱-'])
    expect(problemOf(typed)).toBe('Enter the amount in pesos in digits only, such as 961.00');
  for (const typed of ['-5', '−5.50', '-1,000'])
    expect(problemOf(typed)).toBe('The amount in pesos cannot be below 0. Enter 0 if nothing arrived.');
  expect(problemOf('12.345')).toBe('The amount in pesos can have two decimals at most, such as 961.05');
  for (const typed of ['1000000000000000', '1,000,000,001'])
    expect(problemOf(typed)).toBe('The amount in pesos can be at most 1,000,000,000');
  for (const typed of ['0', '961', '961.5', '1,234.50', '1000000000'])
    expect(problemOf(typed)).toBeUndefined();
});

it('says that nothing arrives of a report below zero, and what is left of it', () => {
  const words = (arrived: number | null) =>
    arrivalWords({ company: 'PayMongo', expected: -50.25, arrived }, settlementsTexts.en);
  expect(words(0).lead).toContain('PayMongo’s report comes to −₱50.25');
  expect(words(0).lead).toContain('Nothing arrives');
  expect(words(0).warning).toContain('₱50.25 is left to settle');
  expect(words(10).warning).toContain('₱60.25 away from the report');
  expect(words(null).warning).toBeNull();
  const none = arrivalWords({ company: 'PayPal', expected: 0, arrived: 0 }, settlementsTexts.en);
  expect(none.lead).toContain('PayPal’s report has no payout');
  expect(none.warning).toBeNull();
  const whole = arrivalWords({ company: 'PayPal', expected: 961, arrived: 961 }, settlementsTexts.en);
  expect(whole).toEqual({ lead: 'PayPal’s report says ₱961.00. Enter what the bank shows.', warning: null });
});
