import { z } from 'zod';
import { RECAPTCHA_ADDRESS } from '../providers/captcha/recaptcha.ts';
import { type Examination, type Found, fault, ok, reasonOf, warning } from './finding.ts';

const PATIENCE_MS = 8000;
const SHAPE = /^6L[A-Za-z0-9_-]{38}$/;
/** Google's own for tests: whoever or whatever asks has passed. */
const OF_TESTS = /^6LeIxAcTAAAAA/;

const answer = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) });

/** Who tells people from programs: are its keys two, of its shape, and known? It is shown a token that nobody has. */
export const captchaOf = (address: string): Examination => ({
  part: 'captcha',
  async look({ env }) {
    if (env.CAPTCHA_PROVIDER === 'altcha') return [ok('our own: nobody else is asked')];
    const { RECAPTCHA_SITE_KEY: siteKey = '', RECAPTCHA_SECRET_KEY: secretKey } = env;
    const odd = shapeOf('RECAPTCHA_SITE_KEY', siteKey);
    if (secretKey === undefined) return [...odd, ok('reCAPTCHA: the web asks it')];
    const same = siteKey === secretKey;
    const both = [...odd, ...shapeOf('RECAPTCHA_SECRET_KEY', secretKey)];
    if (same) both.push(fault('both keys of reCAPTCHA are the same', 'set the site key and the secret key'));
    if (both.length > 0) return both;
    return [await ask(address, secretKey).catch((error) => unasked(reasonOf(error)))];
  },
});

function shapeOf(name: string, key: string): Found[] {
  if (OF_TESTS.test(key))
    return [fault(`${name} is Google's for tests, which lets everything pass`, 'set one of your own site')];
  if (SHAPE.test(key)) return [];
  return [fault(`${name} is no key of reCAPTCHA`, 'copy it anew: 40 characters, the first of them 6L')];
}

async function ask(address: string, secret: string): Promise<Found> {
  const body = new URLSearchParams({ secret, response: 'doctor' });
  const said = await fetch(address, { method: 'POST', body, signal: AbortSignal.timeout(PATIENCE_MS) });
  const read = answer.safeParse(await said.json().catch(() => null));
  if (!read.success) return unasked(`it answers ${said.status}`);
  const codes = read.data['error-codes'];
  if (read.data.success)
    return fault('reCAPTCHA lets a token pass that nobody has', 'set RECAPTCHA_SECRET_KEY of your own site');
  if (codes.includes('invalid-input-response') && !codes.includes('invalid-input-secret'))
    return ok('reCAPTCHA knows our secret key, and refuses a token that nobody has');
  return fault(
    `reCAPTCHA does not take RECAPTCHA_SECRET_KEY (${codes.join(', ')})`,
    'copy the secret key of the same site as RECAPTCHA_SITE_KEY, and not the one of reCAPTCHA Enterprise',
  );
}

const unasked = (reason: string): Found =>
  warning(
    `reCAPTCHA cannot be asked: ${reason}`,
    'nobody registers without it: may this machine reach www.google.com?',
  );

export const captcha = captchaOf(RECAPTCHA_ADDRESS);
