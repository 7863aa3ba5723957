import { typedPesos } from '../../lib/typed-number.ts';
import type { TaxTexts } from './tax.texts.generated.ts';

/** What is typed of a payment to the Bureau, by the names that the call has for it. */
export interface Payment {
  /** Of VAT alone: what suppliers were paid already. */
  input_vat: string;
  paid_on: string;
  reference: string;
}

/** The pesos of input VAT that were typed, 0 where nothing was; null where it is no amount. */
export const inputVatOf = (typed: string): number | null => (typed.trim() === '' ? 0 : typedPesos(typed));

/** What is wrong with it; the server has the last word. @param owed pesos */
export function paymentProblems(
  { input_vat: input, paid_on: day, reference }: Payment,
  owed: number,
  t: TaxTexts,
): Partial<Record<keyof Payment, string>> {
  const inputVat = inputVatOf(input);
  return {
    ...((inputVat === null || inputVat > owed) && { input_vat: t.inputWrong }),
    ...(day === '' && { paid_on: t.dayNeeded }),
    ...(reference.trim() === '' && { reference: t.referenceNeeded }),
  };
}
