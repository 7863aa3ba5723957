import type { Language } from '@likha/contract/language';
import type { Answer } from '../../lib/api-types.ts';
import { shortDate } from '../../lib/relative-time.ts';
import type { Subscribable } from './subscribable.ts';
import type { SubscribingTexts } from './subscribing.texts.generated.ts';

export type Subscription = Answer<'GET /subscriptions'>['subscriptions'][number];

/** What to ask for to know how one subscription stands. */
export const subscriptionOf = (creatorId: string) => ({ query: { limit: 1, creator_id: creatorId } });

/** Whether it renews and when, until when it runs, or that its renewal is not paid yet. */
export function subscriptionState(
  { is_past_due, is_trial, renews, ends_at, paid_until }: Subscription,
  t: SubscribingTexts,
  language: Language,
): string {
  if (is_past_due && renews) return t.pastDue({ day: shortDate(ends_at, language) });
  if (is_trial && renews) return t.trialUntil({ day: shortDate(paid_until, language) });
  return renews
    ? t.renewsOn({ day: shortDate(paid_until, language) })
    : t.endsOn({ day: shortDate(ends_at, language) });
}

/** The creator of a subscription, with what a month costs who goes on today. */
export function subscribableOf({ creator, credits_now, price_now }: Subscription): Subscribable {
  const { id, username, full_name: name } = creator;
  return { id, username, name, credits: credits_now, pesos: price_now };
}
