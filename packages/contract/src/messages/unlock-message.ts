import { z } from 'zod';
import { defineCall } from '../call.ts';
import { says } from '../field-problem.ts';
import { MAX_CREDIT_PRICE } from '../limits.ts';
import { unlocked } from '../unlocks.ts';

const unlockMessage = defineCall({
  method: 'POST',
  path: '/messages/{id}/unlock',
  who: 'fan',
  refusal: 'fansUnlock',
  limit: 'unlock',
  isMoney: true,
  needsConsent: true,
  params: z.object({ id: z.uuid() }),
  body: z.object({
    credits: z
      .int(says('credits_needed'))
      .min(1)
      .max(MAX_CREDIT_PRICE)
      .nullish()
      .describe('The price that was shown; another one is refused'),
  }),
  response: unlocked,
  errors: [
    'message_not_found',
    'not_for_sale',
    'media_not_ready',
    'price_changed',
    'insufficient_credits',
    'credits_held',
    'spending_limit_reached',
    'cooling_off',
  ],
  area: 'Messages',
  summary: 'Unlock the files of a paid message',
  description:
    'As `POST /credits/unlock`: permanent, exactly once, a second call answers the same success and takes nothing. Only who it was written to may.',
});

export const unlockMessageCalls = { unlockMessage } as const;
