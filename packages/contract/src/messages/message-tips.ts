import { z } from 'zod';
import { defineCall } from '../call.ts';
import { credits } from '../fields.ts';
import { tipForm } from '../tips.ts';
import { sentMessage } from './messages.ts';

const tipInConversation = defineCall({
  method: 'POST',
  path: '/conversations/{id}/tips',
  who: 'fan',
  refusal: 'fansTip',
  limit: 'unlock',
  isMoney: true,
  needsConsent: true,
  params: z.object({ id: z.uuid() }),
  body: tipForm,
  status: 201,
  response: z.object({ message: z.string(), sent: sentMessage, credits_spent: credits, balance: credits }),
  errors: [
    'conversation_not_found',
    'messages_closed',
    'creator_not_found',
    'insufficient_credits',
    'credits_held',
    'spending_limit_reached',
    'cooling_off',
  ],
  area: 'Messages',
  summary: 'Tip the creator one writes with',
  description:
    'As `POST /creators/{id}/tips`, and a message of the conversation says so to both. Send an `Idempotency-Key`: without one, two calls are two tips.',
});

export const messageTipsCalls = { tipInConversation } as const;
