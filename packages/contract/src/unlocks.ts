import { z } from 'zod';
import { defineCall } from './call.ts';
import { says } from './field-problem.ts';
import { credits } from './fields.ts';
import { MAX_CREDIT_PRICE } from './limits.ts';

/** What was unlocked, and what is left; the same of a post and of a message. */
export const unlocked = z.object({
  message: z.string(),
  content_id: z.uuid(),
  credits_spent: credits.describe('What this item cost, also when it was unlocked before'),
  balance: credits,
  is_unlocked: z.literal(true),
});

const unlockContent = defineCall({
  method: 'POST',
  path: '/credits/unlock',
  who: 'fan',
  refusal: 'fansUnlock',
  limit: 'unlock',
  isMoney: true,
  needsConsent: true,
  body: z.object({
    content_id: z.uuid(),
    credits: z
      .int(says('credits_needed'))
      .min(1)
      .max(MAX_CREDIT_PRICE)
      .nullish()
      .describe('The price that was shown; another one is refused'),
  }),
  response: unlocked,
  errors: [
    'content_not_found',
    'not_for_sale',
    'media_not_ready',
    'price_changed',
    'insufficient_credits',
    'credits_held',
    'spending_limit_reached',
    'cooling_off',
  ],
  area: 'Credits',
  summary: 'Unlock a pay-per-view post',
  description:
    'Permanent, exactly once per fan and item: a second call answers the same success and takes nothing. `content_id` is a post’s or a media item’s id.',
});

export const unlocksCalls = { unlockContent } as const;
