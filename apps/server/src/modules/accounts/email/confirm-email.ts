import { inTransaction, isUniqueViolation, type Tx } from '../../../platform/database/index.ts';
import { recordSecurityEvent } from '../../audit/index.ts';
import { setEmail } from '../accounts.queries.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import type { Notice } from '../declared-jobs.ts';
import { hashLinkToken } from '../links/account-link.ts';
import { deleteLinks, findLink, takeLink } from '../links/links.queries.ts';
import { queueNotice } from '../links/queue-notice.ts';
import { linkInvalid } from '../recovery/reset-password.ts';
import { emailTaken } from '../registration/create-account.ts';
import { lockAccount } from '../two-factor/two-factor.queries.ts';

type Link = NonNullable<Awaited<ReturnType<typeof findLink>>>;
type Account = NonNullable<Awaited<ReturnType<typeof lockAccount>>>;

/**
 * Takes the link that was mailed as proof that its address is read by this person (P109). One for a new address moves the
 * account there, and tells the old one.
 * @param asked `from` is the address that asked
 * @throws AppError `link_invalid`, `email_taken` where somebody else has registered the new address meanwhile
 */
export async function confirmEmail(
  deps: AccountsDeps,
  asked: { token: string; from: string },
): Promise<{ email: string }> {
  const kinds = ['confirm_email', 'change_email'] as const;
  const link = await findLink(deps.db, hashLinkToken(asked.token), kinds, deps.clock.now());
  // A link of the address before says nothing of the one that the account has now.
  if (!link || (link.kind === 'confirm_email' && link.email !== link.current_email)) throw linkInvalid();
  try {
    await inTransaction(deps.db, async (tx) => {
      // Locked first, as by whoever ends what waits: of the two one comes first.
      const account = await lockAccount(tx, link.user_id);
      if (!account || !(await takeLink(tx, link.id))) throw linkInvalid();
      await setEmail(tx, link.user_id, link.email, deps.clock.now());
      if (link.email !== account.email) await tellOfMove(deps, tx, { link, account, from: asked.from });
    });
  } catch (error) {
    throw isUniqueViolation(error, 'users_email') ? emailTaken() : error;
  }
  return { email: link.email };
}

/**
 * What was mailed to the old address must not open the account any more. What undoes the move stays in its mailbox where that was
 * confirmed; else it may be a stranger's.
 */
async function tellOfMove(
  deps: AccountsDeps,
  tx: Tx,
  { link, account, from }: { link: Link; account: Account; from: string },
): Promise<void> {
  await deleteLinks(tx, link.user_id, ['reset_password', 'confirm_email', 'change_email']);
  if (!account.email_confirmed_at) await deleteLinks(tx, link.user_id, ['undo_email']);
  await recordSecurityEvent(deps, tx, { kind: 'email_changed', userId: link.user_id, from });
  const at = deps.clock.now();
  const notice: Notice = { kind: 'email_changed', userId: link.user_id, at, email: account.email };
  await queueNotice(tx, notice);
}
