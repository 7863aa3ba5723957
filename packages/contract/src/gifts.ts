import { z } from 'zod';
import { defineCall } from './call.ts';
import { says } from './field-problem.ts';
import { credits, isPlain, page, timestamp, written } from './fields.ts';
import { GIFT, GIFT_CREDITS, GIFT_PLANS } from './late-limits.ts';

/** To whom, with which words, and whether they are told from whom. */
const toSomebody = {
  username: z
    .string(says('username_needed'))
    .trim()
    .transform((name) => name.replace(/^@/, ''))
    .pipe(z.string().min(1, says('username_needed')).max(60, says('at_most_characters')))
    .describe('Of a fan; with or without the `@`'),
  message: written()
    .max(GIFT.messageCharacters, says('at_most_characters'))
    .refine(isPlain, says('not_plain'))
    .nullish()
    .describe('Shown to the receiver'),
  shows_name: z.boolean().default(false).describe('Whether the receiver is told whom it is from'),
  client_id: z.uuid().describe('The name that the device gives this gift: under the same, it is given once'),
};

const given = z.object({ message: z.string(), gift_id: z.uuid(), credits_spent: credits, balance: credits });

const giveSubscription = defineCall({
  method: 'POST',
  path: '/creators/{id}/gifts',
  who: 'fan',
  refusal: 'fansGive',
  limit: 'unlock',
  isMoney: true,
  needsConsent: true,
  params: z.object({ id: z.uuid() }),
  body: z.object({
    ...toSomebody,
    plan: z.enum(GIFT_PLANS).default('monthly'),
    credits: z.int(says('credits_needed')).min(1).max(1_000_000).describe('The price that was shown'),
  }),
  status: 201,
  response: given,
  errors: [
    'creator_not_found',
    'not_for_sale',
    'price_changed',
    'gift_refused',
    'insufficient_credits',
    'credits_held',
    'spending_limit_reached',
    'cooling_off',
  ],
  area: 'Subscriptions and tips',
  summary: 'Give another fan a subscription',
  description:
    'Months of a creator, at the price of a month or of a bundle, out of the giver’s wallet. They follow what the receiver has already, do not renew by themselves, and never cost the receiver anything. Whoever cannot be given it, for whatever reason, and whoever is not there, is the same `gift_refused`.',
});

const giveCredits = defineCall({
  method: 'POST',
  path: '/gifts/credits',
  who: 'fan',
  refusal: 'fansGive',
  limit: 'unlock',
  isMoney: true,
  needsConsent: true,
  body: z.object({
    ...toSomebody,
    credits: z
      .int(says('credits_needed'))
      .min(GIFT_CREDITS.min, says('at_least'))
      .max(GIFT_CREDITS.max, says('at_most')),
  }),
  status: 201,
  response: given,
  errors: [
    'gift_refused',
    'gift_too_new',
    'gift_limit_reached',
    'insufficient_credits',
    'credits_held',
    'spending_limit_reached',
    'cooling_off',
  ],
  area: 'Credits',
  summary: 'Give another fan credits',
  description:
    'Out of the giver’s wallet, up to 5,000 in a Philippine day. Credits that were bought in the last 48 hours or received in the last 30 days are not given on.',
});

const listGifts = defineCall({
  method: 'GET',
  path: '/gifts',
  who: 'fan',
  query: z.object({ ...page(10, 50), side: z.enum(['received', 'given']).default('received') }),
  response: z.object({
    gifts: z.array(
      z.object({
        id: z.uuid(),
        kind: z.enum(['subscription', 'credits']),
        person: z
          .object({ username: z.string() })
          .nullable()
          .describe('To whom it was given; of one that was received, from whom, where the giver says so'),
        creator: z.object({ full_name: z.string(), username: z.string() }).nullable(),
        months: z.int().nullable(),
        credits: credits.nullable().describe('Null for a subscription that was received'),
        text: z.string().describe('The giver’s words; empty for none'),
        created_at: timestamp,
      }),
    ),
    next_cursor: z.string().nullable(),
  }),
  errors: [],
  area: 'Subscriptions and tips',
  summary: 'What one was given, or gave, the newest first',
  description: 'Who left is named no more.',
});

export const giftsCalls = { giveSubscription, giveCredits, listGifts } as const;
