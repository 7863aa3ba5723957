import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Tx } from '../../platform/database/index.ts';
import { closeReview } from '../reviews/index.ts';
import { lockSubject, type SubjectType, settleReportsAbout } from './moderation.queries.ts';

/**
 * Closes all that waits about a post, comment or message with the decision that removes it (P217), in the transaction that does, and before
 * anything else in it: whoever decides about one of these reports meanwhile is waited for, and nobody reports what is gone.
 * @returns how many reports were closed
 */
export async function closeReports(
  deps: BaseDeps,
  tx: Tx,
  subject: { type: SubjectType; id: string },
  { by, notes }: { by: string; notes: string },
): Promise<number> {
  await lockSubject(tx, subject);
  const at = deps.clock.now();
  await closeReview(tx, subject.id, { status: 'removed', notes, by, at });
  return settleReportsAbout(tx, subject, { notes, by, at });
}
