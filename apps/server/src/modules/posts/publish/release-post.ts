import { AppError } from '../../../platform/app-error.ts';
import type { BaseDeps } from '../../../platform/base-deps.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { postsTexts } from '../posts.texts.generated.ts';
import {
  bringBack,
  holdBack,
  isMediaReady,
  lockPost,
  markPublished,
  type PostState,
  takeAway,
} from '../read/own-posts.queries.ts';

/**
 * Shows a post that staff has looked at to everybody, as if it were made now (P27); in its old place where people had seen it
 * before it was edited (P153). Any other stays as it is.
 * @throws AppError `media_not_ready` for a video that nobody can have looked at
 */
export async function releasePost(deps: BaseDeps, tx: Tx, postId: string): Promise<void> {
  const post = await lockPost(tx, postId);
  if (post?.status !== 'in_review') return;
  if (!(await isMediaReady(tx, post)))
    throw new AppError('media_not_ready', { detail: (language) => postsTexts[language].nothingToApprove });
  if (post.edited_at) return bringBack(tx, post, { status: 'published', publish_at: null });
  const publication = { status: 'published', listedAs: deps.ids.next(), now: deps.clock.now() } as const;
  await markPublished(tx, post, publication);
}

/** Hides a published post from others until staff has looked at it (P153); what is not published yet waits when it is. */
export async function holdPost(tx: Tx, postId: string): Promise<void> {
  const post = await lockPost(tx, postId);
  if (post?.status === 'published') await holdBack(tx, post);
}

/**
 * Takes a post away from everybody, its creator and its buyers included. Its files stay, for who decides about an appeal.
 * @returns how it stood before; nothing where it was gone, which stays so until the transaction ends
 */
export async function takeDownPost(tx: Tx, postId: string): Promise<PostState | undefined> {
  const post = await lockPost(tx, postId);
  if (!post || post.status === 'removed') return undefined;
  await takeAway(tx, post, 'removed');
  return { status: post.status, publish_at: post.publish_at };
}
