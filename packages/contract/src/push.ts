import { z } from 'zod';
import { defineCall } from './call.ts';
import { says } from './field-problem.ts';
import { PUSH_LIMITS, PUSHED_KINDS } from './notification-kinds.ts';

const hour = z.int(says('wrong_form')).min(0, says('wrong_form')).max(23, says('wrong_form'));
const quietHours = z
  .object({ from: hour, to: hour })
  .refine(({ from, to }) => from !== to, says('wrong_form'))
  .nullable()
  .describe('Whole hours of Philippine time, from the first until the second; null for none');

const push = z.object({
  public_key: z.string().describe('Of this server (RFC 8292): browsers ask for it'),
  is_on: z.boolean().describe('The device of this session is told'),
  kinds: z.array(
    z.object({
      kind: z.enum(PUSHED_KINDS),
      is_on: z.boolean(),
      is_always: z
        .boolean()
        .describe('On wherever a device is told: security, money that failed, moderation'),
    }),
  ),
  quiet_hours: quietHours,
});

const getPush = defineCall({
  method: 'GET',
  path: '/notifications/push',
  who: 'signed_in',
  response: push,
  errors: [],
  area: 'Notifications',
  summary: 'What one’s devices are told of by web push, and whether this one is',
  description: 'What is pushed names nobody and says nothing of what it is about.',
});

const changePush = defineCall({
  method: 'PUT',
  path: '/notifications/push',
  who: 'signed_in',
  limit: 'react',
  body: z.object({
    kinds: z.partialRecord(z.enum(PUSHED_KINDS), z.boolean(says('wrong_form'))).optional(),
    quiet_hours: quietHours.optional(),
  }),
  response: push,
  errors: [],
  area: 'Notifications',
  summary: 'Choose what is pushed, and when nothing is',
  description:
    'What is not named stays as it is. In quiet hours nothing is pushed, nor afterwards what came in them; mails about news wait until they are over.',
});

/** Bytes in the web’s base64, as browsers give them. @param length of characters */
const bytes = (length: number) =>
  z.string(says('wrong_form')).regex(new RegExp(`^[A-Za-z0-9_-]{${length}}={0,2}$`), says('wrong_form'));

const addPushDevice = defineCall({
  method: 'POST',
  path: '/push/subscriptions',
  who: 'signed_in',
  limit: 'react',
  body: z.object({
    endpoint: z
      .url(says('wrong_form'))
      .max(PUSH_LIMITS.endpointCharacters, says('wrong_form'))
      .describe('Where the browser’s push service takes messages for it; one of those this server knows'),
    keys: z.object({
      p256dh: bytes(87).describe('The browser’s public key (RFC 8291)'),
      auth: bytes(22).describe('What it shares with who sends'),
    }),
  }),
  response: push,
  status: 201,
  errors: [],
  area: 'Notifications',
  summary: 'Tell the device of this session, until the session ends',
  description: 'As a browser gives its subscription. At most 10 devices of a person; the oldest goes.',
});

const removePushDevice = defineCall({
  method: 'DELETE',
  path: '/push/subscriptions',
  who: 'signed_in',
  limit: 'react',
  response: push,
  errors: [],
  area: 'Notifications',
  summary: 'Tell the device of this session no longer',
  description: 'May be repeated.',
});

export const pushCalls = { getPush, changePush, addPushDevice, removePushDevice } as const;
