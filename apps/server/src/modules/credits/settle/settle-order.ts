import type { ProviderName } from '../../../providers/payments/payment-provider.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { markHandled } from '../webhooks/webhooks.queries.ts';
import { findAttemptIdByOrder } from './attempts.queries.ts';
import { settleAttempt } from './settle-purchase.ts';

/**
 * What a webhook about an order leads to: the provider is asked how it stands.
 * @throws when the order is not recorded yet or the provider does not answer: worth another try
 */
export async function settleOrder(
  deps: CreditsDeps,
  provider: ProviderName,
  orderId: string,
  isLastAttempt: boolean,
): Promise<void> {
  const attemptId = await findAttemptIdByOrder(deps.db, provider, orderId);
  if (attemptId === null) {
    if (!isLastAttempt) throw new Error('the order of this webhook is not recorded yet');
    deps.log.warn({ provider }, 'a webhook was about an order that is not ours');
  } else {
    const result = await settleAttempt(deps, attemptId, false);
    if (result?.isUnanswered) throw new Error('the provider did not answer');
  }
  await markHandled(deps.db, provider, orderId);
}
