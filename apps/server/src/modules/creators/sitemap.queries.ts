import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/index.ts';
import { LISTED } from './creators.queries.ts';

/**
 * The first creator of each page of so many, oldest first: ids grow with time, so what a page holds hardly changes.
 * Reads all listed creators, so its answer is to be kept.
 */
export async function listPageStarts(db: Queryable, pageSize: number, maxPages: number): Promise<string[]> {
  const rows = await db
    .selectFrom(
      db
        .selectFrom('users')
        .where(LISTED)
        .select(['users.id', sql<number>`row_number() over (order by users.id) - 1`.as('place')])
        .as('listed'),
    )
    .where(sql<boolean>`listed.place % ${pageSize} = 0`)
    .select('listed.id')
    .orderBy('listed.id')
    .limit(maxPages)
    .execute();
  return rows.map(({ id }) => id);
}

/** Usernames of listed creators from this id on. */
export async function listUsernamesFrom(db: Queryable, firstId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .where(LISTED)
    .where('users.id', '>=', firstId)
    .select('users.username')
    .orderBy('users.id')
    .limit(limit)
    .execute();
  return rows.map(({ username }) => username);
}

/** What robots may be told of, by an index of its own. */
const FOR_EVERYBODY = sql<boolean>`posts.status = 'published' and not posts.is_nsfw`;

/** The first post of each page of so many, oldest first; reads the index of all posts, so its answer is to be kept. */
export async function listPostPageStarts(
  db: Queryable,
  pageSize: number,
  maxPages: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom(
      db
        .selectFrom('posts')
        .where(FOR_EVERYBODY)
        .select(['posts.id', sql<number>`row_number() over (order by posts.id) - 1`.as('place')])
        .as('listed'),
    )
    .where(sql<boolean>`listed.place % ${pageSize} = 0`)
    .select('listed.id')
    .orderBy('listed.id')
    .limit(maxPages)
    .execute();
  return rows.map(({ id }) => id);
}

/** Of so many posts from this id on those of listed creators. */
export async function listPostsFrom(db: Queryable, firstId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom(
      db
        .selectFrom('posts')
        .where(FOR_EVERYBODY)
        .where('posts.id', '>=', firstId)
        .select(['posts.id', 'posts.creator_id'])
        .orderBy('posts.id')
        .limit(limit)
        .as('page'),
    )
    .innerJoin('users', 'users.id', 'page.creator_id')
    .where(LISTED)
    .select('page.id')
    .orderBy('page.id')
    .execute();
  return rows.map(({ id }) => id);
}
