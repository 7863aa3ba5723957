import { z } from 'zod';
import { askedSecondFactor, FACTOR_REFUSALS, password } from './accounts/credentials.ts';
import { defineCall } from './call.ts';
import { pesos, timestamp } from './fields.ts';

const readDeletion = defineCall({
  method: 'GET',
  path: '/auth/me/deletion',
  who: 'signed_in',
  response: z.object({
    credits: z.int().describe('Left in the wallet'),
    earnings: pesos.describe('Not paid out, held or not'),
    commission: pesos.describe('Not paid out, held or not'),
    has_open_payout: z.boolean().describe('Has to arrive first'),
    needs_giving_up: z.boolean().describe('So much that deleting the account needs `gives_up`'),
  }),
  errors: [],
  area: 'Accounts',
  summary: 'What deleting the account would lose',
  description:
    'Lost for good once it is erased; until then signing in restores it. What a creator sold of late goes back to fans at once, comes off their earnings, and is owed beyond them.',
});

const deleteAccount = defineCall({
  method: 'POST',
  path: '/auth/me/deletion',
  who: 'signed_in',
  limit: 'account',
  body: z.object({
    password,
    code: askedSecondFactor,
    gives_up: z
      .boolean()
      .default(false)
      .describe('That what is due to them is forfeited when they are erased'),
  }),
  response: z.object({
    erases_at: timestamp.describe('Until then signing in restores the account'),
    message: z.string(),
  }),
  errors: ['wrong_password', 'money_due', ...FACTOR_REFUSALS],
  area: 'Accounts',
  summary: 'Delete the account',
  description:
    'Hides it at once and ends every session; renewals stop. After 30 days what is personal is erased, and the books stay. A creator asks first for the payout of what is due, or says that they give it up; what is left then is forfeited and booked so. `GET /account/export` has everything that is kept of the person, as one file.',
});

export const personalDataCalls = { readDeletion, deleteAccount } as const;
