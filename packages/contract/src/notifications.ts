import { z } from 'zod';
import { defineCall } from './call.ts';
import { says } from './field-problem.ts';
import { NOTIFICATIONS } from './limits.ts';

const kind = z
  .enum([...NOTIFICATIONS.creator, ...NOTIFICATIONS.fan], says('wrong_form'))
  .describe('What a person is told of');
const choice = z.object({ kind, is_on: z.boolean() });

const listNotifications = defineCall({
  method: 'GET',
  path: '/notifications/settings',
  who: 'signed_in',
  response: z.object({
    notifications: z.array(choice),
    is_email_confirmed: z.boolean().describe('Nothing is mailed to an address that is not'),
  }),
  errors: ['unauthenticated'],
  area: 'Notifications',
  summary: 'What one is told of by mail',
  description:
    'Of creators: new subscribers, tips and comments. Of fans: new posts. Everything is on until it is turned off.',
});

const chooseNotification = defineCall({
  method: 'PUT',
  path: '/notifications/settings/{kind}',
  who: 'signed_in',
  params: z.object({ kind }),
  body: z.object({ is_on: z.boolean(says('needed')) }),
  response: choice.extend({ message: z.string() }),
  errors: ['fans_only', 'creators_only', 'validation_failed'],
  area: 'Notifications',
  summary: 'Be told of something by mail, or not',
  description: 'What was not mailed yet is not mailed any more. May be repeated.',
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
  errors: ['link_invalid', 'validation_failed'],
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
  errors: ['link_invalid', 'validation_failed'],
  area: 'Notifications',
  summary: 'Turn off what a mailed link is about',
  description:
    'For who has the link, without signing in: one kind, of one person. Mail programs have `POST /notifications/one-click/{token}` for it (RFC 8058).',
});

export const notificationsCalls = {
  listNotifications,
  chooseNotification,
  readUnsubscribe,
  unsubscribe,
} as const;
