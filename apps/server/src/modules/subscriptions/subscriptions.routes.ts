import type { Handlers } from '../../platform/http/bind-calls.ts';
import type { SalesDeps } from '../sales/index.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { changeOffers, readOffers } from './change-offers.ts';
import { listFans } from './list-fans.ts';
import { listPlans } from './list-plans.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import { startSubscription } from './start-subscription.ts';
import { subscriptionsTexts } from './subscriptions.texts.generated.ts';

export function subscriptionsHandlers(
  deps: SalesDeps,
): Pick<
  Handlers,
  | 'subscribe'
  | 'cancelSubscription'
  | 'listSubscriptions'
  | 'listPlans'
  | 'listFans'
  | 'getSubscriptionOffers'
  | 'putSubscriptionOffers'
> {
  return {
    subscribe: async ({ viewer, params, body, request, language }) => {
      const asked = {
        plan: body.plan ?? 'monthly',
        shownCredits: body.credits ?? null,
        shownThenCredits: body.then_credits ?? null,
        shownTrialDays: body.trial_days ?? null,
        correlationId: request.id,
      };
      const { credits, balance, paidUntil, endsAt } = await startSubscription(deps, viewer, params.id, asked);
      return {
        message: subscriptionsTexts[language].subscribed,
        is_subscribed: true,
        credits_spent: credits,
        balance,
        paid_until: paidUntil.toISOString(),
        ends_at: endsAt.toISOString(),
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
    listPlans: ({ viewer, params }) => listPlans(deps, viewer, params.id),
    listFans: ({ viewer, query }) => listFans(deps, viewer.id, query),
    getSubscriptionOffers: async ({ viewer }) => ({ offers: await readOffers(deps, viewer.id) }),
    putSubscriptionOffers: async ({ viewer, body, language }) => ({
      offers: await changeOffers(deps, viewer.id, body),
      message: subscriptionsTexts[language].offersSaved,
    }),
    listSubscriptions: ({ viewer, query }) => listSubscriptions(deps, viewer.id, query),
  };
}
