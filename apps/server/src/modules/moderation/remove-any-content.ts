import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { recordAdminAction } from '../audit/index.ts';
import { judgePerson } from '../enforcement/index.ts';
import { lockSubject } from './moderation.queries.ts';
import { type ContentType, findAuthor } from './person-content.queries.ts';
import { removeContent } from './remove-content.ts';

/**
 * Removes a post or comment that nobody reported (P335): its author is told why and may appeal, what waits about it is closed.
 * @throws AppError `content_not_found` for what is gone; as `judgePerson`
 */
export function removeAnyContent(
  deps: BaseDeps,
  judge: { id: string; from: string },
  { type, id, reason }: { type: ContentType; id: string; reason: string },
): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    await lockSubject(tx, { type, id });
    const authorId = await findAuthor(tx, type, id);
    if (authorId === undefined) throw new AppError('content_not_found');
    const closed = await removeContent(deps, tx, judge, { type, id, authorId, reason, notes: '' });
    // Behind what is removed: whoever removes a post takes its row before its creator's, too.
    await judgePerson(tx, judge, authorId);
    await recordAdminAction(deps, tx, {
      actorId: judge.id,
      action: 'content.remove',
      subject: { type, id },
      after: { reason, ...(closed > 0 && { reports_closed: closed }) },
      from: judge.from,
    });
  });
}
