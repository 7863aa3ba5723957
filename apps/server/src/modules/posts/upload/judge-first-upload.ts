import type { Queryable } from '../../../platform/database/index.ts';
import { isDemoEmail } from '../../accounts/index.ts';
import type { PostsDeps } from '../posts-deps.ts';
import { countUploadsBefore, findCreatorEmail, type OwnPost } from '../read/own-posts.queries.ts';

/** Does what a creator uploads now wait until somebody of staff has looked (P27)? */
export function areUploadsReviewed(
  deps: Pick<PostsDeps, 'db' | 'ids' | 'reviewFirstUploads' | 'isDemo'>,
  creatorId: string,
): Promise<boolean> {
  return isFirstUpload(deps, deps.db, { id: deps.ids.next(), creator_id: creatorId });
}

/**
 * Whether an upload is among the first of its creator, which wait until somebody of staff has looked (P27). The people whom the
 * demo is made with are known; whoever registers in it is not.
 */
export async function isFirstUpload(
  deps: Pick<PostsDeps, 'reviewFirstUploads' | 'isDemo'>,
  tx: Queryable,
  post: Pick<OwnPost, 'id' | 'creator_id'>,
): Promise<boolean> {
  const { reviewFirstUploads: bound, isDemo } = deps;
  if (bound === 0) return false;
  if (isDemo && isDemoEmail(await findCreatorEmail(tx, post.creator_id))) return false;
  return (await countUploadsBefore(tx, post, bound)) < bound;
}
