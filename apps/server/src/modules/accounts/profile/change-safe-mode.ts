import { MINIMUM_AGE_YEARS } from '@likha/contract/limits';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { changeUser, isAgeConfirmed } from '../accounts.queries.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import type { AccountsDeps } from '../accounts-deps.ts';

/**
 * Turns safe mode on or off. Turning it off asks once whether the person is of age (P24).
 * @throws AppError `age_unconfirmed`
 */
export async function changeSafeMode(
  deps: AccountsDeps,
  userId: string,
  asked: { safe_mode: boolean; is_adult: boolean },
): Promise<void> {
  const { safe_mode, is_adult } = asked;
  const asksAge = !safe_mode && !(await isAgeConfirmed(deps.db, userId));
  if (asksAge && !is_adult)
    throw new AppError('age_unconfirmed', {
      detail: (language) => accountsTexts[language].confirmAge({ age: MINIMUM_AGE_YEARS }),
    });
  const confirmed = asksAge ? { age_confirmed_at: deps.clock.now() } : {};
  await inTransaction(deps.db, (tx) => changeUser(tx, userId, { safe_mode, ...confirmed }));
  // Other nodes are told; here the next request may come before that is heard.
  deps.sessions.forget(userId);
}
