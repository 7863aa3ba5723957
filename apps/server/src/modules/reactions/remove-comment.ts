import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/index.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { PostsDeps } from '../posts/index.ts';
import { dropReview } from '../reviews/index.ts';
import { mayDelete } from './present-comment.ts';
import { deleteComment, findComment } from './reactions.queries.ts';

/**
 * Deletes one's own comment, or one on one's own post (P128).
 * @throws AppError `comment_not_found` also for one that is not the viewer's to delete
 */
export async function removeComment(deps: PostsDeps, viewer: Viewer, id: string): Promise<{ id: string }> {
  const row = await findComment(deps.db, id);
  if (!row || !mayDelete(row, viewer)) throw new AppError('comment_not_found');
  await inTransaction(deps.db, async (tx) => {
    await dropReview(tx, id);
    await deleteComment(tx, id, deps.clock.now());
  });
  return { id };
}
