import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  askedSecondFactor,
  captchaToken,
  email,
  FACTOR_REFUSALS,
  linkToken,
  newPassword,
  password,
} from './credentials.ts';

const said = z.object({ message: z.string() });

const forgotPassword = defineCall({
  method: 'POST',
  path: '/auth/forgot-password',
  who: 'viewer',
  limit: 'mail',
  body: z.object({ email, recaptcha_token: captchaToken }),
  response: said,
  errors: ['captcha_required', 'captcha_failed'],
  area: 'Accounts',
  summary: 'Ask for a link to choose a new password',
  description:
    'Needs a solved captcha. Answers the same whether or not the address is registered. The link works for 30 minutes, once.',
});

const resetPassword = defineCall({
  method: 'POST',
  path: '/auth/reset-password',
  who: 'viewer',
  limit: 'login',
  body: z.object({ token: linkToken, password: newPassword }),
  response: said,
  errors: ['link_invalid'],
  area: 'Accounts',
  summary: 'Choose a new password with a mailed link',
  description: 'Ends every session of the account. Signs nobody in, and leaves two-factor sign-in on.',
});

const changePassword = defineCall({
  method: 'PUT',
  path: '/auth/me/password',
  who: 'signed_in',
  limit: 'account',
  body: z.object({ current_password: password, password: newPassword, code: askedSecondFactor }),
  response: said,
  errors: ['wrong_password', ...FACTOR_REFUSALS],
  area: 'Accounts',
  summary: 'Change the password',
  description:
    'Ends every other session of the account. Wrong passwords are counted: after ten within five minutes it waits.',
});

export const recoveryCalls = { forgotPassword, resetPassword, changePassword } as const;
