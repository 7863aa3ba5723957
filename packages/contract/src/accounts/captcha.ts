import { z } from 'zod';
import { defineCall } from '../call.ts';

const getCaptchaChallenge = defineCall({
  method: 'GET',
  path: '/captcha/challenge',
  who: 'viewer',
  limit: 'captcha',
  response: z.object({
    algorithm: z.string(),
    challenge: z.string(),
    maxnumber: z.int(),
    salt: z.string(),
    signature: z.string(),
  }),
  errors: [],
  area: 'System',
  summary: 'A proof-of-work challenge',
  description:
    'ALTCHA: find the number n ≤ maxnumber with SHA-256(salt + n) = challenge and send base64 of {algorithm, challenge, number, salt, signature} as `recaptcha_token`. A token works once.',
});

export const captchaCalls = { getCaptchaChallenge } as const;
