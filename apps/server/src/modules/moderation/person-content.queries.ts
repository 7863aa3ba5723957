import { sql } from 'kysely';
import { type Days, idOfDays, type Queryable, type Tx } from '../../platform/database/index.ts';

export type ContentType = 'post' | 'comment';

export interface ContentRow {
  id: string;
  title: string;
  text: string;
  post_id: string;
  /** Of a post its status, of a comment its state. */
  state: string;
  /** Of a story. */
  expires_at?: Date | null;
  can_take_back: boolean;
  created_at: Date;
}

const BEGINNING = sql.lit(300);

function canTakeBack(subject: string) {
  return sql<boolean>`exists (select from sanctions s where s.subject_id = ${sql.ref(subject)} and s.kind = 'removal' and s.ended_at is null)`;
}

/** What a person posted or commented, the newest first, in whichever state. */
export function listContentOf(
  db: Queryable,
  personId: string,
  type: ContentType,
  page: Page,
): Promise<ContentRow[]> {
  return type === 'post' ? postsOf(db, personId, page) : commentsOf(db, personId, page);
}

type Page = { limit: number; before: string | undefined; days: Days };

function postsOf(db: Queryable, personId: string, { limit, before, days }: Page): Promise<ContentRow[]> {
  return db
    .selectFrom('posts')
    .select([
      'posts.id',
      'posts.title',
      sql<string>`left(with_poll(posts.content, posts.id), ${BEGINNING})`.as('text'),
      'posts.id as post_id',
      'posts.status as state',
      'posts.expires_at',
      canTakeBack('posts.id').as('can_take_back'),
      'posts.created_at',
    ])
    .where('creator_id', '=', personId)
    .where(idOfDays('posts.id', days))
    .$if(before !== undefined, (query) => query.where('posts.id', '<', before ?? ''))
    .orderBy('posts.id', 'desc')
    .limit(limit)
    .execute();
}

function commentsOf(db: Queryable, personId: string, { limit, before, days }: Page): Promise<ContentRow[]> {
  return db
    .selectFrom('comments')
    .select([
      'comments.id',
      sql<string>`''`.as('title'),
      sql<string>`left(comments.text, ${BEGINNING})`.as('text'),
      'comments.post_id',
      'comments.state',
      canTakeBack('comments.id').as('can_take_back'),
      'comments.created_at',
    ])
    .where('author_id', '=', personId)
    .where(idOfDays('comments.id', days))
    .$if(before !== undefined, (query) => query.where('comments.id', '<', before ?? ''))
    .orderBy('comments.id', 'desc')
    .limit(limit)
    .execute();
}

/** Whose a post or comment is; nothing where it is gone. */
export async function findAuthor(tx: Tx, type: ContentType, id: string): Promise<string | undefined> {
  if (type === 'post') {
    const post = await tx.selectFrom('posts').select('creator_id').where('id', '=', id).executeTakeFirst();
    return post?.creator_id;
  }
  const comment = await tx.selectFrom('comments').select('author_id').where('id', '=', id).executeTakeFirst();
  return comment?.author_id;
}
