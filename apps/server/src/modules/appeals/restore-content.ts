import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Tx } from '../../platform/database/index.ts';
import { endSanction, findStandingRemoval, judgePerson } from '../enforcement/index.ts';
import { setLineState } from '../live/index.ts';
import { setMessageState } from '../messages/index.ts';
import { bringBack, lockPost, type PostState } from '../posts/index.ts';
import { setCommentState } from '../reactions/index.ts';
import { isRemovedOnRequest } from '../removals/index.ts';
import { reopenReview } from '../reviews/index.ts';
import { restoreProfile } from './restore-profile.ts';

interface Restored {
  /** The removal that does not count any more. */
  sanctionId: string;
  reason: string;
}

/** Nobody knows how a post stood that was removed before this was kept. */
const UNKNOWN: PostState = { status: 'draft', publish_at: null };

/**
 * Brings back a post or comment that staff removed, as it stood, in the caller's transaction (P230): counted and listed again; a
 * first upload that waited for a look waits again. What was cleared of a profile is back too (P357).
 * @returns false where it stays removed: somebody who is shown in it or owns it asked for that, its author deleted it, or something else stands
 *   there since
 * @throws AppError as `judgePerson`
 */
export async function restoreContent(
  deps: BaseDeps,
  tx: Tx,
  judge: { id: string },
  { sanctionId, reason }: Restored,
): Promise<boolean> {
  const removal = await findStandingRemoval(tx, sanctionId);
  if (!removal?.subject_id) return false;
  const { user_id: userId, subject_id: id, subject_status: status, subject_publish_at: publish_at } = removal;
  if (removal.subject_type === 'profile')
    return restoreProfile(deps, tx, judge, { sanctionId, reason, ...removal });
  const before = status ? { status, publish_at } : UNKNOWN;
  const isBack = await {
    post: () => restorePost(tx, id, before),
    comment: () => setCommentState(tx, id, 'visible'),
    message: () => setMessageState(deps, tx, id, 'sent'),
    live_line: () => setLineState(deps, tx, id, 'sent'),
    // A stream that was cut stays over: what is taken back is that it counts.
    live: async () => true,
  }[removal.subject_type ?? 'comment']();
  if (!isBack) return false;
  // Behind the post: whoever removes one takes its row before its creator's, too.
  await judgePerson(tx, judge, userId);
  const now = deps.clock.now();
  const isWaiting = removal.subject_type === 'post' && before.status === 'in_review';
  const again = {
    id: deps.ids.next(),
    status: isWaiting ? 'pending' : 'approved',
    by: judge.id,
    at: now,
  } as const;
  await reopenReview(tx, id, again);
  return endSanction(tx, sanctionId, { at: now, by: judge.id, reason });
}

async function restorePost(tx: Tx, id: string, before: PostState): Promise<boolean> {
  const post = await lockPost(tx, id);
  // Asked once it is locked: who takes it down on request has its row first.
  if (post?.status !== 'removed' || (await isRemovedOnRequest(tx, id))) return false;
  await bringBack(tx, post, before);
  return true;
}
