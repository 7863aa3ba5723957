import type { BaseDeps } from '../../../platform/base-deps.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { lockPost, markPublished, type PostState, takeAway } from '../read/own-posts.queries.ts';

/** Shows a post that staff has looked at to everybody, as if it were made now; any other stays as it is (P27). */
export async function releasePost(deps: BaseDeps, tx: Tx, postId: string): Promise<void> {
  const post = await lockPost(tx, postId);
  if (post?.status !== 'in_review') return;
  const publication = { status: 'published', listedAs: deps.ids.next(), now: deps.clock.now() } as const;
  await markPublished(tx, post, publication);
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
