import { useAction } from '../../../lib/use-action.ts';
import { useGiftNews } from '../../../ui/gift/use-gift-news.ts';

/** Gives somebody else a subscription, and says so. */
export function useGiveSubscription() {
  // A refusal is often about the price or the balance, which have changed meanwhile.
  const invalidatesOnError = ['GET /credits/wallet', 'GET /creators/{id}/subscription-plans'] as const;
  return useAction('POST /creators/{id}/gifts', { ...useGiftNews(), invalidatesOnError });
}
