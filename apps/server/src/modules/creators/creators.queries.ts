import { type Expression, type RawBuilder, sql } from 'kysely';
import { prepare, type Queryable, type Tx } from '../../platform/database/index.ts';
import { idOfUsername, PUBLIC_COLUMNS, type PublicUserRow } from '../accounts/index.ts';
import { matchesOf } from './search.queries.ts';

export type SortBy =
  | 'most_active'
  | 'most_subscribers'
  | 'newest'
  | 'popular'
  | 'price_low_to_high'
  | 'price_high_to_low';

export interface CreatorRow extends PublicUserRow {
  subscribers_count: number;
  is_following: boolean;
  is_subscribed: boolean;
}

export interface DirectoryQuery {
  viewerId: string | null;
  now: Date;
  sortBy: SortBy;
  limit: number;
  after: { rank: number; id: string } | null;
}

/**
 * What each order ranks by, the most first; each has an index with the id as tie-break. `newest` is the id itself. Who has
 * no price comes last by price, whichever way; a low price is ranked by what it is below all others.
 */
const RANKS: Record<SortBy, RawBuilder<number>> = {
  most_active: sql`users.posts_count`,
  most_subscribers: sql`users.subscribers_count`,
  popular: sql`users.followers_count`,
  newest: sql`0`,
  price_low_to_high: sql`(2147483647 - coalesce(users.subscription_price_centavos, 2147483647))`,
  price_high_to_low: sql`coalesce(users.subscription_price_centavos, 0)`,
};

/** Page sizes, and one more to see whether there is a next page: those that screens ask for, and the largest. */
const LIMITS = [11, 21, 51] as const;
const pageSize = (limit: number) => LIMITS.find((known) => known >= limit) ?? LIMITS[2];

/** A creator of a list, with the number that they are ranked by in it. */
export interface RankedRow extends CreatorRow {
  rank: number;
}

/**
 * Verified, active creators in one of the orders, after a position. What the partial indexes are matched by and the
 * limit are part of the text: with values that it does not know, PostgreSQL plans to read everybody.
 */
export async function listDirectory(db: Queryable, query: DirectoryQuery): Promise<RankedRow[]> {
  const rank = RANKS[query.sortBy];
  const isRanked = query.sortBy !== 'newest';
  let select = selectPeople(db, query.viewerId, query.now)
    .select(rank.as('rank'))
    .where(LISTED)
    .limit(sql.lit(pageSize(query.limit)));
  if (isRanked) select = select.orderBy(rank, 'desc');
  if (query.after) select = select.where(isRanked ? afterPosition(rank, query.after) : afterId(query.after));
  const rows = await select.orderBy('users.id', 'desc').execute();
  return (rows as RankedRow[]).slice(0, query.limit);
}

/** What matches better stands before what is merely more of what the order ranks by. */
const SCORE_STEP = 10_000_000_000;
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * The same among whom a search finds: the best matches first, those that match as well in the order that was asked for.
 * @param showsMature whether tags that only mature posts have may find somebody
 * @returns the page, and how many were found in all, at most `SEARCH_RESULTS`
 */
export async function searchDirectory(
  db: Queryable,
  query: DirectoryQuery & { search: string; showsMature: boolean },
): Promise<{ rows: RankedRow[]; total: number }> {
  const rank = sql<number>`(matched.score * ${sql.lit(SCORE_STEP)} + ${RANKS[query.sortBy]})`;
  const found = sql<{ id: string; rank: number; total: number }>`(
    select users.id, ${rank} as rank, count(*) over ()::int as total
    from (${matchesOf(query.search, query.showsMature)}) as matched
    join users on users.id = matched.creator_id where ${LISTED})`.as<'found'>('found');
  const after = query.after ?? { rank: Number.MAX_SAFE_INTEGER, id: LAST_ID };
  const rows = await selectPeople(db, query.viewerId, query.now)
    .innerJoin(found, (join) => join.onRef('found.id', '=', 'users.id'))
    .select(['found.rank', 'found.total'])
    .where(sql<boolean>`(found.rank, users.id) < (${after.rank}::bigint, ${after.id}::uuid)`)
    .orderBy('found.rank', 'desc')
    .orderBy('users.id', 'desc')
    .limit(sql.lit(pageSize(query.limit)))
    .execute();
  return { rows: (rows as RankedRow[]).slice(0, query.limit), total: rows[0]?.total ?? 0 };
}

/** How many there are in the directory. */
export async function countListed(db: Queryable): Promise<number> {
  const { rows } = await sql<{
    listed: number;
  }>`select count(*)::int as listed from users where ${LISTED}`.execute(db);
  return rows[0]?.listed ?? 0;
}

/** Whom the directory and the sitemap may name. */
export const LISTED = sql<boolean>`users.user_type = 'creator' and users.kyc_status = 'approved' and users.status = 'active'`;

function afterPosition(rank: RawBuilder<number>, after: { rank: number; id: string }): RawBuilder<boolean> {
  return sql<boolean>`(${rank}, users.id) < (${after.rank}::int, ${after.id}::uuid)`;
}

function afterId(after: { id: string }): RawBuilder<boolean> {
  return sql<boolean>`users.id < ${after.id}::uuid`;
}

/** People as a viewer sees them, without those who have blocked the viewer (P138). */
function selectPeople(
  db: Queryable,
  viewerId: string | null | Expression<string | null>,
  now: Date | Expression<Date>,
) {
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

interface Viewed {
  viewerId: string | null;
  now: Date;
}

/** An active person by id. */
export const personById = prepare<Viewed & { id: string }, CreatorRow>((db, param) =>
  selectPeople(db, param('viewerId'), param('now'))
    .where('users.id', '=', param('id'))
    .where('users.status', '=', 'active')
    .$castTo<CreatorRow>(),
);

/** An active person by username in small letters, or by one that was theirs and is held for them. */
export const personByUsername = prepare<Viewed & { name: string }, CreatorRow>((db, param) =>
  selectPeople(db, param('viewerId'), param('now'))
    .where('users.id', '=', idOfUsername(param('name'), param('now')))
    .where('users.status', '=', 'active')
    .$castTo<CreatorRow>(),
);

/** Has this fan to do with this creator: follows them, subscribes to them now, or has written to them and not blocked them since? */
export async function isAcquainted(
  db: Queryable,
  fanId: string,
  creatorId: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select
    exists (select 1 from follows where fan_id = ${fanId} and creator_id = ${creatorId})
    or exists (select 1 from subscriptions where fan_id = ${fanId} and creator_id = ${creatorId} and ends_at > ${now})
    or exists (
      select 1 from conversations where low_id = least(${fanId}::uuid, ${creatorId}::uuid) and high_id = greatest(${fanId}::uuid, ${creatorId}::uuid)
        and case when started_by = ${fanId} then begun_at else answered_at end is not null
        and not exists (select 1 from blocks where blocker_id = ${fanId} and blocked_id = ${creatorId}))
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
