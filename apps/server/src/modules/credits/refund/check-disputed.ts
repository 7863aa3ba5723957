import type { ProviderName } from '../../../providers/payments/payment-provider.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { lookAtCapture } from '../disputes/check-capture.ts';
import { readDisputed } from '../disputes/disputes.queries.ts';
import type { RefundToPay } from './refund-requests.queries.ts';

/** `paid`: the payer has the money by a dispute; `waits`: one is open, or gave them only some of what is to go back. */
export type Disputed = 'free' | 'paid' | 'waits';

/**
 * Asks the provider, and then our own disputes, whether the payer gets this money by a dispute (P228). One that took nothing of
 * the credits, as all of them were to go back by the refund, counts as well. Of a part only what a dispute gave the payer beyond
 * what it took here is this money: the other is of what was left of the purchase.
 * @throws ProviderError where the provider does not answer
 */
export async function checkDisputed(
  deps: CreditsDeps,
  provider: ProviderName,
  refund: RefundToPay,
): Promise<Disputed> {
  await lookAtCapture(deps, provider, refund.capture_id, deps.clock.now());
  const { isOpen, untakenCentavos } = await readDisputed(deps.db, refund.purchase_id);
  if (isOpen) return 'waits';
  if (untakenCentavos === 0) return 'free';
  return untakenCentavos >= refund.amount_centavos ? 'paid' : 'waits';
}
