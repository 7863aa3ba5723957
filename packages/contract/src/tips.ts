import { z } from 'zod';
import { defineCall } from './call.ts';
import { says } from './field-problem.ts';
import { credits, isPlain, page, timestamp, written } from './fields.ts';
import { TIP_CREDITS, TIP_MESSAGE_CHARACTERS } from './limits.ts';

/** How much, and with which words. */
export const tipForm = z.object({
  credits: z
    .int(says('credits_needed'))
    .min(TIP_CREDITS.min, says('at_least'))
    .max(TIP_CREDITS.max, says('at_most')),
  message: written()
    .max(TIP_MESSAGE_CHARACTERS, says('at_most_characters'))
    .refine(isPlain, says('not_plain'))
    .nullish(),
});

const sendTip = defineCall({
  method: 'POST',
  path: '/creators/{id}/tips',
  who: 'fan',
  refusal: 'fansTip',
  limit: 'unlock',
  isMoney: true,
  needsConsent: true,
  params: z.object({ id: z.uuid() }),
  body: tipForm,
  status: 201,
  response: z.object({ message: z.string(), tip_id: z.uuid(), credits_spent: credits, balance: credits }),
  errors: [
    'creator_not_found',
    'insufficient_credits',
    'credits_held',
    'spending_limit_reached',
    'cooling_off',
  ],
  area: 'Subscriptions and tips',
  summary: 'Tip a creator',
  description: 'Send an `Idempotency-Key`: without one, two calls are two tips.',
});

const listTips = defineCall({
  method: 'GET',
  path: '/tips',
  who: 'creator',
  query: z.object(page(20, 50)),
  response: z.object({
    tips: z.array(
      z.object({
        id: z.uuid(),
        fan: z.object({
          id: z.uuid(),
          full_name: z.string(),
          username: z.string(),
          avatar: z.string().nullable(),
        }),
        credits,
        message: z.string(),
        created_at: timestamp,
      }),
    ),
    next_cursor: z.string().nullable(),
  }),
  errors: [],
  area: 'Subscriptions and tips',
  summary: 'The tips that a creator got, newest first',
  description: 'With the messages that fans wrote.',
});

export const tipsCalls = { sendTip, listTips } as const;
