import { CAPTCHA_SECONDS } from '@likha/contract/late-limits';
import { createChallenge, verifySolution } from 'altcha-lib/v1';
import { z } from 'zod';
import type { Captcha } from './captcha.ts';

const LIFETIME_MS = CAPTCHA_SECONDS * 1000;
/** About a tenth of a second on a mid-range phone, ten thousand times that for who registers ten thousand. */
const MAX_NUMBER = 50_000;

const solution = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().regex(/^[0-9a-f]{64}$/),
  number: z.int().min(0).max(MAX_NUMBER),
  salt: z.string().max(200),
  signature: z.string().max(200),
});

/**
 * Self-hosted proof of work: nothing about the visitor leaves the house.
 * @param hmacKeys challenges are signed by the first, and solved ones of each are taken
 */
export function createAltcha(hmacKeys: readonly string[]): Captcha {
  const [hmacKey = ''] = hmacKeys;
  return {
    provider: 'altcha',
    siteKey: null,
    async createChallenge(now) {
      const expires = new Date(now.getTime() + LIFETIME_MS);
      const made = await createChallenge({ hmacKey, maxNumber: MAX_NUMBER, expires });
      const { algorithm, challenge, salt, signature } = made;
      return { algorithm, challenge, maxnumber: MAX_NUMBER, salt, signature };
    },
    async verify(token, now) {
      const payload = decode(token);
      if (!payload) return null;
      const expiresAt = expiryOf(payload.salt);
      if (!expiresAt || expiresAt <= now) return null;
      const isSolved = (
        await Promise.all(hmacKeys.map((key) => verifySolution(payload, key, false)))
      ).includes(true);
      return isSolved ? { once: payload.challenge, expiresAt } : null;
    },
  };
}

function decode(token: string): z.infer<typeof solution> | null {
  try {
    const result = solution.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

/** The library writes the expiry into the salt (`…?expires=seconds`), which the signature covers. */
function expiryOf(salt: string): Date | null {
  const seconds = Number(new URLSearchParams(salt.split('?')[1] ?? '').get('expires'));
  return Number.isInteger(seconds) && seconds > 0 ? new Date(seconds * 1000) : null;
}
