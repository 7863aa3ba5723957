import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { recordSecurityEvent } from '../../audit/index.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { queueNotice } from '../links/queue-notice.ts';
import { lockAsker } from '../sessions/lock-asker.ts';
import { confirmPassword } from '../sign-in/confirm-password.ts';
import { confirmSecondFactor } from '../two-factor/confirm-second-factor.ts';
import { owesTwoFactor } from '../two-factor/has-second-factor.ts';
import type { SecondFactor } from '../two-factor/second-factor.ts';
import { deletePasskey, listPasskeyRows, type ShownPasskey, setPasskeyName } from './passkeys.queries.ts';

/** Calls a passkey otherwise. @throws AppError `not_found`, also for one of somebody else */
export async function renamePasskey(
  deps: AccountsDeps,
  viewer: Viewer,
  { id, name }: { id: string; name: string },
): Promise<ShownPasskey> {
  const renamed = await setPasskeyName(deps.db, { id, userId: viewer.id }, name);
  if (!renamed) throw new AppError('not_found');
  return renamed;
}

/**
 * Removes a passkey for who shows the password and, with two factors on, the second one; they are told by mail (P341).
 * @throws AppError `wrong_password`, `two_factor_required`, `two_factor_wrong`, `rate_limited`, `not_found`; `two_factor_setup` for the
 *   last one of an admin who has no authenticator app
 */
export async function removePasskey(
  deps: AccountsDeps,
  viewer: Viewer,
  { id, password, ...second }: { id: string; password: string } & SecondFactor,
): Promise<void> {
  await confirmPassword(deps, viewer, password, 'password');
  await confirmSecondFactor(deps, viewer, second);
  await inTransaction(deps.db, async (tx) => {
    const person = await lockAsker(tx, viewer);
    const name = await deletePasskey(tx, { id, userId: viewer.id });
    if (name === undefined) throw new AppError('not_found');
    const isLast = (await listPasskeyRows(tx, viewer.id)).length === 0;
    if (isLast && person.two_factor_at === null && owesTwoFactor(person.user_type, deps.twoFactorFor))
      throw new AppError('two_factor_setup', { detail: (language) => accountsTexts[language].passkeyStays });
    await recordSecurityEvent(deps, tx, { kind: 'passkey_removed', userId: viewer.id, from: second.from });
    await queueNotice(tx, { kind: 'passkey_removed', userId: viewer.id, at: deps.clock.now(), name });
  });
}
