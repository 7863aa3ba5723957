import { z } from 'zod';
import { defineCall } from '../call.ts';
import { says } from '../field-problem.ts';

const setSafeMode = defineCall({
  method: 'PUT',
  path: '/auth/me/safe-mode',
  who: 'signed_in',
  body: z.object({
    safe_mode: z.boolean(says('needed')),
    is_adult: z.boolean().default(false).describe('The person says that they are 18 or older'),
  }),
  response: z.object({ safe_mode: z.boolean(), message: z.string() }),
  errors: ['age_unconfirmed'],
  area: 'Accounts',
  summary: 'Turn safe mode on or off',
  description:
    'Without it mature posts are shown. Turning it off asks for the age once: the first time needs `is_adult`.',
});

const setDiscretion = defineCall({
  method: 'PUT',
  path: '/auth/me/discretion',
  who: 'signed_in',
  body: z.object({ is_discreet: z.boolean(says('needed')) }),
  response: z.object({ is_discreet: z.boolean() }),
  errors: [],
  area: 'Accounts',
  summary: 'Ask for a neutral sender, subject, title and icon',
  description:
    'All mails then come from a neutral name under one neutral subject; screens show a neutral title and icon.',
});

const setPresence = defineCall({
  method: 'PUT',
  path: '/auth/me/presence',
  who: 'signed_in',
  body: z.object({ shows_online: z.boolean(says('needed')) }),
  response: z.object({ shows_online: z.boolean() }),
  errors: [],
  area: 'Accounts',
  summary: 'Show that one is online, or hide it',
  description: 'Hidden, nobody sees it and nothing of it is kept.',
});

const keepPresence = defineCall({
  method: 'POST',
  path: '/presence',
  who: 'signed_in',
  response: z.object({}),
  errors: [],
  area: 'Accounts',
  summary: 'Say that a page is open and looked at',
  description: 'Somebody is online for a minute from the last time. Screens say it every 20 seconds.',
});

export const preferencesCalls = { setSafeMode, setDiscretion, setPresence, keepPresence } as const;
