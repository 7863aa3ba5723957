import type { CallInput, Calls } from '@likha/contract';
import { AppError } from '../../platform/app-error.ts';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { inTransaction, type Tx } from '../../platform/database/index.ts';
import { recordAdminAction } from '../audit/index.ts';
import { setLineState } from '../live/index.ts';
import { setMessageState } from '../messages/index.ts';
import { releasePost } from '../posts/index.ts';
import { releaseComment } from '../reactions/index.ts';
import { lockReview, settleReview } from '../reviews/index.ts';
import { checkClaim } from './check-claim.ts';
import { findReview, type ReviewRow } from './content.queries.ts';
import { removeContent, standardReason } from './remove-content.ts';

type Decision = Pick<CallInput<Calls['updateReview']>['body'], 'status' | 'admin_notes' | 'reason'>;

/** Shows what was held to everybody who may see it. */
const RELEASES = {
  post: releasePost,
  comment: releaseComment,
  message: (deps: BaseDeps, tx: Tx, id: string) => setMessageState(deps, tx, id, 'sent'),
  live_line: (deps: BaseDeps, tx: Tx, id: string) => setLineState(deps, tx, id, 'sent', 'in_review'),
};

interface Decided {
  row: ReviewRow;
  /** What was approved comes to nobody, as who wrote it is banned or suspended by now (P428). */
  isUnheard: boolean;
}

/**
 * Approves, flags or removes a post, comment or held message in the queue (P152). What was approved or removed stays so; flagging again
 * changes the notes.
 * @throws AppError `review_not_found`, `moderation_decided`, `moderation_claimed`, `media_not_ready` for a video that is not
 */
export function decideContent(
  deps: BaseDeps,
  judge: { id: string; from: string },
  contentId: string,
  { status, admin_notes: notes, reason }: Decision,
): Promise<Decided> {
  return inTransaction(deps.db, async (tx) => {
    const review = await lockReview(tx, contentId);
    if (!review) throw new AppError('review_not_found');
    await checkClaim(deps, tx, review, judge.id);
    const { content_type: type, author_id: authorId } = review;
    const released = status === 'approved' && (await RELEASES[type](deps, tx, contentId));
    let reports = 0;
    if (status === 'removed') {
      const why = reason ?? (await standardReason(tx, authorId, 'others'));
      reports = await removeContent(deps, tx, judge, { type, id: contentId, authorId, reason: why, notes });
    }
    await settleReview(tx, contentId, { status, notes, by: judge.id, at: deps.clock.now() });
    await recordAdminAction(deps, tx, {
      actorId: judge.id,
      action: 'content.decide',
      subject: { type, id: contentId },
      before: { status: review.status },
      after: { status, notes, ...(reports > 0 && { reports_closed: reports }) },
      from: judge.from,
    });
    const row = await findReview(tx, contentId, deps.clock.now());
    if (!row) throw new Error(`review of ${contentId} is gone`);
    return { row, isUnheard: released === 'kept_out' };
  });
}
