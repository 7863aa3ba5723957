import { z } from 'zod';
import { defineCall } from '../call.ts';
import { says } from '../field-problem.ts';
import { credits, timestamp } from '../fields.ts';
import { MAX_CREDIT_PRICE } from '../limits.ts';
import { tipForm } from '../tips.ts';
import { liveLine } from './live-chat.ts';

const buyTicket = defineCall({
  method: 'POST',
  path: '/live/{id}/ticket',
  who: 'fan',
  refusal: 'fansUnlock',
  limit: 'unlock',
  isMoney: true,
  needsConsent: true,
  params: z.object({ id: z.uuid() }),
  body: z
    .object({
      credits: z
        .int(says('credits_needed'))
        .min(1)
        .max(MAX_CREDIT_PRICE)
        .nullish()
        .describe('The price that was shown; another one is refused'),
      scheduled_at: timestamp
        .nullish()
        .describe(
          'The time that was shown, of a stream that has not begun; where it was moved meanwhile, nothing is sold',
        ),
    })
    .default({}),
  response: z.object({
    message: z.string(),
    live_id: z.uuid(),
    credits_spent: credits.describe('What the ticket cost, also when it was bought before'),
    balance: credits,
    has_ticket: z.literal(true),
  }),
  errors: [
    'live_not_found',
    'live_ended',
    'mature_hidden',
    'not_for_sale',
    'price_changed',
    'insufficient_credits',
    'credits_held',
    'spending_limit_reached',
    'cooling_off',
  ],
  area: 'Live',
  summary: 'Buy the ticket of a stream',
  description:
    'Exactly once per fan and stream: a second call answers the same success and takes nothing. Paid back by itself where the stream never begins, ends within two minutes, is lost or is cut by staff, and where less than two minutes of it were left when the ticket was bought.',
});

const tipLive = defineCall({
  method: 'POST',
  path: '/live/{id}/tips',
  who: 'fan',
  refusal: 'fansTip',
  limit: 'unlock',
  isMoney: true,
  needsConsent: true,
  params: z.object({ id: z.uuid() }),
  body: tipForm,
  status: 201,
  response: z.object({
    message: z.string(),
    tip_id: z.uuid(),
    credits_spent: credits,
    balance: credits,
    line: liveLine,
  }),
  errors: [
    'live_not_found',
    'live_ended',
    'live_closed',
    'live_not_begun',
    'mature_hidden',
    'purchase_required',
    'subscription_required',
    'live_muted',
    'insufficient_credits',
    'credits_held',
    'spending_limit_reached',
    'cooling_off',
  ],
  area: 'Live',
  summary: 'Tip on a running stream',
  description:
    'As `POST /creators/{id}/tips`; amount and words stand in the chat, and count for the goal. Who may not write there tips without words. Send an `Idempotency-Key`: without one, two calls are two tips.',
});

export const liveMoneyCalls = { buyTicket, tipLive } as const;
