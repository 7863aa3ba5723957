import { z } from 'zod';
import { defineCall } from '../call.ts';
import { says } from '../field-problem.ts';
import { credits, optionalText, page, timestamp } from '../fields.ts';
import { FAN_LISTS, MESSAGE_FILES } from '../late-limits.ts';
import { AUDIENCES, EXCLUDED, MAX_CREDIT_PRICE, MESSAGE_CHARACTERS } from '../limits.ts';
import { messageFile } from './message-files.ts';

const audience = z
  .enum(AUDIENCES, says('unknown_choice'))
  .describe(
    'Fans alone. `list`: who is in the list of `list_id`, and follows, subscribes or paid. `all`: who is in one of the others, or paid this creator before; `top_spenders`: the 50 who paid this creator the most credits in 30 days',
  );
const excluded = z.enum(EXCLUDED, says('unknown_choice'));

const broadcast = z.object({
  id: z.uuid(),
  state: z.enum(['scheduled', 'sending', 'sent', 'cancelled', 'unsending', 'unsent']),
  is_stopped: z
    .boolean()
    .describe(
      'Cancelled by the house, as its creator could write to nobody when it was to be sent, or for its words',
    ),
  is_stopped_for_words: z
    .boolean()
    .describe(
      'Stopped, as its words had a spam keyword of severity 3 or above when it was to be sent; they and its files stay',
    ),
  text: z.string().nullable().describe('Null where it has files alone, and once nobody has it any more'),
  files_count: z.int(),
  price: credits.nullable(),
  audience,
  list_id: z.uuid().nullable().describe('Of `list`, while it is there'),
  list_name: z.string().nullable().describe('Of `list`: what it was called when this was written'),
  exclude: z.array(excluded),
  exclude_lists: z.array(z.uuid()),
  scheduled_at: timestamp.nullable(),
  created_at: timestamp,
  receivers_count: z.int().describe('How many people there were when it was begun'),
  sent_count: z.int().describe('To how many it was sent so far'),
  opened_count: z.int().describe('How many of them have opened it; nobody is named'),
  bought_count: z.int(),
  bought_credits: credits.describe('What they paid for it in all, less what came back to them'),
  may_cancel: z.boolean(),
  may_unsend: z.boolean().describe('Within 24 hours after it was begun'),
});

const createBroadcast = defineCall({
  method: 'POST',
  path: '/messages/broadcasts',
  who: 'verified_creator',
  limit: 'broadcast',
  body: z
    .object({
      client_id: z.uuid(says('needed')).describe('Made by the device: the same one is one message to many'),
      text: optionalText(MESSAGE_CHARACTERS).default('').describe('Needed where there are no files'),
      media_ids: z
        .array(z.uuid(says('needed')))
        .max(MESSAGE_FILES.count)
        .refine((ids) => new Set(ids).size === ids.length)
        .default([])
        .describe('`file_key` of files that were uploaded for messages and not sent yet'),
      price: z
        .int(says('credits_needed'))
        .min(1, says('at_least'))
        .max(MAX_CREDIT_PRICE, says('at_most'))
        .nullish()
        .describe('Whole credits; with files'),
      audience,
      list_id: z.uuid().nullish().describe('One of one’s own lists, with the audience `list`'),
      exclude: z.array(excluded).max(EXCLUDED.length).default([]),
      exclude_lists: z
        .array(z.uuid())
        .max(FAN_LISTS.count)
        .default([])
        .describe('Who is in one of these gets none'),
      scheduled_at: timestamp.nullish().describe('5 minutes to a year ahead; at once where it is left out'),
    })
    .superRefine((body, context) => {
      if ((body.audience === 'list') !== (body.list_id != null))
        context.addIssue({ code: 'custom', path: ['list_id'], message: says('needed') });
      if (body.text === '' && body.media_ids.length === 0)
        context.addIssue({ code: 'custom', path: ['text'], message: says('message_required') });
    }),
  status: 201,
  response: broadcast,
  errors: [],
  area: 'Messages',
  summary: 'Write one message to many',
  description:
    'Each gets it in their conversation, soon after this is answered. Who blocked, and who was blocked, gets none. With a spam keyword of severity 3 and more it is refused. Sent again with the same `client_id` it is answered with the one that there is.',
});

