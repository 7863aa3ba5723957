import { z } from 'zod';
import { defineCall } from '../call.ts';
import { says } from '../field-problem.ts';
import { credits, line, optionalLine, timestamp } from '../fields.ts';
import { LAST_PLACE } from '../limits.ts';
import { LIVE_CHAT } from './live-limits.ts';
import { LIVE_STATES } from './streams.ts';

export const liveLine = z.object({
  id: z.uuid(),
  seq: z.int().describe('Its place in the stream: 1, 2, 3, without a gap'),
  client_id: z.uuid().nullable().describe('Of one’s own: the name that one’s device gave it'),
  person: z
    .object({
      id: z.uuid(),
      username: z.string(),
      full_name: z.string(),
      avatar: z.string().nullable(),
      badge: z.enum(['host', 'moderator', 'subscriber']).nullable(),
    })
    .nullable()
    .describe('Null for a goal that was reached, and for who is here no more'),
  kind: z.enum(['text', 'tip', 'ticket', 'goal']),
  text: z.string().describe('Empty once it was removed'),
  credits: credits.nullable().describe('Of a tip, and of a goal'),
  state: z
    .enum(['sent', 'in_review', 'removed'])
    .describe('In review: nobody but its writer sees it until staff has looked'),
  created_at: timestamp,
});

const id = z.object({ id: z.uuid() });
const closed = ['live_not_found', 'live_closed'] as const;
const rights = ['mature_hidden', 'purchase_required', 'subscription_required'] as const;

const listLines = defineCall({
  method: 'GET',
  path: '/live/{id}/chat',
  who: 'viewer',
  limit: 'events',
  params: id,
  query: z.object({
    after: z.coerce
      .number()
      .int()
      .min(0)
      .max(LAST_PLACE)
      .optional()
      .describe('Only those after this `seq`; without it the newest'),
    limit: z.coerce.number().int().min(1).max(LIVE_CHAT.page).default(LIVE_CHAT.page),
  }),
  response: z.object({
    lines: z.array(liveLine).describe('The oldest first'),
    removed: z
      .array(z.uuid())
      .describe('Lines that were removed lately, whichever they are, to be taken off the screen'),
    cursor: z.int().describe('What to ask for next time'),
    has_more: z.boolean(),
    pinned: z.string().nullable(),
    slow_seconds: z.int(),
    subscribers_only: z.boolean(),
    may_write: z.boolean(),
    viewers_count: z.int(),
    state: z.enum(LIVE_STATES),
    goal_reached: credits.nullable(),
    warning: z.object({ text: z.string(), at: timestamp }).nullable().describe('Of staff, for the host'),
  }),
  errors: [...closed, ...rights],
  area: 'Live',
  summary: 'The chat of a stream',
  description: 'For who may watch. Whatever comes by a socket can be had by this.',
});

const sendLine = defineCall({
  method: 'POST',
  path: '/live/{id}/chat',
  who: 'signed_in',
  limit: 'message',
  params: id,
  body: z.object({
    client_id: z.uuid(says('needed')).describe('Made by the device: the same one is one line'),
    text: line(LIVE_CHAT.characters, says('message_required')),
  }),
  status: 201,
  response: liveLine,
  errors: [...closed, ...rights, 'live_ended', 'live_not_begun', 'live_slow', 'live_muted'],
  area: 'Live',
  summary: 'Write a line',
  description:
    'For who may watch. In slow mode one a while; with a spam keyword of severity 3 it waits for staff, from 4 on it is refused, and so is a word that the host muted.',
});

const removeLine = defineCall({
  method: 'DELETE',
  path: '/live/{id}/chat/{line_id}',
  who: 'signed_in',
  limit: 'react',
  params: z.object({ id: z.uuid(), line_id: z.uuid() }),
  response: z.object({ id: z.uuid() }),
  errors: ['live_not_found', 'line_not_found'],
  area: 'Live',
  summary: 'Remove a line',
  description: 'One’s own, and any by the host, who moderates for them, and staff. Its place stays.',
});

