import { createHash } from 'node:crypto';
import { z } from 'zod';
import { inSpan } from '../../platform/telemetry/spans.ts';
import type { Captcha } from './captcha.ts';

export const RECAPTCHA_ADDRESS = 'https://www.google.com/recaptcha/api/siteverify';
const TIMEOUT_MS = 5000;
const TOKEN_LIFETIME_MS = 2 * 60 * 1000;

const answer = z.object({ success: z.boolean() });

/** reCAPTCHA by configuration. A provider that cannot be reached verifies nothing. */
export function createRecaptcha(settings: {
  siteKey: string;
  secretKey: string;
  verifyUrl?: string;
}): Captcha {
  return {
    provider: 'recaptcha',
    siteKey: settings.siteKey,
    createChallenge: async () => null,
    async verify(token, now) {
      const body = new URLSearchParams({ secret: settings.secretKey, response: token });
      try {
        const response = await inSpan('recaptcha: verify', { 'likha.provider': 'recaptcha' }, () =>
          fetch(settings.verifyUrl ?? RECAPTCHA_ADDRESS, {
            method: 'POST',
            body,
            signal: AbortSignal.timeout(TIMEOUT_MS),
          }),
        );
        const parsed = answer.safeParse(await response.json());
        if (!parsed.success || !parsed.data.success) return null;
      } catch {
        return null;
      }
      const once = createHash('sha256').update(token).digest('hex');
      return { once, expiresAt: new Date(now.getTime() + TOKEN_LIFETIME_MS) };
    },
  };
}
