import { sql } from 'kysely';
import { prepare, type Queryable } from '../../platform/database/index.ts';

interface SaleParams {
  creatorId: string;
  day: string;
  stripe: number;
  centavos: number;
}

export const addSaleStatement = prepare<SaleParams, never>(
  (_db, param) =>
    sql<never>`
    insert into creator_daily_earnings as d (creator_id, day, stripe, earned_centavos)
    values (${param('creatorId')}::uuid, ${param('day')}::date, (${param('stripe')}::integer % 16)::smallint, ${param('centavos')}::bigint)
    on conflict (creator_id, day, stripe) do update set earned_centavos = d.earned_centavos + excluded.earned_centavos`,
);

/** Earnings by day from a day on, oldest first. */
export function listDays(db: Queryable, creatorId: string, fromDay: string) {
  return db
    .selectFrom('creator_daily_earnings')
    .select(['day', sql<number>`sum(earned_centavos)::bigint`.as('earned_centavos')])
    .where('creator_id', '=', creatorId)
    .where('day', '>=', fromDay)
    .groupBy('day')
    .orderBy('day')
    .execute();
}

/**
 * Fans who began to subscribe, by Philippine day from a day on, oldest first. A month that follows another without a gap is
 * no beginning.
 */
export async function listNewSubscribers(
  db: Queryable,
  creatorId: string,
  fromDay: string,
): Promise<{ day: string; count: number }[]> {
  const { rows } = await sql<{ day: string; count: number }>`
    select to_char(created_at at time zone 'Asia/Manila', 'YYYY-MM-DD') as day, count(*)::int as count
    from (${beginnings(creatorId, fromDay)}) begun group by 1 order by 1`.execute(db);
  return rows;
}

/** When fans began to subscribe, from a Philippine day on, newest first. */
export async function listBeginnings(
  db: Queryable,
  creatorId: string,
  { fromDay, limit }: { fromDay: string; limit: number },
): Promise<Date[]> {
  const { rows } = await sql<{ created_at: Date }>`
    select created_at from (${beginnings(creatorId, fromDay)}) begun order by created_at desc limit ${limit}`.execute(
    db,
  );
  return rows.map((row) => row.created_at);
}

const beginnings = (creatorId: string, fromDay: string) => sql`
    select f.created_at from free_months f
    where f.is_first and f.creator_id = ${creatorId}::uuid and f.created_at >= (${fromDay}::timestamp at time zone 'Asia/Manila')
    union all
    select c.created_at from subscription_charges c
    where c.creator_id = ${creatorId}::uuid and c.created_at >= (${fromDay}::timestamp at time zone 'Asia/Manila')
      and not exists (select from subscription_charges before where before.fan_id = c.fan_id
        and before.creator_id = c.creator_id and before.starts_at < c.starts_at and coalesce(before.cut_at, before.ends_at) >= c.starts_at)
      and not exists (select from free_months before where before.fan_id = c.fan_id
        and before.creator_id = c.creator_id and before.starts_at < c.starts_at and coalesce(before.cut_at, before.ends_at) >= c.starts_at)`;

/**
 * What people made of a creator's posts, by Philippine day from a day on: views (each viewer once a day), and likes and
 * comments that still stand, by the day on which they were given. Days without any are left out.
 */
export async function listEngagement(
  db: Queryable,
  creatorId: string,
  fromDay: string,
): Promise<{ day: string; views: number; reactions: number }[]> {
  const from = sql`(${fromDay}::timestamp at time zone 'Asia/Manila')`;
  const { rows } = await sql<{ day: string; views: number; reactions: number }>`
    with own as (select id from posts where creator_id = ${creatorId}::uuid and kind = 'post' and status <> 'removed'),
      given as (
        select created_at from post_likes where post_id in (select id from own) and created_at >= ${from}
        union all
        select created_at from comments
        where post_id in (select id from own) and state = 'visible' and created_at >= ${from}),
      counted as (
        select day, views, 0 as reactions from post_daily_views
        where post_id in (select id from own) and day >= ${fromDay}::date
        union all
        select (created_at at time zone 'Asia/Manila')::date, 0, 1 from given)
    select to_char(day, 'YYYY-MM-DD') as day, sum(views)::int as views, sum(reactions)::int as reactions
    from counted group by day`.execute(db);
  return rows;
}

/** The usernames of those fans whom the creator may know (P44): who follows or subscribes to them. */
export async function listKnownBuyers(
  db: Queryable,
  creatorId: string,
  fanIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  if (fanIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'username'])
    .where('id', 'in', fanIds)
    .where('user_type', '=', 'fan')
    .where((where) =>
      where.or([
        sql<boolean>`exists (select 1 from follows f where f.fan_id = users.id and f.creator_id = ${creatorId}::uuid)`,
        sql<boolean>`exists (select 1 from subscriptions s where s.fan_id = users.id and s.creator_id = ${creatorId}::uuid and s.ends_at > ${now})`,
      ]),
    )
    .execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}

/** Counters of a creator and of their posts; one creator's posts are few enough to add up. */
export function readCounters(db: Queryable, creatorId: string) {
  return db
    .selectFrom('users')
    .leftJoin('posts', (join) =>
      join
        .onRef('posts.creator_id', '=', 'users.id')
        .on('posts.kind', '=', 'post')
        .on('posts.status', '<>', 'removed'),
    )
    .select([
      'users.subscribers_count',
      sql<number>`coalesce(sum(posts.views_count), 0)::bigint`.as('views'),
      sql<number>`coalesce(sum(posts.likes_count + posts.comments_count), 0)::bigint`.as('reactions'),
      sql<number>`(select coalesce(sum(c.unlocks), 0) from posts p join post_unlock_counts c on c.post_id = p.id
        where p.creator_id = users.id and p.status <> 'removed')::bigint`.as('unlocks'),
    ])
    .where('users.id', '=', creatorId)
    .groupBy('users.id')
    .executeTakeFirstOrThrow();
}
