import type { BaseDeps } from '../../../platform/base-deps.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { setPassword } from '../accounts.queries.ts';
import type { Notice } from '../declared-jobs.ts';
import { endPendingLinks } from '../links/links.queries.ts';
import { queueNotice } from '../links/queue-notice.ts';
import { deleteSessions } from '../sessions/sessions.queries.ts';

/**
 * Writes the new hash, ends the sessions and the links that the old password began, and tells the person. The person's row is locked by
 * it: who signs in with the old password at the same moment is either ended here or refused (`beginSession`).
 */
export async function replacePassword(
  deps: BaseDeps,
  tx: Tx,
  change: { userId: string; passwordHash: string; keptSession: string | null },
): Promise<void> {
  const { userId } = change;
  await setPassword(tx, userId, change.passwordHash);
  await endPendingLinks(tx, userId, deps.clock.now());
  await deleteSessions(tx, userId, change.keptSession);
  const notice: Notice = { kind: 'password_changed', userId, at: deps.clock.now() };
  await queueNotice(tx, notice);
}
