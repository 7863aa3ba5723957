import { z } from 'zod';
import { says } from '../field-problem.ts';

/** What a browser answers to a challenge (Web Authentication, level 3), with bytes in base64url. */
const bytes = (max: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]*$/, says('wrong_form'))
    .max(max);

/** 1023 bytes at most. */
const credentialId = bytes(1364);
const type = z.literal('public-key');

export const passkeyAssertion = z
  .object({
    id: credentialId,
    rawId: credentialId,
    type,
    response: z.object({
      clientDataJSON: bytes(4000),
      authenticatorData: bytes(4000),
      signature: bytes(2000),
      userHandle: bytes(100).nullish().describe('Whose the passkey is, as the authenticator kept it'),
    }),
  })
  .describe('A passkey’s answer, as `navigator.credentials.get()` gives it');

export const passkeyAttestation = z
  .object({
    id: credentialId,
    rawId: credentialId,
    type,
    response: z.object({
      clientDataJSON: bytes(4000),
      attestationObject: bytes(20_000),
      transports: z.array(z.string().max(20)).max(10).optional(),
    }),
  })
  .describe('A new passkey, as `navigator.credentials.create()` gives it');
