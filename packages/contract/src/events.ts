import { z } from 'zod';
import { defineCall } from './call.ts';
import { timestamp } from './fields.ts';
import { EVENTS } from './limits.ts';

/** Something that happened to a person. It says where to look and never what is there: that is asked for, by who may. */
const event = z.object({
  cursor: z.int().describe('Its place among this person’s events: one after the other, without a gap'),
  kind: z.enum(['message', 'message_removed', 'conversation_read', 'conversation']),
  conversation_id: z.uuid(),
  seq: z
    .int()
    .nullable()
    .describe('Of a message: its place in the conversation; of reading: what is read up to there'),
  created_at: timestamp,
});

const listEvents = defineCall({
  method: 'GET',
  path: '/events',
  who: 'signed_in',
  limit: 'events',
  query: z.object({
    after: z.coerce
      .number()
      .int()
      .min(0)
      .optional()
      .describe('The `cursor` of the last event that one knows; without it, nothing but where one is'),
    limit: z.coerce.number().int().min(1).max(EVENTS.page).default(EVENTS.page),
  }),
  response: z.object({
    events: z.array(event),
    cursor: z.int().describe('What to ask for next time: of the last event here, or the one asked with'),
    has_more: z.boolean(),
    is_reset: z
      .boolean()
      .describe('What came after `after` is kept no longer, or never was: ask for everything anew'),
    unread_count: z.int().describe('Conversations with messages that this person has not read'),
    unread_notifications: z.int().describe('Counted up to 100'),
    newest_notification_at: timestamp
      .nullable()
      .describe('When they were last told of something: it changes where the count cannot'),
  }),
  errors: [],
  area: 'Messages',
  summary: 'What happened to oneself since a place in the order of events',
  description:
    'Nothing is missed and nothing comes twice, whatever was lost between: an event is written with what it tells. Kept for 30 days.',
});

export const eventsCalls = { listEvents } as const;
