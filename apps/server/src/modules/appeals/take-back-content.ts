import { DEFAULT_LANGUAGE } from '@likha/contract/language';
import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction, type Tx } from '../../platform/database/index.ts';
import { findAddressee } from '../accounts/index.ts';
import { recordAdminAction } from '../audit/index.ts';
import { findRemovalOf, tellPerson } from '../enforcement/index.ts';
import { setLineState } from '../live/index.ts';
import { setMessageState } from '../messages/index.ts';
import { holdPost, lockPost } from '../posts/index.ts';
import { setCommentState } from '../reactions/index.ts';
import { type ContentType, lockReview, queueAgain } from '../reviews/index.ts';
import { appealsTexts } from './appeals.texts.generated.ts';
import { restoreContent } from './restore-content.ts';

interface Judge {
  id: string;
  from: string;
}

export interface TakenBack {
  was: 'approved' | 'removed';
  /** It stands in the queue again. */
  isWaiting: boolean;
  /** A stream that was cut: that does not count any more, and nothing is shown again. */
  isOver: boolean;
}

/**
 * Takes back that staff approved or removed a post or comment (P334), as if it had not been decided: what stood in the queue waits there
 * again, what was removed is back as it stood, what was approved is seen by nobody else meanwhile.
 * @throws AppError `review_not_found` for what nobody decided about; `take_back_refused` for what waits, and for what stays removed;
 *   as `judgePerson`
 */
export function takeBackContent(
  deps: BaseDeps,
  judge: Judge,
  contentId: string,
  reason: string | undefined,
): Promise<TakenBack> {
  return inTransaction(deps.db, async (tx) => {
    // The post before its review, as whoever removes it does.
    await lockPost(tx, contentId);
    const removal = await findRemovalOf(tx, contentId);
    const review = await lockReview(tx, contentId);
    if (!removal && !review) throw new AppError('review_not_found');
    if (!removal && review?.status !== 'approved') throw refused('notDecided');
    if (removal) await bringBack(deps, tx, judge, removal, reason);
    else if (review) await hide(deps, tx, review.content_type, contentId);
    const isWaiting = await queueAgain(tx, contentId, deps.ids.next());
    const was = removal ? 'removed' : 'approved';
    await recordAdminAction(deps, tx, {
      actorId: judge.id,
      action: 'content.take_back',
      subject: { type: removal?.subject_type ?? review?.content_type ?? 'post', id: contentId },
      before: { status: was, decided_by: review?.decided_by ?? null },
      after: { is_waiting: isWaiting, reason: reason ?? null },
      from: judge.from,
    });
    return { was, isWaiting, isOver: removal?.subject_type === 'live' };
  });
}

async function bringBack(
  deps: BaseDeps,
  tx: Tx,
  judge: Judge,
  { id: sanctionId, user_id: userId }: { id: string; user_id: string },
  reason: string | undefined,
): Promise<void> {
  const language = (await findAddressee(tx, { id: userId }))?.language ?? DEFAULT_LANGUAGE;
  const why = reason ?? appealsTexts[language].removedByMistake;
  if (!(await restoreContent(deps, tx, judge, { sanctionId, reason: why }))) throw refused('staysAway');
  await tellPerson(tx, sanctionId, 'lifted');
}

/** Until it is decided again: an approval that was a slip shows nobody anything. */
async function hide(deps: BaseDeps, tx: Tx, type: ContentType, id: string): Promise<void> {
  if (type === 'post') await holdPost(tx, id);
  else if (type === 'message') await setMessageState(deps, tx, id, 'in_review');
  else if (type === 'live_line') await setLineState(deps, tx, id, 'in_review', 'sent');
  else await setCommentState(tx, id, 'in_review');
}

function refused(what: 'notDecided' | 'staysAway'): AppError {
  return new AppError('take_back_refused', { detail: (language) => appealsTexts[language][what] });
}
