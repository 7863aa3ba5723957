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
  const id = await findNamed(deps, viewer, 'post', clientId);
  return id ? readOwnPost(deps, viewer, id) : null;
}

/** Which of a creator's posts, or stories, their device calls so; null where none is. @param clientId as it came, unchecked */
export async function findNamed(
  { db }: Pick<PostsDeps, 'db'>,
  viewer: Viewer,
  kind: 'post' | 'story',
  clientId: string | undefined,
): Promise<string | null> {
  if (clientId === undefined || !isId(clientId)) return null;
  return findByClientId(db, viewer.id, { kind, clientId });
}
