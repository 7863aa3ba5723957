import { formatPesos } from '@likha/contract/money';
import { amountProblem } from '../../lib/amount-problem.ts';
import { typedPesos } from '../../lib/typed-number.ts';
import type { FundingsTexts } from './fundings.texts.generated.ts';

/** What is typed of money that left the bank, by the names that the call has for it. */
export interface Left {
  amount: string;
  fee: string;
  left_on: string;
  reference: string;
}

/** The pesos of a fee that were typed, 0 where nothing was; null where it is no amount. */
export const feeOf = (typed: string): number | null => (typed.trim() === '' ? 0 : typedPesos(typed));

/** What is wrong with it; the server has the last word. */
export function leftProblems(
  { amount, fee, left_on: day, reference }: Left,
  t: FundingsTexts,
): Partial<Record<keyof Left, string>> {
  const ofAmount = amountProblem(amount, t) ?? (typedPesos(amount) === 0 ? t.amountZero : null);
  const ofFee = feeProblem(fee, typedPesos(amount), t);
  return {
    ...(ofAmount !== null && { amount: ofAmount }),
    ...(ofFee !== null && { fee: ofFee }),
    ...(day === '' && { left_on: t.dayNeeded }),
    ...(reference.trim() === '' && { reference: t.referenceNeeded }),
  };
}

function feeProblem(typed: string, amount: number | null, t: FundingsTexts): string | null {
  if (typed.trim() === '') return null;
  const isAbove = amount !== null && (typedPesos(typed) ?? 0) > amount;
  return amountProblem(typed, t) ?? (isAbove ? t.feeAboveAmount : null);
}

/** What follows from another amount than was paid out and not said yet; null while it is no amount, or that one. */
export function differenceWords(typed: string, unfunded: number, t: FundingsTexts): string | null {
  const amount = typedPesos(typed);
  if (amount === null || amount === 0) return null;
  const open = Math.max(0, unfunded);
  const rest = Math.round((amount - open) * 100) / 100;
  if (rest === 0) return null;
  return rest > 0 ? t.isAhead({ pesos: formatPesos(rest) }) : t.isLess({ pesos: formatPesos(-rest) });
}
