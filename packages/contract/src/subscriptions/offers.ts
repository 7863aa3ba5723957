import { z } from 'zod';
import { defineCall } from '../call.ts';
import { says } from '../field-problem.ts';
import { credits, pesos } from '../fields.ts';
import { BUNDLE_PERCENT, FIRST_MONTH_PERCENT, PLANS, TRIAL_DAYS } from '../limits.ts';

export const planName = z.enum(PLANS);

const percent = ({ min, max }: { min: number; max: number }) =>
  z
    .int(says('whole_number_needed'))
    .min(min, says('at_least'))
    .max(max, says('at_most'))
    .nullable()
    .describe('Whole percents off; null for none');

const offers = z.object({
  bundle_3_percent: percent(BUNDLE_PERCENT),
  bundle_6_percent: percent(BUNDLE_PERCENT),
  bundle_12_percent: percent(BUNDLE_PERCENT),
  trial_days: z.literal(TRIAL_DAYS).nullable().describe('Free days before a first month; null for none'),
  first_month_percent: percent(FIRST_MONTH_PERCENT).describe(
    'Whole percents off a first month; null for none, and always with a trial',
  ),
});

const plan = z.object({
  plan: planName,
  months: z.int().describe('That are paid at once; 0 for a trial'),
  trial_days: z.int().nullable(),
  discount_percent: z.int(),
  credits: credits.describe('Now, for all of its months'),
  price: pesos.describe('The same in pesos'),
  credits_per_month: credits.describe('Rounded up'),
  price_per_month: pesos.describe('Rounded up to a centavo'),
});

const listPlans = defineCall({
  method: 'GET',
  path: '/creators/{id}/subscription-plans',
  who: 'viewer',
  params: z.object({ id: z.uuid() }),
  response: z.object({
    plans: z.array(plan).describe('Empty where nothing is sold'),
    then_credits: credits.nullable().describe('What each month costs that follows any of them'),
    then_price: pesos.nullable(),
    benefits: z.array(z.string()).describe('What a subscription brings, as the creator says'),
  }),
  errors: ['creator_not_found'],
  area: 'Subscriptions and tips',
  summary: 'The ways to subscribe to a creator',
  description:
    'A month, bundles of months, and where the creator offers one, a trial or a first month at a discount: only to a fan who never had a month or a trial with this creator, and to guests, who may become one.',
});

const getSubscriptionOffers = defineCall({
  method: 'GET',
  path: '/studio/subscription-offers',
  who: 'creator',
  response: z.object({ offers }),
  errors: [],
  area: 'Studio',
  summary: 'What one offers besides a month',
  description: 'Null for what is not offered.',
});

const putSubscriptionOffers = defineCall({
  method: 'PUT',
  path: '/studio/subscription-offers',
  who: 'creator',
  needsConsent: true,
  limit: 'account',
  body: offers.refine(({ trial_days, first_month_percent }) => !trial_days || !first_month_percent, {
    error: says('one_introduction'),
    path: ['first_month_percent'],
  }),
  response: z.object({ offers, message: z.string() }),
  errors: [],
  area: 'Studio',
  summary: 'Change what one offers besides a month',
  description: 'For who subscribes from now on; what was agreed to stays.',
});

export const offersCalls = { listPlans, getSubscriptionOffers, putSubscriptionOffers } as const;
