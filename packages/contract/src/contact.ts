import { z } from 'zod';
import { captchaToken } from './accounts/credentials.ts';
import { defineCall } from './call.ts';
import { dated, datedPage } from './dated-list.ts';
import { says } from './field-problem.ts';
import { clientId, line, text, timestamp } from './fields.ts';
import { CONTENT_CHARACTERS, EMAIL_CHARACTERS, FULL_NAME_CHARACTERS } from './limits.ts';

const required = says('all_fields');

const submitContact = defineCall({
  method: 'POST',
  path: '/contact/submit',
  who: 'viewer',
  limit: 'contact',
  body: z.object({
    name: line(FULL_NAME_CHARACTERS, required),
    email: text(EMAIL_CHARACTERS, required).pipe(z.email(says('email_invalid'))),
    message: text(CONTENT_CHARACTERS, required),
    recaptcha_token: captchaToken.describe('Base64 of the solved captcha challenge'),
    client_id: clientId.describe(
      'The device’s own name for it: sent again under the same one, it is the same message',
    ),
  }),
  response: z.object({ message: z.string() }),
  errors: ['captcha_required', 'captcha_failed'],
  area: 'Contact',
  summary: 'Write to us',
  description: 'Checks the fields, then the captcha.',
});

const contactMessage = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  username: z.string().nullable().describe('Of who was signed in'),
  sent_at: timestamp,
  answered_at: timestamp.nullable(),
  answered_by: z.string().nullable(),
});

const listContactMessages = defineCall({
  method: 'GET',
  path: '/admin/contact-messages',
  who: 'admin',
  part: 'contact',
  mayLag: true,
  query: dated(z.object({ ...datedPage(20, 100), status: z.enum(['open', 'answered']).default('open') })),
  file: {
    rows: 'messages',
    moment: 'sent_at',
    columns: ['name', 'email', 'username', 'message', 'sent_at', 'answered_at', 'answered_by'],
  },
  response: z.object({ messages: z.array(contactMessage), next_cursor: z.string().nullable() }),
  errors: [],
  area: 'Contact administration',
  summary: 'What visitors wrote',
  description: 'Open ones with the oldest first, answered ones with the newest first.',
});

const markContactAnswered = defineCall({
  method: 'POST',
  path: '/admin/contact-messages/{id}/answered',
  who: 'admin',
  part: 'contact',
  params: z.object({ id: z.uuid() }),
  response: z.object({ contact_message: contactMessage }),
  errors: ['not_found'],
  area: 'Contact administration',
  summary: 'Mark a message as answered',
  description: 'Who marks it first stays named.',
});

export const contactCalls = { submitContact, listContactMessages, markContactAnswered } as const;
