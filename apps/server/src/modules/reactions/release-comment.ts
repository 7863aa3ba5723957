import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Tx } from '../../platform/database/index.ts';
import { findComment, setCommentState } from './reactions.queries.ts';
import { tellOfComment } from './tell-of-comment.ts';

/** Shows a comment that staff has looked at to everybody, and tells whose post it is under (P153); any other stays as it is. */
export async function releaseComment(deps: BaseDeps, tx: Tx, id: string): Promise<void> {
  const comment = await findComment(tx, id);
  if (comment?.state !== 'in_review' || !(await setCommentState(tx, id, 'visible'))) return;
  const { post_id: postId, author_id: authorId, post_creator_id: creatorId } = comment;
  await tellOfComment(deps, tx, { id, postId, authorId, creatorId });
}
