import type { Language, Saying } from '@likha/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { findOwnCredentials, isEmailTaken } from '../accounts.queries.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { confirmationOf } from '../links/account-link.ts';
import { requestLink } from '../links/request-link.ts';
import { emailTaken } from '../registration/create-account.ts';
import { isDemoEmail } from '../registration/demo-people.ts';
import { confirmPassword } from '../sign-in/confirm-password.ts';

/**
 * Has a link mailed to the new address; the account moves there once it is followed (P109). Only who has typed the
 * account's password learns that an address is taken.
 * @throws AppError `wrong_password`, `rate_limited`, `email_taken`, `validation_failed`
 */
export async function changeEmail(
  deps: AccountsDeps,
  viewer: Viewer,
  asked: { email: string; password: string; language: Language },
): Promise<void> {
  await confirmPassword(deps, viewer, asked.password, 'password');
  if (isDemoEmail(asked.email) && !deps.isDemo) {
    const detail: Saying = (language) => accountsTexts[language].emailInvalid;
    throw new AppError('validation_failed', { detail, errors: { email: detail } });
  }
  if (await isEmailTaken(deps.db, asked.email)) throw emailTaken();
  const { email, language } = asked;
  await requestLink(deps.db, { kind: 'change_email', userId: viewer.id, email, language });
}

/**
 * Has the link mailed again that confirms the address the account has.
 * @returns the address; null when it is confirmed already
 */
export async function askConfirmation(
  deps: AccountsDeps,
  viewer: Viewer,
  language: Language,
): Promise<string | null> {
  const { email, email_confirmed_at } = await findOwnCredentials(deps.db, viewer.id);
  if (email_confirmed_at) return null;
  await requestLink(deps.db, confirmationOf({ id: viewer.id, email }, language));
  return email;
}
