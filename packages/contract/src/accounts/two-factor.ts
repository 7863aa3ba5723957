import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  askedSecondFactor,
  FACTOR_REFUSALS,
  FACTOR_WRONG,
  ownSecondFactor,
  password,
  secondFactor,
} from './credentials.ts';

const recoveryCodes = z.array(z.string()).describe('Ten, shown once; each works once');

const getSecurity = defineCall({
  method: 'GET',
  path: '/auth/me/security',
  who: 'signed_in',
  beforeTwoFactor: true,
  response: z.object({
    email: z.email(),
    is_email_confirmed: z.boolean(),
    pending_email: z.email().nullable().describe('An address that waits to be confirmed'),
    two_factor: z.object({
      is_on: z.boolean(),
      is_required: z
        .boolean()
        .describe('It is this person’s duty: of staff outside demo mode, and of whom the operator asks it'),
      recovery_codes_left: z.int(),
    }),
    has_second_factor: z
      .boolean()
      .describe('What needs two factors asks for a code, or for a passkey in its place'),
    has_passkey: z.boolean(),
  }),
  errors: [],
  area: 'Accounts',
  summary: 'How the account is kept safe',
  description: 'For the settings. No secret is in it.',
});

const beginTwoFactor = defineCall({
  method: 'POST',
  path: '/auth/me/two-factor',
  who: 'signed_in',
  beforeTwoFactor: true,
  limit: 'account',
  body: z.object({ password, code: askedSecondFactor }),
  response: z.object({
    secret: z.string().describe('Base32, to be typed where no camera is'),
    uri: z.string().describe('`otpauth://totp/…`, to be shown as a QR code'),
  }),
  errors: ['wrong_password', ...FACTOR_REFUSALS, 'two_factor_state'],
  area: 'Accounts',
  summary: 'Begin two-factor sign-in',
  description:
    'A new secret for an authenticator (RFC 6238). Nothing changes until a code of it is confirmed.',
});

const confirmTwoFactor = defineCall({
  method: 'POST',
  path: '/auth/me/two-factor/confirmation',
  who: 'signed_in',
  beforeTwoFactor: true,
  limit: 'account',
  body: z.object({ code: secondFactor }),
  response: z.object({ recovery_codes: recoveryCodes, message: z.string() }),
  errors: ['two_factor_wrong', 'two_factor_state'],
  area: 'Accounts',
  summary: 'Turn two-factor sign-in on',
  description: 'From now on signing in asks for a code. Every other session ends.',
});

const endTwoFactor = defineCall({
  method: 'POST',
  path: '/auth/me/two-factor/removal',
  who: 'signed_in',
  limit: 'account',
  body: z.object({ password, code: ownSecondFactor }),
  response: z.object({ message: z.string() }),
  errors: ['wrong_password', ...FACTOR_WRONG, 'two_factor_state'],
  area: 'Accounts',
  summary: 'Turn two-factor sign-in off',
  description: 'Refused to admins outside demo mode, who need it.',
});

const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: '/auth/me/two-factor/recovery-codes',
  who: 'signed_in',
  limit: 'account',
  body: z.object({ password, code: ownSecondFactor }),
  response: z.object({ recovery_codes: recoveryCodes, message: z.string() }),
  errors: ['wrong_password', ...FACTOR_WRONG, 'two_factor_state'],
  area: 'Accounts',
  summary: 'Make new recovery codes',
  description: 'The old ones work no longer.',
});

export const twoFactorCalls = {
  getSecurity,
  beginTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
  renewRecoveryCodes,
} as const;
