import { inTransaction } from '../../../platform/database/index.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { retryVideo } from '../../media/index.ts';
import type { PostsDeps } from '../posts-deps.ts';
import { lockOwnPost } from '../read/own-posts.queries.ts';
import { readOwnPost } from '../read/read-post.ts';

/**
 * Begins anew with a video that could not be processed (P61). One that is under way or ready already is left alone, so
 * pressing twice does nothing more.
 * @throws AppError `content_not_found` also for a post of somebody else
 */
export async function retryPostVideo(deps: PostsDeps, viewer: Viewer, postId: string) {
  await inTransaction(deps.db, async (tx) => {
    const post = await lockOwnPost(tx, postId, viewer.id);
    if (post?.media_id) await retryVideo(tx, post.media_id);
  });
  return readOwnPost(deps, viewer, postId);
}
