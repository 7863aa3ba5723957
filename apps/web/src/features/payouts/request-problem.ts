import { formatPesos } from '@likha/contract/money';
import type { PayoutsTexts } from './payouts.texts.generated.ts';

interface Facts {
  /** Decimal pesos. */
  available: number;
  minimum: number;
  isSetUp: boolean;
  /** When an account that was changed may be paid to, in words; null where it may now. */
  usableAt?: string | null;
}

interface Problem {
  title: string;
  text: string;
}

/** Null where there is enough. */
export function minimumProblem(
  { available, minimum }: Pick<Facts, 'available' | 'minimum'>,
  t: PayoutsTexts,
): Problem | null {
  if (available >= minimum) return null;
  return { title: t.minimumTitle, text: t.minimumText({ pesos: wholePesos(minimum) }) };
}

/** Why a payout cannot be asked for, in the product's order (P21): too little comes before a missing account. */
export function requestProblem(
  { available, minimum, isSetUp, usableAt = null }: Facts,
  t: PayoutsTexts,
): Problem | null {
  const tooLittle = minimumProblem({ available, minimum }, t);
  if (tooLittle) return tooLittle;
  if (!isSetUp) return { title: t.setupTitle, text: t.setupText };
  return usableAt === null ? null : { title: t.accountNewTitle, text: t.accountNewText({ when: usableAt }) };
}

/** What a refusal of the server is called. */
export function refusalTitle(code: string | null, t: PayoutsTexts): string {
  if (code === 'payout_minimum') return t.minimumTitle;
  if (code === 'payout_account_new') return t.accountNewTitle;
  if (code === 'payout_not_instant') return t.needsApproval;
  return code === 'payout_setup' ? t.setupTitle : t.failedTitle;
}

/** `₱500`: a minimum of whole pesos is said without centavos. */
function wholePesos(pesos: number): string {
  return formatPesos(pesos).replace(/\.00$/, '');
}
