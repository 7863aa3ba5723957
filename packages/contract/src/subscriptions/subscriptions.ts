import { z } from 'zod';
import { defineCall } from '../call.ts';
import { says } from '../field-problem.ts';
import { credits, page, pesos, timestamp } from '../fields.ts';
import { planName } from './offers.ts';

/** The price that the fan was shown; another one is refused, so that nobody pays what they did not see. */
const shownPrice = z.int(says('credits_needed')).min(0).max(1_000_000).nullish();

const subscriptionState = {
  paid_until: timestamp.describe('Until when the fan has paid'),
  ends_at: timestamp.describe('Until when the fan has access; later than paid while a renewal is tried'),
  renews: z.boolean(),
};

const subscribe = defineCall({
  method: 'POST',
  path: '/creators/{id}/subscription',
  who: 'fan',
  refusal: 'fansSubscribe',
  limit: 'unlock',
  isMoney: true,
  needsConsent: true,
  params: z.object({ id: z.uuid() }),
  body: z.object({
    credits: shownPrice.describe('The price that was shown'),
    plan: planName
      .nullish()
      .describe('Of `GET /creators/{id}/subscription-plans`; a month where it is left out'),
    then_credits: shownPrice.describe('What was shown for each month that follows'),
    trial_days: z.int().min(1).max(365).nullish().describe('The days of the trial that was shown'),
  }),
  response: z.object({
    message: z.string(),
    is_subscribed: z.literal(true),
    credits_spent: credits.describe('0 for a subscription that is free, a trial, or had been paid before'),
    balance: credits,
    ...subscriptionState,
  }),
  errors: [
    'creator_not_found',
    'not_for_sale',
    'price_changed',
    'insufficient_credits',
    'credits_held',
    'spending_limit_reached',
    'cooling_off',
  ],
  area: 'Subscriptions and tips',
  summary: 'Subscribe to a creator',
  description:
    'A month of access for the creator’s monthly price, renewed each month until it is cancelled; at a price of 0 nothing is paid, now or later. A bundle is several months paid at once, renewed by the month afterwards; a trial or a first month at a discount is had once. For who has subscribed before nothing is charged; a cancelled subscription that still runs renews again.',
});

const cancelSubscription = defineCall({
  method: 'DELETE',
  path: '/creators/{id}/subscription',
  who: 'fan',
  refusal: 'fansSubscribe',
  limit: 'unlock',
  params: z.object({ id: z.uuid() }),
  response: z.object({ message: z.string(), is_subscribed: z.boolean(), ...subscriptionState }),
  errors: ['subscription_not_found'],
  area: 'Subscriptions and tips',
  summary: 'Stop a subscription from renewing',
  description: 'It runs to the end of what was paid for. Asking again changes nothing.',
});

const person = z.object({
  id: z.uuid(),
  full_name: z.string(),
  username: z.string(),
  avatar: z.string().nullable(),
  is_verified: z.boolean(),
});

const listSubscriptions = defineCall({
  method: 'GET',
  path: '/subscriptions',
  who: 'fan',
  refusal: 'fansSubscribe',
  query: z.object({ ...page(20, 50), creator_id: z.uuid().optional().describe('The one to this creator') }),
  response: z.object({
    subscriptions: z.array(
      z.object({
        creator: person,
        started_at: timestamp,
        ...subscriptionState,
        is_trial: z.boolean().describe('Nothing was paid yet, and the next month is'),
        is_past_due: z.boolean().describe('The last renewal failed and is tried again'),
        credits_per_month: credits
          .nullable()
          .describe('What the next month costs today; null when none comes'),
        price: pesos.nullable(),
        credits_now: credits.nullable().describe('What a month costs who begins or goes on today'),
        price_now: pesos.nullable(),
      }),
    ),
    next_cursor: z.string().nullable(),
  }),
  errors: [],
  area: 'Subscriptions and tips',
  summary: 'The fan’s running subscriptions, newest first',
  description: 'Ended ones are not in it.',
});

export const subscriptionsCalls = {
  subscribe,
  cancelSubscription,
  listSubscriptions,
} as const;
