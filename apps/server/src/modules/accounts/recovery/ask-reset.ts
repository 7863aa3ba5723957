import { createHash } from 'node:crypto';
import type { Language } from '@likha/contract';
import { addJob } from '../../../platform/jobs.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { MAIL_LINK } from '../accounts-job-ids.ts';
import { consumeCaptcha } from '../consume-captcha.ts';
import type { LinkRequest } from '../links/mail-link.ts';

/**
 * Has a link mailed to whoever has this address, if anybody does (P108). Nothing is looked up here: neither the answer nor
 * its time tells whether the address is registered.
 * @throws AppError `captcha_required`, `captcha_failed`
 */
export async function askReset(
  deps: AccountsDeps,
  asked: { email: string; recaptcha_token?: string | undefined; language: Language },
): Promise<void> {
  await consumeCaptcha(deps, asked.recaptcha_token, deps.clock.now());
  const { email, language } = asked;
  const request: LinkRequest = { kind: 'reset_password', email, language };
  // Asked for many times before it is sent, it is one mail.
  const key = `reset:${createHash('sha256').update(email).digest('base64url')}`;
  await addJob(deps.db, MAIL_LINK, request, { key });
}
