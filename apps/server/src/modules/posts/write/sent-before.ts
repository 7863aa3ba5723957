import { isId } from '@likha/contract/addresses';
import type { Viewer } from '../../../platform/viewer.ts';
import type { PostsDeps } from '../posts-deps.ts';
import { findByClientId } from '../read/own-posts.queries.ts';
import { readOwnPost } from '../read/read-post.ts';

/**
 * The post that its creator sent under this name before, whose answer was lost (P808); null where there is none.
 * @param clientId the device's own name for it
 * @throws AppError `content_not_found` where it was deleted since
 */
export async function findSentBefore(deps: PostsDeps, viewer: Viewer, clientId: string | undefined) {
  const id = isId(clientId ?? '') ? await findByClientId(deps.db, viewer.id, clientId ?? '') : null;
  return id ? readOwnPost(deps, viewer, id) : null;
}
