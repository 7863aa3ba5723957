import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/index.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { keepNotice } from '../notifications/index.ts';
import { findOpenPost, type PostsDeps } from '../posts/index.ts';
import { matchKeywords } from '../reviews/index.ts';
import { presentComment } from './present-comment.ts';
import { findComment, insertComment } from './reactions.queries.ts';

/**
 * Says something about a post (P128): plain text, checked by the contract. For whom the post is open.
 * @throws AppError as `findOpenPost`
 */
export async function addComment(deps: PostsDeps, viewer: Viewer, postId: string, text: string) {
  const post = await findOpenPost(deps, viewer, postId);
  const id = deps.ids.next();
  const row = await inTransaction(deps.db, async (tx) => {
    const created_at = deps.clock.now();
    await insertComment(tx, { id, post_id: post.id, author_id: viewer.id, text, created_at });
    await matchKeywords(deps, tx, { type: 'comment', id, authorId: viewer.id, text });
    if (post.creatorId !== viewer.id)
      await keepNotice(deps, tx, { personId: post.creatorId, kind: 'comment', subjectId: id });
    return findComment(tx, id);
  });
  if (!row) throw new AppError('content_not_found');
  return presentComment(row, viewer);
}
