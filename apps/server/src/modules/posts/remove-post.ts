import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/index.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { removeMedia } from '../media/index.ts';
import { listFurtherIds, lockOwnPost, removeOwnPost } from './posts.queries.ts';
import { postsTexts } from './posts.texts.generated.ts';
import type { PostsDeps } from './posts-deps.ts';

/**
 * Removes a post whose video could not be processed, with all its files (P61). It was never sold (P62), so nobody loses
 * anything; other posts stay.
 * @throws AppError `content_not_found` also for a post of somebody else, `post_not_removable`
 */
export async function removePost(deps: PostsDeps, viewer: Viewer, postId: string): Promise<{ id: string }> {
  await inTransaction(deps.db, async (tx) => {
    const post = await lockOwnPost(tx, postId, viewer.id);
    if (!post) throw new AppError('content_not_found');
    if (post.video_state !== 'failed' || !post.media_id)
      throw new AppError('post_not_removable', {
        detail: (language) => postsTexts[language].notRemovable,
      });
    await removeOwnPost(tx, postId, viewer.id);
    for (const mediaId of [post.media_id, ...(await listFurtherIds(tx, postId))])
      await removeMedia(tx, mediaId);
  });
  return { id: postId };
}
