import type { Saying } from '@likha/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { findOwnCredentials } from '../accounts.queries.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { countGuess } from './count-guess.ts';
import { verifyPassword } from './password.ts';

/**
 * Asks a signed-in person for their password again, before what a stolen session must not do. Wrong ones are counted by
 * person: after ten within five minutes it waits, so that a session is no way to guess (P69).
 * @param field which field of the form it was typed into
 * @throws AppError `wrong_password`, `rate_limited`, `service_unavailable`
 */
export async function confirmPassword(deps: AccountsDeps, viewer: Viewer, password: string, field: string) {
  const counted = await countGuess(deps, `password\n${viewer.id}`);
  const person = await findOwnCredentials(deps.db, viewer.id);
  const isRight = await verifyPassword(person.password_hash, password, viewer.id).catch(
    async (error: unknown) => {
      // What nobody had the time to look at counts as none.
      await counted.isRight();
      throw error;
    },
  );
  if (!isRight) {
    const detail: Saying = (language) => accountsTexts[language].wrongPassword;
    throw new AppError('wrong_password', { detail, errors: { [field]: detail } });
  }
  await counted.isRight();
  return person;
}
