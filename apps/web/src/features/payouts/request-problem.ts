import { formatPesos } from '@likha/contract/money';
import type { PayoutsTexts } from './payouts.texts.generated.ts';

interface Facts {
  /** Decimal pesos. */
  available: number;
  minimum: number;
  isSetUp: boolean;
}

/** Why a payout cannot be asked for, in the product's order (P21): too little comes before a missing account. */
export function requestProblem(
  { available, minimum, isSetUp }: Facts,
  t: PayoutsTexts,
): { title: string; text: string } | null {
  if (available < minimum)
    return { title: t.minimumTitle, text: t.minimumText({ pesos: wholePesos(minimum) }) };
  return isSetUp ? null : { title: t.setupTitle, text: t.setupText };
}

/** What a refusal of the server is called. */
export function refusalTitle(code: string | null, t: PayoutsTexts): string {
  if (code === 'payout_minimum') return t.minimumTitle;
  return code === 'payout_setup' ? t.setupTitle : t.failedTitle;
}

/** `₱500`: a minimum of whole pesos is said without centavos. */
function wholePesos(pesos: number): string {
  return formatPesos(pesos).replace(/\.00$/, '');
}
