import { z } from 'zod';
import { defineCall } from './call.ts';
import { password } from './credentials.ts';
import { timestamp } from './fields.ts';

const deleteAccount = defineCall({
  method: 'POST',
  path: '/auth/me/deletion',
  who: 'signed_in',
  limit: 'account',
  body: z.object({ password }),
  response: z.object({
    erases_at: timestamp.describe('Until then signing in restores the account'),
    message: z.string(),
  }),
  errors: ['validation_failed', 'wrong_password', 'money_due'],
  area: 'Accounts',
  summary: 'Delete the account',
  description:
    'Hides it at once and ends every session; renewals stop. After 30 days what is personal is erased, and the books stay. A creator asks first for the payout of what is due. `GET /account/export` has everything that is kept of the person, as one file.',
});

export const personalDataCalls = { deleteAccount } as const;
