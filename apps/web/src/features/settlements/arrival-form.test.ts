import { expect, it } from 'vitest';
import { arrivalProblems, arrivedIn } from './arrival-form.ts';
import { settlementsTexts } from './settlements.texts.generated.ts';

it.each([
  ['5,115.00', 5115],
  [' 961.5 ', 961.5],
  ['0', 0],
  ['5115,50', null],
  ['5115.005', null],
  ['1e5', null],
  ['0x10', null],
  ['-5', null],
  ['99999999999999', null],
  ['', null],
])('what arrived, typed as %j, is %s', (typed, pesos) => {
  expect(arrivedIn(typed)).toBe(pesos);
});

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
