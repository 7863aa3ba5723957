import { expect, it } from 'vitest';
import { inputVatOf, paymentProblems } from './payment-form.ts';
import { taxTexts } from './tax.texts.generated.ts';

const t = taxTexts.en;

it.each([
  ['', 0],
  ['1,109.75', 1_109.75],
  ['-1', null],
  ['twelve', null],
  ['1e5', null],
])('reads %j of input VAT as %s pesos', (typed, pesos) => {
  expect(inputVatOf(typed)).toBe(pesos);
});

it('names each field that is wrong, and nothing where all is well', () => {
  const empty = { input_vat: '100.01', paid_on: '', reference: ' ' };
  expect(paymentProblems(empty, 100, t)).toEqual({
    input_vat: t.inputWrong,
    paid_on: t.dayNeeded,
    reference: t.referenceNeeded,
  });
  const whole = { input_vat: '100', paid_on: '2026-05-01', reference: 'BIR 1' };
  expect(paymentProblems(whole, 100, t)).toEqual({});
});
