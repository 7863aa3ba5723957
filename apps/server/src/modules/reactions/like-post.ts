import type { Viewer } from '../../platform/viewer.ts';
import { findOpenPost, type PostsDeps } from '../posts/index.ts';
import { addLike, countLikes, removeLike } from './reactions.queries.ts';

/**
 * Likes a post, or takes it back (P127); once a person, however often it is asked. For whom the post is open.
 * @throws AppError as `findOpenPost`
 */
export async function setLike(deps: PostsDeps, viewer: Viewer, postId: string, isLiked: boolean) {
  const { id } = await findOpenPost(deps, viewer, postId);
  if (isLiked) await addLike(deps.db, viewer.id, id, deps.clock.now());
  else await removeLike(deps.db, viewer.id, id);
  return { is_liked: isLiked, likes_count: await countLikes(deps.db, id) };
}
