import { z } from 'zod';
import { defineCall } from './call.ts';
import { says } from './field-problem.ts';

const setSafeMode = defineCall({
  method: 'PUT',
  path: '/auth/me/safe-mode',
  who: 'signed_in',
  body: z.object({
    safe_mode: z.boolean(says('needed')),
    is_adult: z.boolean().default(false).describe('The person says that they are 18 or older'),
  }),
  response: z.object({ safe_mode: z.boolean(), message: z.string() }),
  errors: ['validation_failed', 'age_unconfirmed'],
  area: 'Accounts',
  summary: 'Turn safe mode on or off',
  description:
    'Without it mature posts are shown. Turning it off asks for the age once: the first time needs `is_adult`.',
});

export const preferencesCalls = { setSafeMode } as const;
