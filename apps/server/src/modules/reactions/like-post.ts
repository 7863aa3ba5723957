import { inTransaction, type Tx } from '../../platform/database/index.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { takeBackNews, tell } from '../notifications/index.ts';
import { demandUnblocked, findOpenPost, type PostsDeps } from '../posts/index.ts';
import { addLike, countLikes, removeLike } from './reactions.queries.ts';

/**
 * Likes a post, or takes it back (P127); once a person, however often it is asked. For whom the post is open.
 * @throws AppError as `findOpenPost`
 */
export async function setLike(deps: PostsDeps, viewer: Viewer, postId: string, isLiked: boolean) {
  const { id, creatorId } = await findOpenPost(deps, viewer, postId);
  const now = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    if (isLiked) await like(tx, viewer, { id, creatorId }, now);
    else if (await removeLike(tx, viewer.id, id))
      await takeBackNews(tx, { personId: creatorId, kind: 'like', groupKey: id, actorId: viewer.id });
  });
  return { is_liked: isLiked, likes_count: await countLikes(deps.db, id) };
}

async function like(tx: Tx, viewer: Viewer, post: { id: string; creatorId: string }, at: Date) {
  const { id, creatorId } = post;
  const personId = viewer.id;
  await demandUnblocked(tx, viewer, post);
  if (await addLike(tx, personId, id, at))
    await tell(tx, {
      personId: creatorId,
      kind: 'like',
      groupKey: id,
      subjectId: id,
      actorId: personId,
      at,
    });
}
