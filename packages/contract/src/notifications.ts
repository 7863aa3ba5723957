import { z } from 'zod';
import { defineCall } from './call.ts';
import { says } from './field-problem.ts';
import { page, timestamp } from './fields.ts';
import { MAILED_KINDS, NEWS_KINDS } from './notification-kinds.ts';

const kind = z.enum(MAILED_KINDS, says('wrong_form')).describe('What a person is told of by mail');
const rhythm = z
  .enum(['at_once', 'daily'], says('unknown_choice'))
  .describe('`at_once`: up to ten of a kind within an hour; `daily`: one mail in the evening');
const choice = z.object({ kind, is_on: z.boolean() });
const mailed = choice.extend({
  rhythm: rhythm.describe('How it comes, or would if it were on'),
  rhythms: z.array(rhythm).describe('How it can come'),
});

const notification = z.object({
  id: z.string(),
  kind: z.enum(NEWS_KINDS),
  subject_id: z
    .uuid()
    .nullable()
    .describe(
      'Where it leads: of likes, comments and new posts the post, of a subscription its creator, of a message to many that was stopped for its words that one',
    ),
  actor: z
    .object({
      id: z.uuid(),
      username: z.string(),
      avatar: z.string().nullable().describe('Of a creator'),
    })
    .nullable()
    .describe('Who did it last; null where nobody did, or they are not here any more'),
  others: z.int().min(0).describe('How many did it besides them'),
  credits: z.int().nullable().describe('Of a tip, a sale, or credits that arrived or came back'),
  is_ticket: z.boolean().describe('What was sold is the ticket of a live stream, and no post or message'),
  at: timestamp,
  is_read: z.boolean(),
});

const listNotifications = defineCall({
  method: 'GET',
  path: '/notifications',
  who: 'signed_in',
  query: z.object(page(20, 50)),
  response: z.object({ notifications: z.array(notification), next_cursor: z.string().nullable() }),
  errors: [],
  area: 'Notifications',
  summary: 'What happened to oneself, the newest first',
  description:
    'Likes and comments of a post are one, and so are the followers of a day. Kept for 90 days; a new post is listed for 7.',
});

const readNotifications = defineCall({
  method: 'POST',
  path: '/notifications/read',
  who: 'signed_in',
  limit: 'react',
  body: z.object({
    up_to: z.iso
      .datetime(says('wrong_form'))
      .optional()
      .describe('The `at` of the last that was seen; without one, now'),
  }),
  response: z.object({ unread_count: z.int() }),
  errors: [],
  area: 'Notifications',
  summary: 'Mark what was told up to a moment as read',
  description: 'Goes forward only, and may be repeated. The other devices hear of it.',
});

const inApp = z.object({
  kind: z.enum(NEWS_KINDS),
  is_on: z.boolean(),
  is_always: z.boolean().describe('Cannot be turned off: security, money that failed, moderation'),
});

const showsNames = z
  .boolean()
  .describe('Whether pushes and subjects of mails say who did it; off until it is turned on');

const chooseNews = defineCall({
  method: 'PUT',
  path: '/notifications/settings',
  who: 'signed_in',
  limit: 'react',
  body: z.object({
    in_app: z.partialRecord(z.enum(NEWS_KINDS), z.boolean(says('wrong_form'))).optional(),
    shows_names: z.boolean(says('wrong_form')).optional(),
  }),
  response: z.object({ in_app: z.array(inApp), shows_names: showsNames }),
  errors: [],
  area: 'Notifications',
  summary: 'Be told of something in the app, or not; and whether names may show outside of it',
  description: 'What is not named stays as it is. What was told before stays listed.',
});

const getNotificationSettings = defineCall({
  method: 'GET',
  path: '/notifications/settings',
  who: 'signed_in',
  response: z.object({
    notifications: z.array(mailed),
    is_email_confirmed: z.boolean().describe('Nothing is mailed to an address that is not'),
    in_app: z.array(inApp),
    shows_names: showsNames,
  }),
  errors: [],
  area: 'Notifications',
  summary: 'What one is told of, by mail and in the app',
  description:
    'By mail, of creators: new subscribers, tips and comments, which are on until they are turned off, and sales, followers, likes and creators who joined with their link, which are off until they are turned on; of fans: new posts.',
});

const chooseNotification = defineCall({
  method: 'PUT',
  path: '/notifications/settings/{kind}',
  who: 'signed_in',
  params: z.object({ kind }),
  body: z.object({
    is_on: z.boolean(says('needed')),
    rhythm: rhythm.optional().describe('Left out, it stays'),
  }),
  response: mailed.extend({ message: z.string() }),
  errors: ['fans_only', 'creators_only'],
  area: 'Notifications',
  summary: 'Be told of something by mail, or not, and how often',
  description: 'What was not mailed yet is not mailed any more once it is off. May be repeated.',
});

const token = z
  .string(says('wrong_form'))
  .max(200, says('wrong_form'))
  .describe('Of the address in the mail');

const readUnsubscribe = defineCall({
  method: 'POST',
  path: '/notifications/link',
  who: 'viewer',
  limit: 'unsubscribe',
  body: z.object({ token }),
  response: choice,
  errors: ['link_invalid'],
  area: 'Notifications',
  summary: 'What a mailed link turns off',
  description: 'Changes nothing, and says nothing of whom it is for.',
});

const unsubscribe = defineCall({
  method: 'POST',
  path: '/notifications/unsubscribe',
  who: 'viewer',
  limit: 'unsubscribe',
  body: z.object({ token }),
  response: choice.extend({ message: z.string() }),
  errors: ['link_invalid'],
  area: 'Notifications',
  summary: 'Turn off what a mailed link is about',
  description:
    'For who has the link, without signing in: one kind, of one person. Mail programs have `POST /notifications/one-click/{token}` for it (RFC 8058).',
});

const muted = z.object({ is_muted: z.boolean() });

const muteCreator = defineCall({
  method: 'PUT',
  path: '/notifications/muted/{id}',
  who: 'fan',
  limit: 'react',
  params: z.object({ id: z.uuid() }),
  response: muted,
  errors: ['creator_not_found'],
  area: 'Notifications',
  summary: 'Hear nothing of a creator’s new posts',
  description:
    'Neither in the app nor by mail. Follows and subscriptions stay; the creator is not told. May be repeated.',
});

const unmuteCreator = defineCall({
  method: 'DELETE',
  path: '/notifications/muted/{id}',
  who: 'fan',
  limit: 'react',
  params: z.object({ id: z.uuid() }),
  response: muted,
  errors: [],
  area: 'Notifications',
  summary: 'Hear of a creator’s new posts again',
  description: 'Where they were not muted, nothing happens.',
});

const listMuted = defineCall({
  method: 'GET',
  path: '/notifications/muted',
  who: 'fan',
  query: z.object(page(20, 50)),
  response: z.object({
    muted: z.array(
      z.object({ id: z.uuid(), full_name: z.string(), username: z.string(), avatar: z.string().nullable() }),
    ),
    next_cursor: z.string().nullable(),
  }),
  errors: [],
  area: 'Notifications',
  summary: 'Of whose new posts one hears nothing, the last first',
  description: 'Nobody else sees this list, and nobody is told that they are on it.',
});

export const notificationsCalls = {
  muteCreator,
  unmuteCreator,
  listMuted,
  listNotifications,
  readNotifications,
  chooseNews,
  getNotificationSettings,
  chooseNotification,
  readUnsubscribe,
  unsubscribe,
} as const;
