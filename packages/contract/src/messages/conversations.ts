import { z } from 'zod';
import { defineCall } from '../call.ts';
import { says } from '../field-problem.ts';
import { credits, page, peopleSearch, timestamp } from '../fields.ts';
import { LAST_PLACE } from '../limits.ts';

/** Whom somebody writes with. */
export const partner = z.object({
  id: z.uuid().nullable().describe('Null for somebody who is here no more'),
  username: z.string().nullable(),
  nickname: z.string().nullable().describe('What the viewer, a creator, calls this fan for themselves'),
  full_name: z.string().nullable(),
  avatar: z.string().nullable(),
  is_creator: z.boolean(),
});

export const conversation = z.object({
  id: z.uuid(),
  person: partner,
  last_message: z
    .object({
      text: z
        .string()
        .nullable()
        .describe('Its beginning; null for one that was unsent or removed, or has files alone'),
      files_count: z.int().describe('Photos and videos that it has'),
      tip_credits: credits.nullable().describe('Of a tip; null for any other message'),
      is_own: z.boolean(),
      seq: z.int(),
      created_at: timestamp,
    })
    .nullable(),
  unread_count: z.int(),
  read_seq: z.int().describe('Up to where the viewer has read; 0 for nothing'),
  other_read_seq: z
    .int()
    .nullable()
    .describe('Up to where the other has read; null where one of both does not show it'),
  other_delivered_seq: z
    .int()
    .nullable()
    .describe('Up to where a device of the other was handed messages; null as `other_read_seq`'),
  may_write: z.boolean(),
  is_muted: z.boolean(),
  is_restricted: z
    .boolean()
    .describe('The other’s messages wait apart, and one is told of nothing that they do'),
});

export const conversationFilter = z.enum(['all', 'unread', 'restricted']).default('all');

const listConversations = defineCall({
  method: 'GET',
  path: '/conversations',
  who: 'signed_in',
  query: z.object({
    ...page(20, 50),
    filter: conversationFilter,
    search: peopleSearch.describe(
      'In names and usernames of whom one writes with, and in nicknames that one gave',
    ),
  }),
  response: z.object({
    conversations: z.array(conversation),
    unread_count: z.int().describe('Conversations with something unread, of all and not of this page'),
    next_cursor: z.string().nullable(),
  }),
  errors: [],
  area: 'Messages',
  summary: 'Whom one writes with, those with the newest messages first',
  description:
    'One in which nothing was written yet is shown to nobody. `all` leaves out the restricted ones.',
});

const openConversation = defineCall({
  method: 'POST',
  path: '/conversations',
  who: 'signed_in',
  limit: 'account',
  body: z.object({ user_id: z.uuid(says('needed')) }),
  response: conversation,
  errors: ['person_not_found', 'messages_closed'],
  area: 'Messages',
  summary: 'Open the conversation with somebody',
  description:
    'The one there is, or a new one. Between a fan and a creator, or two creators. Who may write first is the receiver’s choice; what a creator and their follower, subscriber or buyer began goes on once it was answered.',
});

const getConversation = defineCall({
  method: 'GET',
  path: '/conversations/{id}',
  who: 'signed_in',
  params: z.object({ id: z.uuid() }),
  response: conversation,
  errors: ['conversation_not_found'],
  area: 'Messages',
  summary: 'One conversation',
  description: 'One of one’s own; of any other nothing is said.',
});

const readConversation = defineCall({
  method: 'POST',
  path: '/conversations/{id}/read',
  who: 'signed_in',
  limit: 'react',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    seq: z
      .int(says('needed'))
      .min(0)
      .max(LAST_PLACE)
      .default(LAST_PLACE)
      .describe('Of the last message that was seen; without one, all that is there'),
  }),
  response: conversation,
  errors: ['conversation_not_found'],
  area: 'Messages',
  summary: 'Say up to where one has read',
  description: 'Goes forward only, and no further than what is there.',
});

const setConversation = defineCall({
  method: 'PUT',
  path: '/conversations/{id}',
  who: 'signed_in',
  limit: 'react',
  params: z.object({ id: z.uuid() }),
  body: z.object({ is_muted: z.boolean().optional(), is_restricted: z.boolean().optional() }),
  response: conversation,
  errors: ['conversation_not_found'],
  area: 'Messages',
  summary: 'Mute or restrict whom one writes with',
  description: 'They are not told. Muted: nobody is told of new messages. Restricted: these also wait apart.',
});

export const conversationsCalls = {
  listConversations,
  openConversation,
  getConversation,
  readConversation,
  setConversation,
} as const;
