import { z } from 'zod';
import { defineCall } from '../call.ts';
import { says } from '../field-problem.ts';
import { timestamp, written } from '../fields.ts';
import { SEARCH_CHARACTERS } from '../limits.ts';
import { conversationFilter, partner } from './conversations.ts';

const searchMessages = defineCall({
  method: 'GET',
  path: '/messages',
  who: 'signed_in',
  query: z.object({
    cursor: z.string().max(100).optional(),
    filter: conversationFilter,
    search: written(says('needed'))
      .min(2, says('search_too_short'))
      .max(SEARCH_CHARACTERS)
      .describe('Words as they stand in a message, in capitals or not'),
  }),
  response: z.object({
    messages: z.array(
      z.object({
        id: z.uuid(),
        conversation_id: z.uuid(),
        seq: z.int(),
        person: partner,
        is_own: z.boolean(),
        text: z.string().describe('The passage in which the words stand'),
        created_at: timestamp,
      }),
    ),
    next_cursor: z.string().nullable().describe('There are conversations that were not looked through'),
  }),
  errors: [],
  area: 'Messages',
  summary: 'Search what was written',
  description:
    'In one’s own conversations as `GET /conversations` lists them, those with the newest messages first: of each the newest thousand messages, and of what is found there the newest three. A page may be empty and have another behind it.',
});

export const searchMessagesCalls = { searchMessages } as const;
