import { z } from 'zod';
import { defineCall } from '../call.ts';
import { credits, optionalLine, optionalText, timestamp } from '../fields.ts';
import { FAN } from '../late-limits.ts';

const purchase = z.object({
  kind: z.enum(['post', 'message', 'ticket', 'subscription', 'tip']),
  title: z.string().nullable().describe('Of the post; null for anything else'),
  credits,
  returned_credits: credits.describe('What of it came back to the fan'),
  created_at: timestamp,
});

const fan = z.object({
  id: z.uuid(),
  username: z.string(),
  nickname: z.string().nullable(),
  note: z.string().nullable(),
  follows_since: timestamp.nullable(),
  subscribed_since: timestamp.nullable().describe('Of the subscription without a gap; null for none now'),
  paid_until: timestamp.nullable().describe('Until when is paid, or free'),
  spent_credits: credits.describe('With this creator, ever; what came back is taken off'),
  recent_credits: credits.describe(`Of what was bought in the last ${FAN.recentDays} days`),
  list_ids: z.array(z.uuid()).describe('Of the creator’s lists by hand, those that the fan is in'),
  purchases: z.array(purchase).describe(`The last ${FAN.purchases}, the newest first`),
});

const getFan = defineCall({
  method: 'GET',
  path: '/fans/{id}',
  who: 'creator',
  params: z.object({ id: z.uuid() }),
  response: fan,
  errors: ['person_not_found'],
  area: 'Fans',
  summary: 'What a creator knows of one of their fans',
  description:
    'Of a fan who follows, subscribes, bought or tipped, or with whom the creator writes; of anybody else nothing is said.',
});

const noteFan = defineCall({
  method: 'PUT',
  path: '/fans/{id}',
  who: 'creator',
  limit: 'react',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    nickname: optionalLine(FAN.nicknameCharacters),
    note: optionalText(FAN.noteCharacters),
  }),
  response: fan,
  errors: ['person_not_found'],
  area: 'Fans',
  summary: 'Keep a nickname and a note on a fan',
  description: 'Both take the place of what was kept; empty, they go. The creator alone sees them.',
});

export const fanCalls = { getFan, noteFan } as const;
