import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Subscription } from './subscription.ts';
import { stopRenewal } from './subscriptions.queries.ts';
import { subscriptionsTexts } from './subscriptions.texts.generated.ts';

/**
 * Stops a subscription from renewing: it runs to the end of what was paid for (P20). A renewal that is just being paid comes
 * first or does not happen.
 * @throws AppError `subscription_not_found`
 */
export async function cancelSubscription(
  deps: BaseDeps,
  fanId: string,
  creatorId: string,
): Promise<Subscription> {
  const stopped = await stopRenewal(deps.moneyDb, { fanId, creatorId }, deps.clock.now());
  if (!stopped)
    throw new AppError('subscription_not_found', {
      detail: (language) => subscriptionsTexts[language].notSubscribed,
    });
  return stopped;
}
