import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Tx } from '../../platform/database/index.ts';
import { lockPost, markPublished, takeAway } from './own-posts.queries.ts';

/** Shows a post that staff has looked at to everybody, as if it were made now; any other stays as it is (P27). */
export async function releasePost(deps: BaseDeps, tx: Tx, postId: string): Promise<void> {
  const post = await lockPost(tx, postId);
  if (post?.status !== 'in_review') return;
  const publication = { status: 'published', listedAs: deps.ids.next(), now: deps.clock.now() } as const;
  await markPublished(tx, post, publication);
}

/**
 * Takes a post away from everybody, its creator and its buyers included. Its files stay, for who decides about an appeal.
 * @returns false where it was gone
 */
export async function takeDownPost(tx: Tx, postId: string): Promise<boolean> {
  const post = await lockPost(tx, postId);
  if (post) await takeAway(tx, post, 'removed');
  return post !== undefined;
}
