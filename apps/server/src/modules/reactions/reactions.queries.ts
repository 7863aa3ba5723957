import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/index.ts';

/** Adds a like and counts it, in one statement; nothing where there is one. @returns whether it is new */
export async function addLike(db: Queryable, personId: string, postId: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`with liked as (
      insert into post_likes (person_id, post_id, created_at) values (${personId}::uuid, ${postId}::uuid, ${now})
      on conflict do nothing returning post_id
    )
    update posts set likes_count = likes_count + 1 from liked where posts.id = liked.post_id`.execute(db);
  return Number(numAffectedRows ?? 0) > 0;
}

/** Takes a like back and counts it no longer; nothing where there is none. @returns whether there was one */
export async function removeLike(db: Queryable, personId: string, postId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`with unliked as (
      delete from post_likes where person_id = ${personId}::uuid and post_id = ${postId}::uuid returning post_id
    )
    update posts set likes_count = likes_count - 1 from unliked where posts.id = unliked.post_id`.execute(db);
  return Number(numAffectedRows ?? 0) > 0;
}

export async function countLikes(db: Queryable, postId: string): Promise<number> {
  const row = await db.selectFrom('posts').select('likes_count').where('id', '=', postId).executeTakeFirst();
  return row?.likes_count ?? 0;
}

export interface NewComment {
  id: string;
  post_id: string;
  author_id: string;
  text: string;
  created_at: Date;
}

/** Adds a comment and counts it; nothing where its author has one of that name. @returns whether it is new */
export async function insertComment(
  tx: Tx,
  comment: NewComment & { client_id: string | null },
): Promise<boolean> {
  const row = await tx
    .insertInto('comments')
    .values(comment)
    .onConflict((conflict) =>
      conflict.columns(['author_id', 'client_id']).where('client_id', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (row) await countComments(tx, comment.post_id, 1);
  return row !== undefined;
}

/** Which comment of somebody their device calls so, and under which post it is. */
export function findNamedComment(
  db: Queryable,
  authorId: string,
  clientId: string,
): Promise<{ id: string; post_id: string } | undefined> {
  return db
    .selectFrom('comments')
    .select(['id', 'post_id'])
    .where('author_id', '=', authorId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
}

async function countComments(tx: Tx, postId: string, change: number): Promise<void> {
  await tx
    .updateTable('posts')
    .set({ comments_count: sql`comments_count + ${change}` })
    .where('id', '=', postId)
    .execute();
}

/** A comment with whose it is and whose post it is under. */
export interface CommentRow extends NewComment {
  username: string;
  full_name: string;
  avatar_key: string | null;
  user_type: string;
  post_creator_id: string;
  state: CommentState;
}

function selectComments(db: Queryable) {
  return db
    .selectFrom('comments')
    .innerJoin('users as author', 'author.id', 'comments.author_id')
    .innerJoin('posts', 'posts.id', 'comments.post_id')
    .select([
      'comments.id',
      'comments.post_id',
      'comments.author_id',
      'comments.text',
      'comments.created_at',
      'comments.state',
      'author.username',
      'author.full_name',
      'author.avatar_key',
      'author.user_type',
      'posts.creator_id as post_creator_id',
    ]);
}

/** Those of a post, newest first. What people wrote who are not here any more is left out. */
export function listCommentsOf(
  db: Queryable,
  postId: string,
  page: { limit: number; before: string | undefined },
): Promise<CommentRow[]> {
  let query = selectComments(db)
    .where('comments.post_id', '=', postId)
    .where(sql<boolean>`comments.state = 'visible'`)
    .where(sql<boolean>`author.status = 'active'`)
    .orderBy('comments.id', 'desc')
    .limit(page.limit);
  if (page.before !== undefined) query = query.where('comments.id', '<', page.before);
  return query.execute();
}

/** One that is shown, or waits for a look; not what staff has hidden. */
export function findComment(db: Queryable, id: string): Promise<CommentRow | undefined> {
  return selectComments(db)
    .where('comments.id', '=', id)
    .where(sql<boolean>`comments.state <> 'hidden'`)
    .executeTakeFirst();
}

/** Removes a comment and counts it no longer, and keeps the name that its device gave it (P920); nothing where somebody was faster. */
export async function deleteComment(tx: Tx, id: string, now: Date): Promise<void> {
  const gone = await tx
    .deleteFrom('comments')
    .where('id', '=', id)
    .returning(['author_id', 'client_id', 'post_id', 'state'])
    .executeTakeFirst();
  if (gone?.state === 'visible') await countComments(tx, gone.post_id, -1);
  if (gone?.client_id)
    await tx
      .insertInto('deleted_comment_names')
      .values({ author_id: gone.author_id, client_id: gone.client_id, deleted_at: now })
      .execute();
}

/** Whether somebody's comment of that name was deleted. */
export async function isDeletedName(db: Queryable, authorId: string, clientId: string): Promise<boolean> {
  const row = await db
    .selectFrom('deleted_comment_names')
    .select('client_id')
    .where('author_id', '=', authorId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row !== undefined;
}

type CommentState = 'visible' | 'hidden' | 'in_review';

/** Hides a comment, or shows it again; its post counts what is shown. @returns false when there is none, or it was so */
export async function setCommentState(tx: Tx, id: string, state: CommentState): Promise<boolean> {
  const before = await tx
    .selectFrom('comments')
    .select(['post_id', 'state'])
    .where('id', '=', id)
    .where('state', '<>', state)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return false;
  await tx.updateTable('comments').set({ state }).where('id', '=', id).execute();
  const change = Number(state === 'visible') - Number(before.state === 'visible');
  if (change !== 0) await countComments(tx, before.post_id, change);
  return true;
}

/** Takes away what a person liked and wrote, and how what they deleted was called. Posts are counted in the order of their ids, so that two never deadlock. */
export async function eraseReactions(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('deleted_comment_names').where('author_id', '=', personId).execute();
  await sql`with locked as (
      select id from posts where id in (
        select post_id from post_likes where person_id = ${personId}::uuid
        union select post_id from comments where author_id = ${personId}::uuid
      ) order by id for no key update
    ), unliked as (
      delete from post_likes where person_id = ${personId}::uuid returning post_id
    ), unsaid as (
      delete from comments where author_id = ${personId}::uuid returning post_id, state
    )
    update posts set
      likes_count = likes_count - (select count(*) from unliked where post_id = posts.id)::int,
      comments_count = comments_count - (select count(*) from unsaid where post_id = posts.id and state = 'visible')::int
    from locked where posts.id = locked.id`.execute(tx);
}
