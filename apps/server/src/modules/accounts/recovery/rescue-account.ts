import { MAILED_LINKS } from '@likha/contract/limits';
import { AppError } from '../../../platform/app-error.ts';
import type { BaseDeps } from '../../../platform/base-deps.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { HOUR_MS } from '../../../platform/durations.ts';
import { recordSecurityEvent } from '../../audit/index.ts';
import { changeUser, findUserIdByEmail } from '../accounts.queries.ts';
import type { Notice } from '../declared-jobs.ts';
import { queueNotice } from '../links/queue-notice.ts';
import { deletePasskeysSince } from '../passkeys/passkeys.queries.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { checkNewPassword, hashPassword } from '../sign-in/password.ts';
import { lockAccount, removeFactors } from '../two-factor/two-factor.queries.ts';
import { queueRecovery } from './queue-recovery.ts';
import { replacePassword } from './replace-password.ts';

export interface Rescue {
  email: string;
  password: string;
  /** Whoever lost the authenticator and the recovery codes as well. */
  removesFactors: boolean;
}

/**
 * Lets somebody in again whom no other way lets in, the last owner above all, by whoever runs the machine (P720): a new password, all sessions
 * and links ended, on record, and told by mail.
 * @throws AppError `person_not_found`, `validation_failed` for a weak password
 */
export async function rescueAccount(deps: BaseDeps & { sessions: Sessions }, rescue: Rescue): Promise<void> {
  const email = rescue.email.trim().toLowerCase();
  const userId = await findUserIdByEmail(deps.db, email);
  if (!userId) throw new AppError('person_not_found');
  await checkNewPassword(rescue.password, { personal: [email] });
  const passwordHash = await hashPassword(rescue.password, null);
  await inTransaction(deps.db, async (tx) => {
    const account = await lockAccount(tx, userId);
    if (!account) throw new AppError('person_not_found');
    const byCommand = { userId, from: null, details: { by: 'command' } };
    if (rescue.removesFactors && (account.two_factor_at || account.has_passkey)) {
      await removeFactors(tx, userId);
      await changeUser(tx, userId, { two_factor_at: null });
      await recordSecurityEvent(deps, tx, { kind: 'two_factor_off', ...byCommand });
      const notice: Notice = { kind: 'two_factor_reset', userId, at: deps.clock.now() };
      await queueNotice(tx, notice);
    }
    // Whoever knew the old password could have added a passkey by it, which would outlive it (P342).
    const since = new Date(deps.clock.now().getTime() - MAILED_LINKS.undoHours * HOUR_MS);
    await deletePasskeysSince(tx, userId, since);
    await replacePassword(deps, tx, { userId, passwordHash, keptSession: null });
    await queueRecovery(tx, { userId, at: deps.clock.now() });
    await recordSecurityEvent(deps, tx, { kind: 'password_changed', ...byCommand });
  });
  deps.sessions.forget(userId);
}
