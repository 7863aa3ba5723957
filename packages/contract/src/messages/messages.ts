import { z } from 'zod';
import { defineCall } from '../call.ts';
import { says } from '../field-problem.ts';
import { credits, optionalText, page, timestamp } from '../fields.ts';
import { MESSAGE_FILES } from '../late-limits.ts';
import { LAST_PLACE, MAX_CREDIT_PRICE, MESSAGE_CHARACTERS } from '../limits.ts';
import { messageFile } from './message-files.ts';
import { reactions } from './message-reactions.ts';

export const message = z.object({
  id: z.uuid(),
  conversation_id: z.uuid(),
  seq: z.int().describe('Its place in the conversation: 1, 2, 3, without a gap'),
  client_id: z.uuid().nullable().describe('Of one’s own: the name that one’s device gave it'),
  is_own: z.boolean(),
  state: z
    .enum(['sent', 'in_review', 'unsent', 'removed'])
    .describe('In review: only its sender sees it until staff has looked. Removed: by staff'),
  text: z
    .string()
    .nullable()
    .describe('Null where it was unsent or removed, or has files alone. Of a paid message it is not locked'),
  files: z
    .array(messageFile)
    .describe('In the order in which they were sent; none of what was unsent or removed'),
  price: credits.nullable().describe('Whole credits; null for a free message. It never changes'),
  is_locked: z.boolean().describe('The viewer sees its files blurred until they pay'),
  is_unlocked: z.boolean().describe('It was paid for'),
  is_withheld: z
    .boolean()
    .describe('Its sender is banned: its files are shown to nobody, paid for or not, and have no addresses'),
  reply_to: z
    .object({
      seq: z.int(),
      is_own: z.boolean(),
      text: z.string().nullable().describe('Its beginning'),
      files_count: z.int(),
      tip_credits: credits.nullable(),
    })
    .nullable(),
  tip_credits: credits.nullable().describe('It is a tip of so many; null for any other message'),
  reactions: reactions.describe('None to what was unsent or removed'),
  may_unsend: z.boolean().describe('Within 24 hours, and while nobody has paid for it'),
  created_at: timestamp,
});

/** As its sender is answered. */
export const sentMessage = message.extend({
  is_deleted: z
    .boolean()
    .describe('Sent before, and deleted by its sender for themselves since: it is there for the other alone'),
});

const listMessages = defineCall({
  method: 'GET',
  path: '/conversations/{id}/messages',
  who: 'signed_in',
  params: z.object({ id: z.uuid() }),
  query: z.object({
    ...page(30, 100),
    after: z.coerce
      .number()
      .int()
      .min(0)
      .max(LAST_PLACE)
      .optional()
      .describe('Only those after this `seq`, oldest first'),
  }),
  response: z.object({ messages: z.array(message), next_cursor: z.string().nullable() }),
  errors: ['conversation_not_found'],
  area: 'Messages',
  summary: 'The messages of a conversation, newest first',
  description: 'Of one’s own conversations; those that one deleted for oneself are left out.',
});

function hasSomething(body: { text: string; media_ids: string[] }, context: z.RefinementCtx): void {
  if (body.text === '' && body.media_ids.length === 0)
    context.addIssue({ code: 'custom', path: ['text'], message: says('message_required') });
}

const sendMessage = defineCall({
  method: 'POST',
  path: '/conversations/{id}/messages',
  who: 'signed_in',
  limit: 'message',
  params: z.object({ id: z.uuid() }),
  body: z
    .object({
      client_id: z.uuid(says('needed')).describe('Made by the device: the same one is one message'),
      text: optionalText(MESSAGE_CHARACTERS).default('').describe('Needed where there are no files'),
      reply_to_seq: z.int().min(1).max(LAST_PLACE).nullish(),
      media_ids: z
        .array(z.uuid(says('needed')))
        .max(MESSAGE_FILES.count)
        .refine((ids) => new Set(ids).size === ids.length)
        .default([])
        .describe('`file_key` of own files that were uploaded for messages and not sent yet'),
      price: z
        .int(says('credits_needed'))
        .min(1, says('at_least'))
        .max(MAX_CREDIT_PRICE, says('at_most'))
        .nullish()
        .describe('Whole credits; of creators, to fans, with files'),
    })
    .superRefine(hasSomething),
  status: 201,
  response: sentMessage,
  errors: ['conversation_not_found', 'messages_closed'],
  area: 'Messages',
  summary: 'Write a message',
  description:
    'Plain text of up to 4,000 characters, up to 10 files, or both. With a price the files are locked until the fan pays; the text is not. Sent again with the same `client_id` it is answered with the message that there is. With a spam keyword of severity 3 it waits for staff; from 4 on it is refused.',
});

const removeMessage = defineCall({
  method: 'DELETE',
  path: '/messages/{id}',
  who: 'signed_in',
  limit: 'react',
  params: z.object({ id: z.uuid() }),
  query: z.object({ for: z.enum(['everyone', 'me']).default('everyone') }),
  response: z.object({ id: z.uuid() }),
  errors: ['message_not_found', 'message_stays'],
  area: 'Messages',
  summary: 'Unsend a message, or delete it for oneself',
  description:
    '`everyone`: one’s own, within 24 hours, unless it was paid for; its place stays and says that it was unsent, and its files go. `me`: any, and nobody else notices.',
});

export const messagesCalls = { listMessages, sendMessage, removeMessage } as const;
