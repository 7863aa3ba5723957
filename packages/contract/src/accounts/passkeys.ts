import { z } from 'zod';
import { defineCall } from '../call.ts';
import { says } from '../field-problem.ts';
import { id, line, timestamp } from '../fields.ts';
import { PASSKEYS } from '../limits.ts';
import { session } from './accounts.ts';
import { askedSecondFactor, FACTOR_REFUSALS, password } from './credentials.ts';
import { passkeyAssertion, passkeyAttestation } from './passkey-answers.ts';

const passkey = z.object({
  id,
  name: z.string(),
  created_at: timestamp,
  last_used_at: timestamp.nullable(),
});

const name = line(PASSKEYS.nameCharacters, says('needed'));

const described = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
});
const challenge = z.string().describe('Good for five minutes, once, and in the browser that asked');

const requested = z.object({
  options: z
    .object({
      challenge,
      rpId: z.string(),
      timeout: z.int(),
      userVerification: z.literal('required'),
      allowCredentials: z.array(described),
    })
    .describe('For `navigator.credentials.get()`'),
});

const beginPasskeySignIn = defineCall({
  method: 'POST',
  path: '/auth/passkey/challenge',
  who: 'viewer',
  limit: 'login',
  beginsSession: true,
  response: requested,
  errors: [],
  area: 'Accounts',
  summary: 'Ask to sign in with a passkey',
  description: 'Says nothing of whom: the authenticator knows which passkeys it has.',
});

const signInWithPasskey = defineCall({
  method: 'POST',
  path: '/auth/passkey',
  who: 'viewer',
  limit: 'login',
  beginsSession: true,
  body: z.object({ passkey: passkeyAssertion }),
  response: session,
  errors: ['passkey_refused', 'account_suspended', 'account_banned'],
  area: 'Accounts',
  summary: 'Sign in with a passkey',
  description:
    'Counts as two factors, as the authenticator has asked for a PIN, a finger or a face. No code is asked for.',
});

const listPasskeys = defineCall({
  method: 'GET',
  path: '/auth/me/passkeys',
  who: 'signed_in',
  beforeTwoFactor: true,
  response: z.object({ passkeys: z.array(passkey), max: z.int() }),
  errors: [],
  area: 'Accounts',
  summary: 'Passkeys of one’s own',
  description: 'The newest first.',
});

const beginPasskey = defineCall({
  method: 'POST',
  path: '/auth/me/passkeys/challenge',
  who: 'signed_in',
  beforeTwoFactor: true,
  limit: 'account',
  body: z.object({ password, code: askedSecondFactor }),
  response: z.object({
    options: z
      .object({
        challenge,
        rp: z.object({ id: z.string(), name: z.string() }),
        user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
        pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
        timeout: z.int(),
        attestation: z.literal('none'),
        excludeCredentials: z.array(described),
        authenticatorSelection: z.object({
          residentKey: z.literal('required'),
          requireResidentKey: z.literal(true),
          userVerification: z.literal('required'),
        }),
      })
      .describe('For `navigator.credentials.create()`'),
  }),
  errors: ['wrong_password', ...FACTOR_REFUSALS, 'passkeys_full'],
  area: 'Accounts',
  summary: 'Begin to add a passkey',
  description: 'Nothing changes until the authenticator’s answer is sent.',
});

const addPasskey = defineCall({
  method: 'POST',
  path: '/auth/me/passkeys',
  who: 'signed_in',
  beforeTwoFactor: true,
  limit: 'account',
  status: 201,
  body: z.object({ passkey: passkeyAttestation }),
  response: z.object({ passkey, message: z.string() }),
  errors: ['passkey_refused', 'passkeys_full'],
  area: 'Accounts',
  summary: 'Add a passkey',
  description: 'Named after its authenticator, or after the browser. The person is mailed.',
});

const renamePasskey = defineCall({
  method: 'PUT',
  path: '/auth/me/passkeys/{id}',
  who: 'signed_in',
  limit: 'account',
  params: z.object({ id }),
  body: z.object({ name }),
  response: z.object({ passkey, message: z.string() }),
  errors: ['not_found'],
  area: 'Accounts',
  summary: 'Rename a passkey',
  description: 'One of somebody else is not found.',
});

const removePasskey = defineCall({
  method: 'POST',
  path: '/auth/me/passkeys/{id}/removal',
  who: 'signed_in',
  limit: 'account',
  params: z.object({ id }),
  body: z.object({ password, code: askedSecondFactor }),
  response: z.object({ message: z.string() }),
  errors: ['wrong_password', ...FACTOR_REFUSALS, 'not_found'],
  area: 'Accounts',
  summary: 'Remove a passkey',
  description: 'It signs nobody in any more. The person is mailed. An admin keeps one, or an authenticator.',
});

const beginPasskeyProof = defineCall({
  method: 'POST',
  path: '/auth/me/passkeys/proof',
  who: 'signed_in',
  beforeTwoFactor: true,
  limit: 'account',
  response: requested,
  errors: [],
  area: 'Accounts',
  summary: 'Ask for a passkey in the place of a code',
  description: 'Its answer is sent as `code` by the call that asks for one.',
});

export const passkeyCalls = {
  beginPasskeySignIn,
  signInWithPasskey,
  listPasskeys,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  beginPasskeyProof,
} as const;
