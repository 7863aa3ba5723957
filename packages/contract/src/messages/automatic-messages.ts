import { z } from 'zod';
import { defineCall } from '../call.ts';
import { says } from '../field-problem.ts';
import { optionalText } from '../fields.ts';
import { AUTOMATIC_KINDS } from '../late-limits.ts';
import { MESSAGE_CHARACTERS } from '../limits.ts';

const kind = z
  .enum(AUTOMATIC_KINDS, says('unknown_choice'))
  .describe('`welcome`: to who is new; `ended`: to whose paid subscription ended');

const automaticMessage = z.object({
  kind,
  text: z.string().describe('Empty until something was written; stays while it is off'),
  is_on: z.boolean(),
});

const getAutomaticMessages = defineCall({
  method: 'GET',
  path: '/messages/automatic',
  who: 'verified_creator',
  response: z.object({ messages: z.array(automaticMessage).describe('One of each kind') }),
  errors: [],
  area: 'Messages',
  summary: 'What new subscribers are written, and those whose subscription ended',
  description: 'Nothing is sent of a kind until it is turned on.',
});

const putAutomaticMessage = defineCall({
  method: 'PUT',
  path: '/messages/automatic/{kind}',
  who: 'verified_creator',
  limit: 'account',
  params: z.object({ kind }),
  body: z
    .object({
      text: optionalText(MESSAGE_CHARACTERS).describe('Needed to turn it on'),
      is_on: z.boolean(says('needed')),
    })
    .superRefine((body, context) => {
      if (body.is_on && body.text === '')
        context.addIssue({ code: 'custom', path: ['text'], message: says('message_required') });
    }),
  response: automaticMessage,
  errors: [],
  area: 'Messages',
  summary: 'Write one of them, and turn it on or off',
  description:
    'Sent within some minutes, as a message in the conversation with the fan: a welcome once to each fan, the other one each time that a paid subscription ends. With a spam keyword of severity 3 and more it is refused.',
});

export const automaticMessagesCalls = { getAutomaticMessages, putAutomaticMessage } as const;
