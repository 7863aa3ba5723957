import type { Handlers } from '../../platform/http/bind-calls.ts';
import type { SalesDeps } from '../sales/index.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import { startSubscription } from './start-subscription.ts';
import { accessEnd } from './subscription.ts';
import { subscriptionsTexts } from './subscriptions.texts.generated.ts';

export function subscriptionsHandlers(
  deps: SalesDeps,
): Pick<Handlers, 'subscribe' | 'cancelSubscription' | 'listSubscriptions'> {
  return {
    subscribe: async ({ viewer, params, body, request, language }) => {
      const asked = { shownCredits: body.credits ?? null, correlationId: request.id };
      const { credits, balance, paidUntil } = await startSubscription(deps, viewer, params.id, asked);
      return {
        message: subscriptionsTexts[language].subscribed,
        is_subscribed: true,
        credits_spent: credits,
        balance,
        paid_until: paidUntil.toISOString(),
        ends_at: accessEnd(paidUntil).toISOString(),
        renews: true,
      };
    },
    cancelSubscription: async ({ viewer, params, language }) => {
      const { paid_until, ends_at } = await cancelSubscription(deps, viewer.id, params.id);
      return {
        message: subscriptionsTexts[language].cancelled,
        is_subscribed: ends_at > deps.clock.now(),
        paid_until: paid_until.toISOString(),
        ends_at: ends_at.toISOString(),
        renews: false,
      };
    },
    listSubscriptions: ({ viewer, query }) => listSubscriptions(deps, viewer.id, query),
  };
}
