import { inTransaction, isUniqueViolation, type Tx } from '../../../platform/database/index.ts';
import { recordSecurityEvent } from '../../audit/index.ts';
import { setEmail } from '../accounts.queries.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { hashLinkToken, linkExpiry, makeLinkToken } from '../links/account-link.ts';
import { deleteLaterUndoes, endPendingLinks, findLink, putLink, takeLink } from '../links/links.queries.ts';
import { queueNotice } from '../links/queue-notice.ts';
import { deletePasskeysSince } from '../passkeys/passkeys.queries.ts';
import { queueRecovery } from '../recovery/queue-recovery.ts';
import { linkInvalid } from '../recovery/reset-password.ts';
import { emailTaken } from '../registration/create-account.ts';
import { deleteSessions } from '../sessions/sessions.queries.ts';
import { lockAccount } from '../two-factor/two-factor.queries.ts';

type Link = NonNullable<Awaited<ReturnType<typeof findLink>>>;

/**
 * "This was not me": whoever reads the mail of the address that the account had ends a change of it, takes the address back where the
 * account has moved already, and ends every session (P109).
 * @param asked `from` is the address that asked
 * @returns the address the account has now, and a token to choose a new password with
 * @throws AppError `link_invalid`, `email_taken` where somebody else has the address by now
 */
export async function undoEmailChange(
  deps: AccountsDeps,
  asked: { token: string; from: string },
): Promise<{ email: string; resetToken: string }> {
  const link = await findLink(deps.db, hashLinkToken(asked.token), ['undo_email'], deps.clock.now());
  if (!link) throw linkInvalid();
  const resetToken = makeLinkToken(deps.ids.random);
  try {
    await inTransaction(deps.db, (tx) => undo(deps, tx, { link, resetToken, from: asked.from }));
  } catch (error) {
    throw isUniqueViolation(error, 'users_email') ? emailTaken() : error;
  }
  deps.sessions.forget(link.user_id);
  return { email: link.email, resetToken };
}

async function undo(
  deps: AccountsDeps,
  tx: Tx,
  { link, resetToken, from }: { link: Link; resetToken: string; from: string },
): Promise<void> {
  const { user_id: userId, email } = link;
  // Locked before the link is taken, as whoever follows the link to the new address does: one of the two comes first.
  const account = await lockAccount(tx, userId);
  if (!account || !(await takeLink(tx, link.id))) throw linkInvalid();
  // Behind the lock: what was asked for before it ends with this.
  const now = deps.clock.now();
  await deleteLaterUndoes(tx, link);
  await endPendingLinks(tx, userId, now);
  if (account.email !== email) {
    await setEmail(tx, userId, email, now);
    await recordSecurityEvent(deps, tx, { kind: 'email_changed', userId, from, details: { by: 'undo' } });
    await queueNotice(tx, { kind: 'email_changed', userId, at: now, email: account.email });
  }
  await deletePasskeysSince(tx, userId, new Date(0));
  const count = await deleteSessions(tx, userId, null);
  await queueRecovery(tx, { userId, at: now });
  await recordSecurityEvent(deps, tx, { kind: 'session_ended', userId, from, details: { count } });
  await putLink(tx, {
    id: deps.ids.next(),
    user_id: userId,
    kind: 'reset_password',
    token_hash: hashLinkToken(resetToken),
    email,
    created_at: now,
    expires_at: linkExpiry('reset_password', now),
  });
}
