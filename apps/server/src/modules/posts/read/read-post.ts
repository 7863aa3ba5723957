import { AppError } from '../../../platform/app-error.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { findPost } from '../posts.queries.ts';
import type { PostsDeps } from '../posts-deps.ts';
import { presentPost } from '../present-post.ts';
import { findKnownPost } from './find-open-post.ts';

/**
 * One post as its viewer gets it (P104); null is a guest. One that is in review and one of a creator who is not listed look
 * to others like one that does not exist.
 * @throws AppError `content_not_found`, and `mature_hidden` which says nothing else of the post
 */
export async function readPost(deps: PostsDeps, viewer: Viewer | null, id: string) {
  const row = await findKnownPost(deps, viewer, id);
  return presentPost(row, viewer, deps.mediaAddresses);
}

/**
 * A post of the viewer's own, as they see it.
 * @throws AppError `content_not_found` also for a post of somebody else, and for one that was deleted
 */
export async function readOwnPost(deps: PostsDeps, viewer: Viewer, id: string) {
  const row = await findPost(deps.db, id, viewer.id, deps.clock.now());
  if (row?.id !== id || row.creator_id !== viewer.id || row.status === 'withdrawn')
    throw new AppError('content_not_found');
  return presentPost(row, viewer, deps.mediaAddresses);
}
