import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/index.ts';
import { LISTED } from './creators.queries.ts';

/** Where the first list begins: before whoever was first, also when somebody before them is verified later. */
const LOWEST_ID = '00000000-0000-0000-0000-000000000000';

/** What the sitemap lists: each kind has lists of its own. */
export type SitemapKind = 'profiles' | 'posts';

/** Posts that robots may be told of, by an index of its own. */
const FOR_EVERYBODY = sql<boolean>`posts.status = 'published' and not posts.is_nsfw`;

/** Ids of what is listed, from one on, in their order. */
function listedFrom(kind: SitemapKind, firstId: string) {
  return kind === 'profiles'
    ? sql`select users.id from users where ${LISTED} and users.id >= ${firstId}::uuid order by users.id`
    : sql`select posts.id from posts where ${FOR_EVERYBODY} and posts.id >= ${firstId}::uuid order by posts.id`;
}

/** Where the lists of a kind begin, as they are kept. */
export async function listStarts(db: Queryable, kind: SitemapKind, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('sitemap_starts')
    .where('kind', '=', kind)
    .select('first_id')
    .orderBy('first_id')
    .limit(most)
    .execute();
  return rows.map(({ first_id }) => first_id);
}

/**
 * Keeps where the list after the last one begins, once the last one is full. Reads that list and no other.
 * @returns false when the last list is not full, or there is nothing to list
 */
export async function addStart(db: Queryable, kind: SitemapKind, addressesAList: number): Promise<boolean> {
  const newest = await db
    .selectFrom('sitemap_starts')
    .where('kind', '=', kind)
    .select('first_id')
    .orderBy('first_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { rows } = newest
    ? await sql`insert into sitemap_starts (kind, first_id)
        select ${kind}::text, next.id from (${listedFrom(kind, newest.first_id)} offset ${addressesAList}::int limit 1) next
        on conflict do nothing returning first_id`.execute(db)
    : await sql`insert into sitemap_starts (kind, first_id)
        select ${kind}::text, ${LOWEST_ID}::uuid from (${listedFrom(kind, LOWEST_ID)} limit 1) any_of_them
        on conflict do nothing returning first_id`.execute(db);
  return rows.length > 0;
}

/** Of a list that is kept where it ends: before the next one, or nowhere yet. Null for a list that there is not. */
export async function findEnd(
  db: Queryable,
  kind: SitemapKind,
  firstId: string,
): Promise<{ before: string | null } | null> {
  const rows = await db
    .selectFrom('sitemap_starts')
    .where('kind', '=', kind)
    .where('first_id', '>=', firstId)
    .select('first_id')
    .orderBy('first_id')
    .limit(2)
    .execute();
  return rows[0]?.first_id === firstId ? { before: rows[1]?.first_id ?? null } : null;
}

interface Stretch {
  firstId: string;
  /** Null where there is no end yet. */
  before: string | null;
  limit: number;
}

/** Usernames of listed creators, in the order of their ids. */
export async function listUsernames(db: Queryable, { firstId, before, limit }: Stretch): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .where(LISTED)
    .where('users.id', '>=', firstId)
    .$if(before !== null, (query) => query.where('users.id', '<', before))
    .select('users.username')
    .orderBy('users.id')
    .limit(limit)
    .execute();
  return rows.map(({ username }) => username);
}

/** Of so many posts at the most those of listed creators. */
export async function listPosts(db: Queryable, { firstId, before, limit }: Stretch): Promise<string[]> {
  const rows = await db
    .selectFrom(
      db
        .selectFrom('posts')
        .where(FOR_EVERYBODY)
        .where('posts.id', '>=', firstId)
        .$if(before !== null, (query) => query.where('posts.id', '<', before))
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
