import { MOST_PESOS } from '@likha/contract/staff-limits';
import { wholeNumber } from './format.ts';
import { plainNumber, typedPesos } from './typed-number.ts';

/** What an amount may be, said of what it is not. */
interface AmountWords {
  amountNeeded: string;
  amountDigits: string;
  amountBelow: string;
  amountAbove(values: { most: string }): string;
  amountDecimals: string;
}

/** Why what was typed is no amount in pesos that anybody of the staff says (P904), in a feature's words; null where it is one. */
export function amountProblem(typed: string, t: AmountWords): string | null {
  const plain = plainNumber(typed.replace(/^\s*[-\u2212]/, ''));
  if (typed.trim() === '') return t.amountNeeded;
  if (!/^\d+(\.\d+)?$/.test(plain)) return t.amountDigits;
  if (plain !== plainNumber(typed)) return t.amountBelow;
  if (Number(plain) > MOST_PESOS) return t.amountAbove({ most: wholeNumber(MOST_PESOS) });
  return typedPesos(typed) === null ? t.amountDecimals : null;
}
