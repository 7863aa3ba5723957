import { everyKey, type Keys } from '../../platform/keys.ts';
import { createAltcha } from './altcha.ts';
import type { Captcha } from './captcha.ts';
import { createRecaptcha } from './recaptcha.ts';

export interface CaptchaSettings {
  CAPTCHA_PROVIDER: 'altcha' | 'recaptcha';
  RECAPTCHA_SITE_KEY?: string | undefined;
  RECAPTCHA_SECRET_KEY?: string | undefined;
}

/** The captcha that is configured; without one our own. @param keys that only this server knows */
export function createCaptcha(settings: CaptchaSettings, keys: Keys): Captcha {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey } = settings;
  if (settings.CAPTCHA_PROVIDER === 'recaptcha' && siteKey && secretKey)
    return createRecaptcha({ siteKey, secretKey });
  return createAltcha(everyKey(keys).map((key) => key.toString('hex')));
}
