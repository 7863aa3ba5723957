import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/index.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { findOpenPost, type PostsDeps } from '../posts/index.ts';
import { matchKeywords, refuseSpam } from '../reviews/index.ts';
import { presentComment } from './present-comment.ts';
import { findComment, insertComment, setCommentState } from './reactions.queries.ts';
import { tellOfComment } from './tell-of-comment.ts';

/**
 * Says something about a post (P128): plain text, checked by the contract. For whom the post is open.
 * With a keyword that staff has to look at, nobody else sees it until they have (P153).
 * @throws AppError as `findOpenPost`; `validation_failed` for what `refuseSpam` refuses
 */
export async function addComment(deps: PostsDeps, viewer: Viewer, postId: string, text: string) {
  const post = await findOpenPost(deps, viewer, postId);
  await refuseSpam(deps, { type: 'comment', authorId: viewer.id, fields: { text } });
  const id = deps.ids.next();
  const row = await inTransaction(deps.db, async (tx) => {
    const created_at = deps.clock.now();
    await insertComment(tx, { id, post_id: post.id, author_id: viewer.id, text, created_at });
    const isHeld = await matchKeywords(deps, tx, { type: 'comment', id, authorId: viewer.id, text });
    if (isHeld) await setCommentState(tx, id, 'in_review');
    else
      await tellOfComment(deps, tx, {
        id,
        postId: post.id,
        authorId: viewer.id,
        creatorId: post.creatorId,
      });
    return findComment(tx, id);
  });
  if (!row) throw new AppError('content_not_found');
  return presentComment(row, viewer);
}
