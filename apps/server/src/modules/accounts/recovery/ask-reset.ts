import type { Language } from '@likha/contract';
import type { AccountsDeps } from '../accounts-deps.ts';
import { requestLink } from '../links/request-link.ts';
import { consumeCaptcha } from '../registration/consume-captcha.ts';

/**
 * Has a link mailed to whoever has this address, if anybody does (P108). Nothing is looked up here: neither the answer nor
 * its time tells whether the address is registered.
 * @throws AppError `captcha_required`, `captcha_failed`
 */
export async function askReset(
  deps: AccountsDeps,
  asked: { email: string; recaptcha_token?: string | null | undefined; language: Language },
): Promise<void> {
  await consumeCaptcha(deps, asked.recaptcha_token, deps.clock.now());
  const { email, language } = asked;
  await requestLink(deps, deps.db, { kind: 'reset_password', email, language });
}
