import { SEEN_POSTS } from '@likha/contract/limits';
import { inTransaction } from '../../platform/database/index.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { findKnownPost, type PostsDeps } from '../posts/index.ts';
import { keepSeen, lockSeen } from './seen.queries.ts';

/**
 * Keeps that somebody opened a post, the last 50 of them (P376); nothing of who switched that off.
 * @throws AppError as `findKnownPost`
 */
export async function seePost(deps: PostsDeps, viewer: Viewer, postId: string) {
  const { id } = await findKnownPost(deps, viewer, postId);
  return await inTransaction(deps.db, async (tx) => {
    await lockSeen(tx, viewer.id);
    const now = deps.clock.now();
    return { is_kept: await keepSeen(tx, { personId: viewer.id, postId: id, now, most: SEEN_POSTS }) };
  });
}
