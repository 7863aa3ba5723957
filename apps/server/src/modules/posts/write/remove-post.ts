import { AppError } from '../../../platform/app-error.ts';
import { inTransaction, type Tx } from '../../../platform/database/index.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { removeMedia, removeMediaEverywhere } from '../../media/index.ts';
import { dropReview } from '../../reviews/index.ts';
import type { PostsDeps } from '../posts-deps.ts';
import {
  hasBuyers,
  listFurtherIds,
  lockOwnPostOrStory,
  type OwnPost,
  takeAway,
} from '../read/own-posts.queries.ts';
import { forgetViewsOf } from '../stories/story-views.queries.ts';

/**
 * Deletes a post or a story for everybody, with all its files. One that somebody bought is withdrawn instead: it stays, files and all,
 * for those who bought it (P125). Nobody buys it meanwhile: an unlock waits for this, and this for an unlock.
 * @throws AppError `content_not_found` also for a post of somebody else
 */
export async function removePost(deps: PostsDeps, viewer: Viewer, postId: string): Promise<{ id: string }> {
  await inTransaction(deps.db, async (tx) => {
    const post = await lockOwnPostOrStory(tx, postId, viewer.id);
    if (!post) throw new AppError('content_not_found');
    await dropReview(tx, postId);
    if (await hasBuyers(tx, postId)) return takeAway(tx, post, 'withdrawn');
    await takeAway(tx, post, 'removed');
    if (post.kind === 'story') await forgetViewsOf(tx, postId);
    await removePostFiles(tx, post);
  });
  return { id: postId };
}

/** Has all files of a post that is locked removed, once nothing brings it back (P320); what else its creator uses them in keeps them. */
async function removePostFiles(tx: Tx, post: FilesOf): Promise<void> {
  for (const mediaId of await listIds(tx, post)) await removeMedia(tx, mediaId);
}

/** The same wherever its creator uses them (P469): staff took it away, or who is shown in it asked for that. */
export async function removePostFilesEverywhere(tx: Tx, post: FilesOf): Promise<void> {
  for (const mediaId of await listIds(tx, post)) await removeMediaEverywhere(tx, mediaId);
}

type FilesOf = Pick<OwnPost, 'id' | 'media_id'>;

async function listIds(tx: Tx, post: FilesOf): Promise<string[]> {
  return post.media_id ? [post.media_id, ...(await listFurtherIds(tx, post.id))] : [];
}
