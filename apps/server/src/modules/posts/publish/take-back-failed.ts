import type { BaseDeps } from '../../../platform/base-deps.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { addJob } from '../../../platform/jobs.ts';
import { dropReview } from '../../reviews/index.ts';
import { mailFailedVideoJob } from '../declared-jobs.ts';
import { findPostOfFailed, hasBuyers, lockPost, takeBack } from '../read/own-posts.queries.ts';

/**
 * Makes a draft of a post whose video cannot be shown, and has its creator told (P60): fans are not shown what there is nothing
 * to see of, and staff has nothing to approve. Once the video is ready its creator publishes it anew. What somebody has bought stays.
 */
export function takeBackFailed(deps: BaseDeps, mediaId: string): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const id = await findPostOfFailed(tx, mediaId);
    const post = id && (await lockPost(tx, id));
    if (!post || post.status === 'removed' || post.status === 'withdrawn') return;
    const isShown = post.status === 'published' || post.status === 'in_review';
    if (isShown && !(await hasBuyers(tx, post.id))) {
      await takeBack(tx, post);
      await dropReview(tx, post.id);
    }
    await addJob(tx, mailFailedVideoJob, { postId: post.id, at: deps.clock.now() });
  });
}
