import { z } from 'zod';
import { me } from './accounts.ts';
import { defineCall } from './call.ts';
import { says } from './field-problem.ts';
import { optionalText, pesosInput, text } from './fields.ts';
import {
  BIO_CHARACTERS,
  FULL_NAME_CHARACTERS,
  LOCATION_CHARACTERS,
  SUBSCRIPTION_PESOS,
  USERNAME_FORM,
} from './limits.ts';

const changed = z.object({ user: me, message: z.string() });

const changeProfile = defineCall({
  method: 'PUT',
  path: '/users/me',
  who: 'signed_in',
  limit: 'account',
  body: z.object({
    full_name: text(FULL_NAME_CHARACTERS, says('full_name_required')).optional(),
    username: z
      .string(says('username_form'))
      .trim()
      .toLowerCase()
      .regex(USERNAME_FORM, says('username_form'))
      .optional(),
    bio: optionalText(BIO_CHARACTERS).optional(),
    location: optionalText(LOCATION_CHARACTERS).optional(),
    subscription_price: pesosInput
      .min(SUBSCRIPTION_PESOS.min, says('price_range'))
      .max(SUBSCRIPTION_PESOS.max, says('price_range'))
      .nullable()
      .optional()
      .describe('Of a month; null for none, and then nobody can subscribe'),
  }),
  response: changed,
  errors: ['validation_failed', 'creators_only', 'username_taken', 'username_waits'],
  area: 'Accounts',
  summary: 'Change the own profile',
  description:
    'What is left out stays. A username that is given up leads to the new one for 90 days, in which nobody else gets it.',
});

export const profileCalls = { changeProfile } as const;
