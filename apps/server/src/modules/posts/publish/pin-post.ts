import { PINNED_POSTS } from '@likha/contract/limits';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { postsTexts } from '../posts.texts.generated.ts';
import type { PostsDeps } from '../posts-deps.ts';
import { countPinned, lockOwnPost, setPin } from '../read/own-posts.queries.ts';
import { readOwnPost } from '../read/read-post.ts';

/**
 * Pins a published post to the top of its creator's profile (P402). One that is pinned keeps its place.
 * @throws AppError `content_not_found` also for a post of somebody else; `post_unpublished`; `pins_full`
 */
export async function pinPost(deps: PostsDeps, viewer: Viewer, postId: string) {
  await inTransaction(deps.db, async (tx) => {
    const post = await lockOwnPost(tx, postId, viewer.id);
    if (!post) throw new AppError('content_not_found');
    if (post.pinned_at) return;
    if (post.status !== 'published')
      throw new AppError('post_unpublished', { detail: (language) => postsTexts[language].pinPublished });
    if ((await countPinned(tx, viewer.id)) >= PINNED_POSTS)
      throw new AppError('pins_full', {
        detail: (language) => postsTexts[language].pinsFull({ count: PINNED_POSTS }),
      });
    await setPin(tx, postId, deps.clock.now());
  });
  return readOwnPost(deps, viewer, postId);
}

/** @throws AppError `content_not_found` also for a post of somebody else */
export async function unpinPost(deps: PostsDeps, viewer: Viewer, postId: string) {
  await inTransaction(deps.db, async (tx) => {
    if (!(await lockOwnPost(tx, postId, viewer.id))) throw new AppError('content_not_found');
    await setPin(tx, postId, null);
  });
  return readOwnPost(deps, viewer, postId);
}
