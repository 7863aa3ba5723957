import type { CallInput, Calls } from '@likha/contract';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction, type Queryable, type Tx } from '../../platform/database/index.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { demandUnblocked, findOpenPost, type PostsDeps } from '../posts/index.ts';
import { matchKeywords, refuseSpam } from '../reviews/index.ts';
import { presentComment } from './present-comment.ts';
import {
  findComment,
  findNamedComment,
  insertComment,
  isDeletedName,
  setCommentState,
} from './reactions.queries.ts';
import { reactionsTexts } from './reactions.texts.generated.ts';
import { tellOfComment } from './tell-of-comment.ts';

interface Said {
  post: { id: string; creatorId: string };
  author: Viewer;
  authorId: string;
  text: string;
  clientId: string | null;
}

/**
 * Says something about a post (P128): plain text, checked by the contract. For whom the post is open.
 * With a keyword that staff has to look at, nobody else sees it until they have (P153).
 * Once for each name that the device gave it (P895): who sends it again gets the one that there is.
 * @throws AppError as `findOpenPost`; `validation_failed` for what `refuseSpam` refuses, and for a `client_id` that names a comment on
 *   another post; `comment_not_found` where the one of that name was hidden since; `comment_deleted` where it was deleted since (P920)
 */
export async function addComment(
  deps: PostsDeps,
  viewer: Viewer,
  postId: string,
  { text, client_id }: CallInput<Calls['addComment']>['body'],
) {
  const post = await findOpenPost(deps, viewer, postId);
  const said = { post, author: viewer, authorId: viewer.id, text, clientId: client_id ?? null };
  const id = (await findAgain(deps.db, said)) ?? (await addOnce(deps, said));
  const row = await findComment(deps.db, id);
  if (!row) {
    // Deleted between both looks, or hidden since.
    await refuseDeleted(deps.db, said);
    throw new AppError('comment_not_found');
  }
  return presentComment(row, viewer);
}

/** The comment of that name, if there is one. @throws AppError `validation_failed` where it is on another post; `comment_deleted` */
async function findAgain(db: Queryable, { post, authorId, clientId }: Said): Promise<string | undefined> {
  const known = clientId === null ? undefined : await findNamedComment(db, authorId, clientId);
  if (known && known.post_id !== post.id)
    throw new AppError('validation_failed', {
      errors: { client_id: (language) => reactionsTexts[language].clientIdUsed },
    });
  if (!known) await refuseDeleted(db, { authorId, clientId });
  return known?.id;
}

async function refuseDeleted(db: Queryable, { authorId, clientId }: Pick<Said, 'authorId' | 'clientId'>) {
  if (clientId !== null && (await isDeletedName(db, authorId, clientId)))
    throw new AppError('comment_deleted');
}

async function addOnce(deps: PostsDeps, said: Said): Promise<string> {
  const { authorId, text } = said;
  await refuseSpam(deps, { type: 'comment', authorId, fields: { text } });
  const id = await inTransaction(deps.db, (tx) => keepComment(deps, tx, said));
  // Sent twice at once: the second waited for the first, and finds it. Not, where its author is erased in the same moment.
  const known = id ?? (await findAgain(deps.db, said));
  if (known === undefined) throw new AppError('comment_not_found');
  return known;
}

/** @returns its id; null where there is one of that name */
async function keepComment(
  deps: PostsDeps,
  tx: Tx,
  { post, author, authorId, text, clientId }: Said,
): Promise<string | null> {
  await demandUnblocked(tx, author, post);
  const [id, created_at] = [deps.ids.next(), deps.clock.now()];
  const comment = { id, post_id: post.id, author_id: authorId, text, client_id: clientId, created_at };
  if (!(await insertComment(tx, comment))) return null;
  // Looked up again: what was deleted in the same moment was waited for, and left its name.
  await refuseDeleted(tx, { authorId, clientId });
  const isHeld = await matchKeywords(deps, tx, { type: 'comment', id, authorId, text });
  if (isHeld) await setCommentState(tx, id, 'in_review');
  else await tellOfComment(deps, tx, { id, postId: post.id, authorId, creatorId: post.creatorId });
  return id;
}