const person = z.object({ id: z.uuid(), username: z.string(), full_name: z.string() });

const chatSettings = z.object({
  slow_seconds: z.int(),
  subscribers_only: z.boolean(),
  pinned: z.string().nullable(),
  muted_words: z.array(z.string()),
  moderators: z.array(person),
  muted: z.array(person).describe(`Who may not write in this chat, the newest ${LIVE_CHAT.listedMuted}`),
});

const getChatSettings = defineCall({
  method: 'GET',
  path: '/live/{id}/chat/settings',
  who: 'signed_in',
  params: id,
  response: chatSettings,
  errors: ['live_not_found'],
  area: 'Live',
  summary: 'How the chat of a stream is kept in order',
  description: 'For its host and moderators; muted words are for nobody else to know.',
});

const chooseChatSettings = defineCall({
  method: 'PUT',
  path: '/live/{id}/chat/settings',
  who: 'signed_in',
  limit: 'react',
  params: id,
  body: z.object({
    slow_seconds: z
      .int()
      .refine((value) => (LIVE_CHAT.slowSeconds as readonly number[]).includes(value), says('unknown_choice'))
      .optional(),
    subscribers_only: z.boolean().optional(),
    pinned: optionalLine(LIVE_CHAT.pinnedCharacters).nullish(),
    muted_words: z
      .array(line(LIVE_CHAT.mutedWordCharacters, says('needed')))
      .max(LIVE_CHAT.mutedWords, says('at_most'))
      .optional(),
    muted_words_before: z
      .array(line(LIVE_CHAT.mutedWordCharacters, says('needed')))
      .max(LIVE_CHAT.mutedWords, says('at_most'))
      .optional()
      .describe(
        'As they were when whoever changes them looked: what others added or took away since stays so',
      ),
  }),
  response: chatSettings,
  errors: ['live_not_found', 'live_ended'],
  area: 'Live',
  summary: 'Keep the chat of a stream in order',
  description: 'What is left out stays. Muted words also hold for the creator’s next streams.',
});

const muteViewer = defineCall({
  method: 'POST',
  path: '/live/{id}/muted',
  who: 'signed_in',
  limit: 'react',
  params: id,
  body: z.object({ user_id: z.uuid(says('needed')), is_muted: z.boolean().default(true) }),
  response: z.object({ user_id: z.uuid(), is_muted: z.boolean() }),
  errors: ['live_not_found', 'live_ended', 'person_not_found'],
  area: 'Live',
  summary: 'Mute somebody in the chat of a stream, or no more',
  description:
    'By the host and who moderates; they read on. Neither the host nor staff can be muted, and a moderator by the host alone.',
});

const moderator = z.object({ id: z.uuid(), user_id: z.uuid() });

const addModerator = defineCall({
  method: 'PUT',
  path: '/live/{id}/moderators/{user_id}',
  who: 'creator',
  limit: 'react',
  params: moderator,
  response: z.object({ user_id: z.uuid(), is_moderator: z.boolean() }),
  errors: ['live_not_found', 'person_not_found'],
  area: 'Live',
  summary: 'Let somebody moderate the chat',
  description: `Of this creator’s streams, until it is taken back; at most ${LIVE_CHAT.moderators}.`,
});

const removeModerator = defineCall({
  method: 'DELETE',
  path: '/live/{id}/moderators/{user_id}',
  who: 'creator',
  limit: 'react',
  params: moderator,
  response: z.object({ user_id: z.uuid(), is_moderator: z.boolean() }),
  errors: ['live_not_found'],
  area: 'Live',
  summary: 'Let somebody moderate no more',
  description: 'Again, it is answered the same.',
});

export const liveChatCalls = {
  listLines,
  sendLine,
  removeLine,
  getChatSettings,
  chooseChatSettings,
  muteViewer,
  addModerator,
  removeModerator,
} as const;
