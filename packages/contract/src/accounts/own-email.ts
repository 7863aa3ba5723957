import { z } from 'zod';
import { defineCall } from '../call.ts';
import { askedSecondFactor, email, FACTOR_REFUSALS, linkToken, password } from './credentials.ts';

const said = z.object({ message: z.string() });

const confirmEmail = defineCall({
  method: 'POST',
  path: '/auth/confirm-email',
  who: 'viewer',
  limit: 'login',
  body: z.object({ token: linkToken }),
  response: z.object({ email: z.email(), message: z.string() }),
  errors: ['link_invalid', 'email_taken'],
  area: 'Accounts',
  summary: 'Confirm an email address with a mailed link',
  description: 'The address that was registered, or the one it is changed to. Needs no session.',
});

const askConfirmation = defineCall({
  method: 'POST',
  path: '/auth/me/email/confirmation',
  who: 'signed_in',
  limit: 'account',
  response: said,
  errors: [],
  area: 'Accounts',
  summary: 'Send the link that confirms the email address again',
  description: 'Three within an hour at most; what is asked beyond them sends nothing.',
});

const changeEmail = defineCall({
  method: 'PUT',
  path: '/auth/me/email',
  who: 'signed_in',
  limit: 'account',
  body: z.object({ email, password, code: askedSecondFactor }),
  response: said,
  errors: ['wrong_password', 'email_taken', ...FACTOR_REFUSALS],
  area: 'Accounts',
  summary: 'Change the email address',
  description:
    'It changes once the link is followed that goes to the new address. The old one is mailed at once, with a link that undoes it.',
});

const undoEmailChange = defineCall({
  method: 'POST',
  path: '/auth/undo-email-change',
  who: 'viewer',
  limit: 'login',
  body: z.object({ token: linkToken }),
  response: z.object({
    email: z.email().describe('The address the account has now'),
    reset_token: z.string().describe('Chooses a new password, once'),
    message: z.string(),
  }),
  errors: ['link_invalid', 'email_taken'],
  area: 'Accounts',
  summary: 'Undo a change of the email address with a mailed link',
  description:
    'For who did not ask for it. Ends the change, also one that has happened, and every session. Needs no session; the link works for 72 hours, once.',
});

export const ownEmailCalls = { confirmEmail, askConfirmation, changeEmail, undoEmailChange } as const;
