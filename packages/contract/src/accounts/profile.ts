import { z } from 'zod';
import { defineCall } from '../call.ts';
import { says } from '../field-problem.ts';
import { line, optionalLine, optionalText, pesosInput } from '../fields.ts';
import { BENEFITS } from '../late-limits.ts';
import {
  BIO_CHARACTERS,
  FULL_NAME_CHARACTERS,
  LOCATION_CHARACTERS,
  SUBSCRIPTION_PESOS,
  USERNAME_FORM,
} from '../limits.ts';
import { me } from './accounts.ts';

const changed = z.object({ user: me, message: z.string() });

const changeProfile = defineCall({
  method: 'PUT',
  path: '/users/me',
  who: 'signed_in',
  limit: 'account',
  needsConsent: ['subscription_price'],
  body: z.object({
    full_name: line(FULL_NAME_CHARACTERS, says('full_name_required')).optional(),
    username: z
      .string(says('username_form'))
      .trim()
      .toLowerCase()
      .regex(USERNAME_FORM, says('username_form'))
      .optional(),
    bio: optionalText(BIO_CHARACTERS).optional(),
    location: optionalLine(LOCATION_CHARACTERS).optional(),
    subscription_price: pesosInput
      .max(SUBSCRIPTION_PESOS.max, says('price_range'))
      .refine((price) => price === 0 || price >= SUBSCRIPTION_PESOS.min, says('price_range'))
      .nullable()
      .optional()
      .describe('Of a month, 0 for a free one; null for none, and then nobody can subscribe'),
    benefits: z
      .array(line(BENEFITS.characters, says('benefit_needed')))
      .max(BENEFITS.count, says('too_many_benefits'))
      .optional()
      .describe('Of a subscription, in the order in which they are shown; a creator’s alone'),
  }),
  response: changed,
  errors: ['creators_only', 'username_taken', 'username_waits'],
  area: 'Accounts',
  summary: 'Change the own profile',
  description:
    'What is left out stays. A username that is given up leads to the new one for 90 days, in which nobody else gets it.',
});

const picture = {
  who: 'signed_in',
  response: changed,
  area: 'Accounts',
} as const;
const changesPicture = {
  ...picture,
  method: 'PUT',
  limit: 'upload',
  body: z.object({}),
  files: { picture: { description: 'JPEG, PNG or WebP, at most 10 MB', max: 1 } },
  errors: ['file_rejected'],
  description: 'Multipart. Judged by its content and made anew without metadata; anybody may see it.',
} as const;
const removesPicture = {
  ...picture,
  method: 'DELETE',
  limit: 'account',
  errors: [],
  description: 'Where there is none, nothing happens.',
} as const;
const avatar = '/users/me/avatar';
const cover = '/users/me/cover';

const changeAvatar = defineCall({ ...changesPicture, path: avatar, summary: 'Change the own avatar' });
const removeAvatar = defineCall({ ...removesPicture, path: avatar, summary: 'Remove the own avatar' });
const changeCover = defineCall({ ...changesPicture, path: cover, summary: 'Change the own cover' });
const removeCover = defineCall({ ...removesPicture, path: cover, summary: 'Remove the own cover' });

export const profileCalls = {
  changeProfile,
  changeAvatar,
  removeAvatar,
  changeCover,
  removeCover,
} as const;
