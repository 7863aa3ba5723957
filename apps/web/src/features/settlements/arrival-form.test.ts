import { expect, it } from 'vitest';
import { arrivalProblems } from './arrival-form.ts';
import { settlementsTexts } from './settlements.texts.generated.ts';

it('says at each field what is wrong with it', () => {
  const t = settlementsTexts.en;
  expect(arrivalProblems({ arrived: 'all', arrived_on: '', bank_reference: '  ' }, t)).toEqual({
    arrived: 'Enter an amount in pesos',
    arrived_on: 'Choose the day',
    bank_reference: 'Enter the bank’s reference',
  });
  const whole = { arrived: '961.00', arrived_on: '2026-11-27', bank_reference: 'BPI 0042' };
  expect(arrivalProblems(whole, t)).toEqual({});
});
