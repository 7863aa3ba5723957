import { centavosFromPesos, pesosFromCentavos, shareOf } from '@likha/contract/money';
import type { Answer } from '../../lib/api-types.ts';

type Request = Pick<
  Answer<'GET /admin/refund-requests'>['refund_requests'][number],
  'credits' | 'credits_left' | 'purchase_left'
>;

/** What an admin's choice of credits comes to (P297); pesos as the server works them out. */
export interface RefundChoice {
  credits: number;
  pesos: number;
  /** Credits that are free again; 0 where nothing is taken off. */
  rest: number;
  /** All that could go back. */
  wholePesos: number;
}

export type ChoiceProblem = 'noNumber' | 'tooMany' | 'tooFewInWallet';

/** The most that can go back: what the request holds, and no more than is left of the purchase. */
export function mostOf({ credits, purchase_left }: Request): number {
  return Math.min(credits, purchase_left.credits);
}

/** @param text as typed */
export function choiceOf(request: Request, text: string): RefundChoice | ChoiceProblem {
  const most = mostOf(request);
  const credits = /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0;
  if (credits < 1) return 'noNumber';
  if (credits > most) return 'tooMany';
  if (credits > request.credits_left) return 'tooFewInWallet';
  const { amount, credits: left } = request.purchase_left;
  const pesosOf = (part: number) => pesosFromCentavos(shareOf(centavosFromPesos(amount) ?? 0, part, left));
  return { credits, pesos: pesosOf(credits), rest: most - credits, wholePesos: pesosOf(most) };
}
