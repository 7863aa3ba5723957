import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { postsTexts } from '../posts.texts.generated.ts';
import type { PostsDeps } from '../posts-deps.ts';
import { lockOwnPost, setSchedule } from '../read/own-posts.queries.ts';
import { readOwnPost } from '../read/read-post.ts';
import { isUnpublished } from './post-state.ts';

/**
 * Makes a scheduled post a draft, which waits for its creator (P126). A draft stays one.
 * @throws AppError `content_not_found` also for a post of somebody else; `post_published` when it is too late
 */
export async function cancelSchedule(deps: PostsDeps, viewer: Viewer, postId: string) {
  await inTransaction(deps.db, async (tx) => {
    const post = await lockOwnPost(tx, postId, viewer.id);
    if (!post) throw new AppError('content_not_found');
    if (!isUnpublished(post)) throw alreadyPublished();
    await setSchedule(tx, post.id, null);
  });
  return readOwnPost(deps, viewer, postId);
}

/** The refusal to schedule what everybody sees. */
export function alreadyPublished(): AppError {
  return new AppError('post_published', { detail: (language) => postsTexts[language].isPublished });
}
