import type { Language, Saying } from '@likha/contract';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { findOwnCredentials, isEmailTaken } from '../accounts.queries.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { confirmationOf } from '../links/account-link.ts';
import { requestLink } from '../links/request-link.ts';
import { emailTaken } from '../registration/create-account.ts';
import { isDemoEmail } from '../registration/demo-people.ts';
import { lockAsker } from '../sessions/lock-asker.ts';
import { confirmPassword } from '../sign-in/confirm-password.ts';
import { confirmSecondFactor } from '../two-factor/confirm-second-factor.ts';
import type { SecondFactor } from '../two-factor/second-factor.ts';

interface Asked extends SecondFactor {
  email: string;
  password: string;
  language: Language;
}

/**
 * Has a link mailed to the new address; the account moves there once it is followed (P109). The address that it has is told at once,
 * with a link that undoes it. Only who has typed the account's password learns that an address is taken.
 * @throws AppError `wrong_password`, `rate_limited`, `email_taken`, `validation_failed`, `two_factor_required`, `two_factor_wrong`
 */
export async function changeEmail(deps: AccountsDeps, viewer: Viewer, asked: Asked): Promise<void> {
  const person = await confirmPassword(deps, viewer, asked.password, 'password');
  if (isDemoEmail(asked.email) && !deps.isDemo) {
    const detail: Saying = (language) => accountsTexts[language].emailInvalid;
    throw new AppError('validation_failed', { detail, errors: { email: detail } });
  }
  const { email, language } = asked;
  const now = deps.clock.now();
  if (await isEmailTaken(deps.db, email, { now, by: viewer.id })) throw emailTaken();
  await confirmSecondFactor(deps, viewer, asked);
  const userId = viewer.id;
  await inTransaction(deps.db, async (tx) => {
    await lockAsker(tx, viewer);
    // First: nobody follows the link to the new address before the one that undoes it is made.
    const isConfirmed = person.email_confirmed_at !== null;
    await requestLink(deps, tx, { kind: 'undo_email', userId, email: person.email, language, isConfirmed });
    await requestLink(deps, tx, { kind: 'change_email', userId, email, language });
  });
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
  await requestLink(deps, deps.db, confirmationOf({ id: viewer.id, email }, language));
  return email;
}
