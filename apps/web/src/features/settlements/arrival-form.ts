import { formatPesos } from '@likha/contract/money';
import { amountProblem } from '../../lib/amount-problem.ts';
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
  const amount = amountProblem(arrived, t);
  return {
    ...(amount !== null && { arrived: amount }),
    ...(day === '' && { arrived_on: t.dayNeeded }),
    ...(reference.trim() === '' && { bank_reference: t.referenceNeeded }),
  };
}

interface Expected {
  company: string;
  /** What the report comes to; below zero the company took back more than it paid. */
  expected: number;
  /** Null while it is no amount. */
  arrived: number | null;
}

/** What a report says of the bank, and what follows from saying otherwise. */
export function arrivalWords(
  { company, expected, arrived }: Expected,
  t: SettlementsTexts,
): { lead: string; warning: string | null } {
  const said = { company, pesos: formatPesos(expected) };
  return {
    lead: leadOf(expected, t)(said),
    warning: arrived === null || arrived === expected ? null : differenceWords(arrived, expected, t),
  };
}

/** What a report comes to, and what there is to do for it. */
function leadOf(expected: number, t: SettlementsTexts) {
  if (expected === 0) return t.nothingPaidOutText;
  return expected < 0 ? t.nothingText : t.confirmText;
}

function differenceWords(arrived: number, expected: number, t: SettlementsTexts): string {
  const pesos = formatPesos(Math.abs(arrived - expected));
  return expected < 0 && arrived === 0 ? t.nothingLeft({ pesos }) : t.differs({ pesos });
}