const listBroadcasts = defineCall({
  method: 'GET',
  path: '/messages/broadcasts',
  who: 'verified_creator',
  query: z.object(page(10, 20)),
  response: z.object({ broadcasts: z.array(broadcast), next_cursor: z.string().nullable() }),
  errors: [],
  area: 'Messages',
  summary: 'One’s own messages to many, the newest first',
  description: 'How far each is, how many opened it, and what was paid for it.',
});

const getBroadcast = defineCall({
  method: 'GET',
  path: '/messages/broadcasts/{id}',
  who: 'verified_creator',
  params: z.object({ id: z.uuid() }),
  response: broadcast.extend({ files: z.array(messageFile).describe('None once nobody has it any more') }),
  errors: ['message_not_found'],
  area: 'Messages',
  summary: 'One of one’s own messages to many, with its files',
  description: 'How far it is, how many opened it, and what was paid for it.',
});

const countReceivers = defineCall({
  method: 'GET',
  path: '/messages/broadcasts/receivers',
  who: 'verified_creator',
  query: z.object({
    audience,
    exclude: z
      .string()
      .max(80)
      .default('')
      .describe('Of `subscribers`, `followers`, `expired`, with commas between them'),
    list_id: z.uuid().optional().describe('With the audience `list`'),
    exclude_lists: z
      .string()
      .max(FAN_LISTS.count * 37)
      .default('')
      .describe('Ids of own lists, with commas between them'),
  }),
  response: z.object({ count: z.int() }),
  errors: [],
  area: 'Messages',
  summary: 'How many people a message to many would have now',
  description: 'When it is sent it goes to who is there then.',
});

const uploadBroadcastFile = defineCall({
  method: 'POST',
  path: '/messages/broadcasts/files',
  who: 'verified_creator',
  needsConsent: true,
  limit: 'messageFile',
  body: z.object({}),
  files: {
    media_file: {
      description: 'A photo (at most 10 MB) or a video (at most 100 MB)',
      max: 1,
      resumable: true,
    },
    thumbnail_file: { description: 'A still for a video, made by the browser; optional', max: 1 },
  },
  status: 201,
  response: messageFile,
  errors: ['file_rejected', 'uploads_reviewed', 'request_in_progress'],
  area: 'Messages',
  summary: 'Upload a photo or video for a message to many',
  description: 'As `POST /conversations/{id}/files`.',
});

const cancelBroadcast = defineCall({
  method: 'POST',
  path: '/messages/broadcasts/{id}/cancel',
  who: 'verified_creator',
  limit: 'react',
  params: z.object({ id: z.uuid() }),
  response: broadcast,
  errors: ['message_not_found', 'message_stays'],
  area: 'Messages',
  summary: 'Stop a message to many before, or while, it is sent',
  description: 'Who has it keeps it.',
});

const unsendBroadcast = defineCall({
  method: 'POST',
  path: '/messages/broadcasts/{id}/unsend',
  who: 'verified_creator',
  limit: 'react',
  params: z.object({ id: z.uuid() }),
  response: broadcast,
  errors: ['message_not_found', 'message_stays'],
  area: 'Messages',
  summary: 'Unsend a message to many for all who have not opened it',
  description:
    'Within 24 hours. Who opened it, or paid for it, keeps it. If it was still being sent, that ends.',
});

export const broadcastsCalls = {
  createBroadcast,
  listBroadcasts,
  countReceivers,
  getBroadcast,
  uploadBroadcastFile,
  cancelBroadcast,
  unsendBroadcast,
} as const;
