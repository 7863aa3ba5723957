import { typedPesos } from '../../lib/typed-number.ts';
import type { SettlementsTexts } from './settlements.texts.generated.ts';

/** What is typed of money that came to the bank, by the names that the call has for it. */
export interface Arrival {
  arrived: string;
  arrived_on: string;
  bank_reference: string;
}

/** What is wrong with it; the server has the last word. */
export function arrivalProblems(
  { arrived, arrived_on: day, bank_reference: reference }: Arrival,
  t: SettlementsTexts,
): Partial<Record<keyof Arrival, string>> {
  return {
    ...(typedPesos(arrived) === null && { arrived: t.amountNeeded }),
    ...(day === '' && { arrived_on: t.dayNeeded }),
    ...(reference.trim() === '' && { bank_reference: t.referenceNeeded }),
  };
}
