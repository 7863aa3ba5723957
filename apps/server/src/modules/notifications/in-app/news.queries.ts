import { NEWS_LIMITS, type NewsKind } from '@likha/contract/notification-kinds';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { lowestIdAt } from '../../../platform/ids.ts';
import { EVENTS_NEW } from '../../events/index.ts';
import { isHeardOf } from '../heard.queries.ts';
import { eraseMuted } from './muted.queries.ts';

export interface NewsRow {
  id: string;
  kind: NewsKind;
  subject_id: string | null;
  credits: number | null;
  /** What was sold is the ticket of a stream. */
  is_ticket: boolean;
  at: Date;
  is_read: boolean;
  actor_id: string | null;
  actor_username: string | null;
  /** Of a creator alone (P44). */
  actor_avatar_key: string | null;
  actors: number;
}

/** Those of `n` who still did it, are here, and are heard of by its person. */
const shownActors = sql`
  from notification_actors a join users u on u.id = a.actor_id and u.status = 'active'
  where a.notification_id = n.id and not a.is_gone and ${isHeardOf(sql`n.person_id`, sql`u.id`, sql`n.kind`)}`;

/** One that nobody did, as of money or of the account, or that somebody did who is shown. */
const isShown = sql`(exists (select ${shownActors}) or not exists (select from notification_actors a where a.notification_id = n.id))`;

/** Of who likes or buys, the name is for creators whom they follow or subscribe to (P44); whoever does anything else shows it themselves. */
const isNamed = (now: Date) => sql`(n.kind not in ('like', 'unlock') or u.user_type = 'creator'
  or exists (select from follows f where f.fan_id = u.id and f.creator_id = n.person_id)
  or exists (select from subscriptions s where s.fan_id = u.id and s.creator_id = n.person_id and s.ends_at > ${now}::timestamptz))`;

/** Ids are made a little before or after the moment that is kept with them. */
const ROUND_MS = 60_000;
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/**
 * Posts `p` that are new to a person: of whom they follow or subscribe to, since they do, as anybody may know of them. Looked up by the
 * creators of one reader, whatever their followers, and of each no further back than posts are new, whatever they published before.
 */
function newPosts(personId: string, now: Date) {
  const since = daysBefore(now, NEWS_LIMITS.postDays);
  const firstId = lowestIdAt(new Date(since.getTime() - ROUND_MS));
  return sql`
    from users me cross join lateral (
      select known.creator_id, min(known.since) as since from (
        select f.creator_id, f.created_at as since from follows f where f.fan_id = me.id
        union all select s.creator_id, s.started_at from subscriptions s where s.fan_id = me.id and s.ends_at > ${now}::timestamptz) known
      where not exists (select from blocks b where b.blocker_id = known.creator_id and b.blocked_id = me.id)
        and not exists (select from muted_creators m where m.fan_id = me.id and m.creator_id = known.creator_id)
      group by known.creator_id) mine
    join users c on c.id = mine.creator_id and c.status = 'active'
    left join notification_settings chosen on chosen.person_id = me.id
    cross join lateral (select p.id, p.created_at from posts p where p.creator_id = mine.creator_id and p.status = 'published'
      and coalesce(p.listed_as, p.id) >= ${firstId}::uuid and p.created_at > greatest(mine.since, ${since}::timestamptz)
      and p.created_at <= ${now}::timestamptz and (not p.is_nsfw or not me.safe_mode)
      order by coalesce(p.listed_as, p.id) desc limit ${NEWS_LIMITS.mostCounted}::int) p
    where me.id = ${personId}::uuid and me.user_type = 'fan' and 'new_post' <> all(coalesce(chosen.in_app_off, '{}'))`;
}

/** What a person was told of, with the new posts of whom they follow, the newest first (P443, P445). */
export async function listNews(
  db: Queryable,
  personId: string,
  { now, limit, after }: { now: Date; limit: number; after: { at: Date; id: string } | null },
): Promise<NewsRow[]> {
  const place = after && sql`(${after.at}::timestamptz, ${after.id}::uuid)`;
  const { rows } = await sql<NewsRow>`
    with page as (
      (select n.id, n.kind, n.subject_id, n.credits, n.at, n.read_at is not null as is_read, n.person_id, n.group_key
      from notifications n
      where n.person_id = ${personId}::uuid and n.at > ${daysBefore(now, NEWS_LIMITS.keptDays)}::timestamptz and ${isShown}
        ${place ? sql`and (n.at, n.id) < ${place}` : sql``}
      order by n.at desc, n.id desc limit ${limit}::int)
      union all
      (select p.id, 'new_post', p.id, null, p.created_at, p.created_at <= coalesce(chosen.posts_read_until, '-infinity'), c.id, null
      ${newPosts(personId, now)} ${place ? sql`and (p.created_at, p.id) < ${place}` : sql``}
      order by p.created_at desc, p.id desc limit ${limit}::int)
      order by at desc, id desc limit ${limit}::int
    )
    select n.id, n.kind, n.subject_id, n.credits, n.at, n.is_read,
      case when n.kind = 'unlock' and n.subject_id is null
        then exists (select from live_tickets t where t.id = n.group_key::uuid) else false end as is_ticket, named.id as actor_id, named.username as actor_username,
      case when named.user_type = 'creator' then named.avatar_key end as actor_avatar_key,
      case when n.kind = 'new_post' then 1 else (select count(*)::int ${shownActors}) end as actors
    from page n left join lateral (
      (select u.id, u.username, u.user_type, u.avatar_key ${shownActors} and n.kind <> 'new_post' and ${isNamed(now)} order by a.at desc limit 1)
      union all
      (select u.id, u.username, u.user_type, u.avatar_key from users u where u.id = n.person_id and n.kind = 'new_post')) named on true
    order by n.at desc, n.id desc`.execute(db);
  return rows;
}

