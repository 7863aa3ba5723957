import { MOST_PESOS } from '@likha/contract/staff-limits';
import { plainNumber, typedPesos } from './typed-number.ts';

/** Why what was typed is no amount in pesos that anybody of the staff says (P904); null where it is one. */
export function amountFault(typed: string): 'empty' | 'digits' | 'below' | 'above' | 'decimals' | null {
  const plain = plainNumber(typed.replace(/^\s*[-\u2212]/, ''));
  if (typed.trim() === '') return 'empty';
  if (!/^\d+(\.\d+)?$/.test(plain)) return 'digits';
  if (plain !== plainNumber(typed)) return 'below';
  if (Number(plain) > MOST_PESOS) return 'above';
  return typedPesos(typed) === null ? 'decimals' : null;
}
