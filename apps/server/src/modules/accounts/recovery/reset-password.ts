import { MAILED_LINKS } from '@likha/contract/limits';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { HOUR_MS } from '../../../platform/durations.ts';
import { customerOf } from '../../../platform/http/network-address.ts';
import { recordSecurityEvent } from '../../audit/index.ts';
import { accountsTexts } from '../accounts.texts.generated.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { hashLinkToken } from '../links/account-link.ts';
import { findLink, takeLink } from '../links/links.queries.ts';
import { deletePasskeysSince } from '../passkeys/passkeys.queries.ts';
import { checkNewPassword, hashPassword } from '../sign-in/password.ts';
import { lockAccount } from '../two-factor/two-factor.queries.ts';
import { queueRecovery } from './queue-recovery.ts';
import { replacePassword } from './replace-password.ts';

/**
 * Chooses a new password by a link that was mailed (P108), which works once. All sessions end. Who was refused a weak
 * password may try another with the same link.
 * @param asked `from` is the address that asked
 * @returns the account's email address: who opened the link reads its mail; and whether signing in needs more than a password
 * @throws AppError `link_invalid`, `validation_failed`
 */
export async function resetPassword(
  deps: AccountsDeps,
  asked: { token: string; password: string; from: string },
): Promise<{ email: string; hasTwoFactor: boolean }> {
  const link = await findLink(deps.db, hashLinkToken(asked.token), ['reset_password'], deps.clock.now());
  if (!link) throw linkInvalid();
  await checkNewPassword(asked.password, {
    personal: [link.current_email, link.full_name],
    isDemo: deps.isDemo,
  });
  const since = new Date(deps.clock.now().getTime() - MAILED_LINKS.undoHours * HOUR_MS);
  const passwordHash = await hashPassword(asked.password, customerOf(asked.from));
  await inTransaction(deps.db, async (tx) => {
    // Locked first, as by whoever ends what waits: of the two one comes first.
    const account = await lockAccount(tx, link.user_id);
    if (!account || !(await takeLink(tx, link.id))) throw linkInvalid();
    // Whoever knew the old one could have added a passkey by it, which would outlive it (P342).
    await deletePasskeysSince(tx, link.user_id, since);
    await replacePassword(deps, tx, { userId: link.user_id, passwordHash, keptSession: null });
    await queueRecovery(tx, { userId: link.user_id, at: deps.clock.now() });
    await recordSecurityEvent(deps, tx, {
      kind: 'password_changed',
      userId: link.user_id,
      from: asked.from,
      details: { by: 'link' },
    });
  });
  deps.sessions.forget(link.user_id);
  return { email: link.current_email, hasTwoFactor: link.two_factor_at !== null };
}

export function linkInvalid(): AppError {
  return new AppError('link_invalid', { detail: (language) => accountsTexts[language].linkInvalid });
}