/** What a person has not read, up to `mostCounted`, and when they were last told of something. */
export interface NewsStanding {
  unread: number;
  newestAt: Date | null;
}

export async function findNewsStanding(db: Queryable, personId: string, now: Date): Promise<NewsStanding> {
  const { rows } = await sql<NewsStanding>`
    select least(${NEWS_LIMITS.mostCounted}::int,
      (select count(*) from (select from notifications n where n.person_id = ${personId}::uuid and n.read_at is null
        and n.at > ${daysBefore(now, NEWS_LIMITS.keptDays)}::timestamptz and ${isShown} limit ${NEWS_LIMITS.mostCounted}::int) told)
      + (select count(*) from (select ${newPosts(personId, now)} and p.created_at > coalesce(chosen.posts_read_until, '-infinity')
        limit ${NEWS_LIMITS.mostCounted}::int) posted))::int as unread,
      (select n.at from notifications n where n.person_id = ${personId}::uuid and ${isShown} order by n.at desc, n.id desc limit 1) as "newestAt"`.execute(
    db,
  );
  return rows[0] ?? { unread: 0, newestAt: null };
}

/** Marks what was told up to a moment, in one order; what somebody is added to meanwhile is later, and stays unread. */
export async function markRead(tx: Tx, personId: string, upTo: Date, now: Date): Promise<void> {
  await sql`
    with mine as (
      select id from notifications where person_id = ${personId}::uuid and read_at is null and at <= ${upTo}::timestamptz
      order by id for update
    )
    update notifications n set read_at = ${now}::timestamptz from mine where n.id = mine.id`.execute(tx);
  await sql`
    insert into notification_settings as s (person_id, turned_off, changed_at, posts_read_until)
    values (${personId}::uuid, '{}', ${now}::timestamptz, ${upTo}::timestamptz)
    on conflict (person_id) do update set posts_read_until = greatest(s.posts_read_until, excluded.posts_read_until)`.execute(
    tx,
  );
  await sql`select pg_notify(${EVENTS_NEW}, ${personId}::text || ':')`.execute(tx);
}

/** Who did last what somebody was told of, where they are told the name (P44); null where nobody is named. */
export async function findNewsName(db: Queryable, newsId: string, now: Date): Promise<string | null> {
  const { rows } = await sql<{ username: string }>`
    select named.username from notifications n cross join lateral (
      select u.username ${shownActors} and ${isNamed(now)} order by a.at desc limit 1) named
    where n.id = ${newsId}::uuid`.execute(db);
  return rows[0] ? `@${rows[0].username}` : null;
}

export async function findInAppOff(db: Queryable, personId: string): Promise<readonly string[]> {
  const row = await db
    .selectFrom('notification_settings')
    .select('in_app_off')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.in_app_off ?? [];
}

/** Turns these on and those off, whatever becomes of the others at the same moment. */
export async function setInApp(
  db: Queryable,
  { personId, on, off, now }: { personId: string; on: readonly string[]; off: readonly string[]; now: Date },
): Promise<void> {
  await sql`
    insert into notification_settings as s (person_id, turned_off, in_app_off, changed_at)
    values (${personId}::uuid, '{}', ${off as string[]}::text[], ${now}::timestamptz)
    on conflict (person_id) do update set changed_at = excluded.changed_at, in_app_off = (
      select coalesce(array_agg(distinct kind), '{}') from unnest(s.in_app_off || excluded.in_app_off) kind
      where kind <> all(${on as string[]}::text[]))`.execute(db);
}

/** @returns how many went, at most `limit` */
export async function deleteNewsBefore(db: Queryable, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from notifications where id in (
    select id from notifications where at < ${before}::timestamptz order by at limit ${limit}::int)`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}

/** Nothing is left of what somebody was told of, of whom they muted or who muted them, nor of what they did in what others were told of. */
export async function eraseNews(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('notification_actors').where('actor_id', '=', personId).execute();
  await tx.deleteFrom('notifications').where('person_id', '=', personId).execute();
  await eraseMuted(tx, personId);
}
