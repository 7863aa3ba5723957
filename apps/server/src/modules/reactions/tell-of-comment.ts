import type { BaseDeps } from '../../platform/base-deps.ts';
import type { Tx } from '../../platform/database/index.ts';
import { tell } from '../notifications/index.ts';

/** Tells whose post it is under of a comment that is shown, by mail (P211) and in the app (P443); nobody of their own. */
export async function tellOfComment(
  deps: BaseDeps,
  tx: Tx,
  comment: { id: string; postId: string; authorId: string; creatorId: string },
): Promise<void> {
  const { id, postId, authorId, creatorId } = comment;
  if (authorId === creatorId) return;
  await tell(tx, {
    personId: creatorId,
    kind: 'comment',
    groupKey: postId,
    subjectId: postId,
    actorId: authorId,
    about: id,
    at: deps.clock.now(),
  });
}
