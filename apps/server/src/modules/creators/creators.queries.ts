import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/index.ts';
import { idOfUsername, PUBLIC_COLUMNS, type PublicUserRow } from '../accounts/index.ts';

export type SortBy = 'most_active' | 'most_subscribers' | 'newest' | 'popular';

export interface CreatorRow extends PublicUserRow {
  subscribers_count: number;
  is_following: boolean;
  is_subscribed: boolean;
}

export interface DirectoryQuery {
  viewerId: string | null;
  now: Date;
  sortBy: SortBy;
  search: string;
  limit: number;
  after: { rank: number; id: string } | null;
}

/** What each order ranks by; each has an index with the id as tie-break. `newest` is the id itself. */
const RANKS: Record<SortBy, 'posts_count' | 'subscribers_count' | 'followers_count' | null> = {
  most_active: 'posts_count',
  most_subscribers: 'subscribers_count',
  popular: 'followers_count',
  newest: null,
};

/** The number that a creator is ranked by in this order. */
export function rankOf(row: CreatorRow, sortBy: SortBy): number {
  const rank = RANKS[sortBy];
  return rank === null ? 0 : row[rank];
}

/** Page sizes, and one more to see whether there is a next page: those that screens ask for, and the largest. */
const LIMITS = [11, 21, 51] as const;

/**
 * Verified, active creators in one of four orders, after a position. What the partial indexes are matched by and the
 * limit are part of the text: with values that it does not know, PostgreSQL plans to read everybody.
 */
export async function listDirectory(db: Queryable, query: DirectoryQuery): Promise<CreatorRow[]> {
  const rank = RANKS[query.sortBy];
  let select = selectPeople(db, query.viewerId, query.now)
    .where(LISTED)
    .limit(sql.lit(LIMITS.find((limit) => limit >= query.limit) ?? LIMITS[2]));
  if (query.search)
    select = select.where(
      sql`(lower(full_name) || ' ' || lower(username))`,
      'like',
      `%${escapeLike(query.search.toLowerCase())}%`,
    );
  if (rank !== null) select = select.orderBy(`users.${rank}`, 'desc');
  if (query.after) select = select.where(afterPosition(rank, query.after));
  const rows = (await select.orderBy('users.id', 'desc').execute()) as CreatorRow[];
  return rows.slice(0, query.limit);
}

/** Whom the directory and the sitemap may name. */
export const LISTED = sql<boolean>`users.user_type = 'creator' and users.kyc_status = 'approved' and users.status = 'active'`;

function afterPosition(
  rank: 'posts_count' | 'subscribers_count' | 'followers_count' | null,
  after: { rank: number; id: string },
): RawBuilder<boolean> {
  return rank === null
    ? sql<boolean>`users.id < ${after.id}::uuid`
    : sql<boolean>`(${sql.ref(`users.${rank}`)}, users.id) < (${after.rank}::int, ${after.id}::uuid)`;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** People as a viewer sees them, without those who have blocked the viewer (P138). */
function selectPeople(db: Queryable, viewerId: string | null, now: Date) {
  return db
    .selectFrom('users')
    .select(PUBLIC_COLUMNS.map((column) => `users.${column}` as const))
    .select([
      sql<boolean>`exists (select 1 from follows f where f.fan_id = ${viewerId}::uuid and f.creator_id = users.id)`.as(
        'is_following',
      ),
      sql<boolean>`exists (select 1 from subscriptions s where s.fan_id = ${viewerId}::uuid and s.creator_id = users.id and s.ends_at > ${now})`.as(
        'is_subscribed',
      ),
    ])
    .$if(viewerId !== null, (query) =>
      query.where(
        sql<boolean>`not exists (select 1 from blocks b where b.blocker_id = users.id and b.blocked_id = ${viewerId}::uuid)`,
      ),
    );
}

/** An active person by id. */
export function findPerson(db: Queryable, id: string, viewerId: string | null, now: Date) {
  return selectPeople(db, viewerId, now)
    .where('users.id', '=', id)
    .where('users.status', '=', 'active')
    .executeTakeFirst() as Promise<CreatorRow | undefined>;
}

/** An active person by username, without regard to case, or by one that was theirs and is held for them. */
export function findPersonByUsername(db: Queryable, username: string, viewerId: string | null, now: Date) {
  return selectPeople(db, viewerId, now)
    .where('users.id', '=', idOfUsername(username, now))
    .where('users.status', '=', 'active')
    .executeTakeFirst() as Promise<CreatorRow | undefined>;
}

/** Has this fan to do with this creator: follows them, or subscribes to them now? */
export async function isAcquainted(
  db: Queryable,
  fanId: string,
  creatorId: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select
    exists (select 1 from follows where fan_id = ${fanId} and creator_id = ${creatorId})
    or exists (select 1 from subscriptions where fan_id = ${fanId} and creator_id = ${creatorId} and ends_at > ${now})
    as is`.execute(db);
  return rows[0]?.is === true;
}

export async function removeFollow(tx: Tx, fanId: string, creatorId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('follows')
    .where('fan_id', '=', fanId)
    .where('creator_id', '=', creatorId)
    .returning('fan_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether it is a new one: somebody who presses twice at once follows once. */
export async function addFollow(tx: Tx, fanId: string, creatorId: string, now: Date): Promise<boolean> {
  const row = await tx
    .insertInto('follows')
    .values({ fan_id: fanId, creator_id: creatorId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('fan_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countFollowers(tx: Tx, creatorId: string, change: number): Promise<void> {
  await tx
    .updateTable('users')
    .set({ followers_count: sql`followers_count + ${change}` })
    .where('id', '=', creatorId)
    .execute();
}

/** Nobody follows this person any more, and they follow nobody; the kept counters move with the rows. */
export async function eraseFollows(tx: Tx, userId: string): Promise<void> {
  await sql`
    with gone as (delete from follows where fan_id = ${userId} returning creator_id)
    update users set followers_count = followers_count - 1 where id in (select creator_id from gone)`.execute(
    tx,
  );
  await tx.deleteFrom('follows').where('creator_id', '=', userId).execute();
  await tx.updateTable('users').set({ followers_count: 0 }).where('id', '=', userId).execute();
}
