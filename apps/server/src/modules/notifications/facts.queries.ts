import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/index.ts';
import { isHeardOf } from './heard.queries.ts';
import type { NoticeKind } from './notices.queries.ts';

/** Whose notices: one by its id, or all of a kind that a person has gathered until a moment. */
export type Which = { noticeId: string } | { personId: string; kind: NoticeKind; until: Date };

function chosen(which: Which): RawBuilder<boolean> {
  return 'noticeId' in which
    ? sql<boolean>`n.id = ${which.noticeId}::uuid`
    : sql<boolean>`n.kind = ${which.kind}::text and n.person_id = ${which.personId}::uuid and n.state = 'gathered'
        and n.at < ${which.until}::timestamptz`;
}

/** `who` did it, and is still somebody whom the creator would meet here and hear of: neither gone, nor blocked, nor restricted. */
const STANDS = sql`who.status = 'active' and ${isHeardOf(sql`n.person_id`, sql`who.id`)}`;

export interface TipFacts {
  count: number;
  /** What the creator got of them, as the books have it. */
  centavos: number;
  /** Of the last one. */
  username: string;
}

/** Tips; undefined where none of them stands any more. */
export async function findTips(db: Queryable, which: Which): Promise<TipFacts | undefined> {
  const { rows } = await sql<TipFacts>`
    select count(*)::int as count, sum(earned.centavos)::bigint as centavos, (array_agg(who.username order by n.at desc, n.subject_id desc))[1] as username
    from notices n join tips t on t.id = n.subject_id join users who on who.id = t.fan_id
    cross join lateral (
      select coalesce(sum(p.amount), 0) as centavos from ledger_entries e join ledger_postings p on p.entry_id = e.id
      where e.subject_id = t.id and e.reason = 'tip'
        and split_part(p.to_account, '#', 1) = 'PHP:creator_payable:' || t.creator_id) earned
    where ${chosen(which)} and ${STANDS} having count(*) > 0`.execute(db);
  return rows[0];
}

export interface SubscriberFacts {
  count: number;
  /** Of the last ones, at most five. */
  usernames: string[];
}

/** New subscribers who still are; undefined without any. */
export async function findSubscribers(
  db: Queryable,
  which: Which,
  now: Date,
): Promise<SubscriberFacts | undefined> {
  const { rows } = await sql<SubscriberFacts>`
    select count(*)::int as count, (array_agg(who.username order by n.at desc, n.subject_id desc))[1:5] as usernames
    from notices n join users who on who.id = n.subject_id
    join subscriptions s on s.fan_id = who.id and s.creator_id = n.person_id and s.ends_at > ${now}::timestamptz
    where ${chosen(which)} and ${STANDS} having count(*) > 0`.execute(db);
  return rows[0];
}

export interface CommentFacts {
  post_id: string;
  title: string;
  count: number;
  /** Of the last one. */
  username: string;
}

/** Comments that are shown, by post, those with the last ones first; at most so many posts. */
export async function listCommented(db: Queryable, which: Which, limit: number): Promise<CommentFacts[]> {
  const { rows } = await sql<CommentFacts>`
    select p.id as post_id, p.title, count(*)::int as count, (array_agg(who.username order by n.at desc, n.subject_id desc))[1] as username
    from notices n join comments c on c.id = n.subject_id and c.state = 'visible'
    join posts p on p.id = c.post_id and p.status = 'published' join users who on who.id = c.author_id
    where ${chosen(which)} and ${STANDS} group by p.id, p.title order by max(n.at) desc, p.id desc limit ${limit}::int`.execute(
    db,
  );
  return rows;
}

/** Sales of posts and messages to those whom the creator would still meet and hear of; undefined without any. A fan's name is theirs (P44). */
export async function findSales(
  db: Queryable,
  which: Which,
): Promise<{ count: number; centavos: number } | undefined> {
  const { rows } = await sql<{ count: number; centavos: number }>`
    select count(*)::int as count, sum(earned.centavos)::bigint as centavos from notices n
    join ledger_entries e on e.subject_id = n.subject_id and e.reason = 'unlock' join users who on who.id = e.actor_id
    cross join lateral (
      select coalesce(sum(p.amount), 0) as centavos from ledger_postings p where p.entry_id = e.id
        and split_part(p.to_account, '#', 1) = 'PHP:creator_payable:' || n.person_id) earned
    where ${chosen(which)} and ${STANDS} having count(*) > 0`.execute(db);
  return rows[0];
}

/** New followers who still are; undefined without any. */
export async function findFollowers(db: Queryable, which: Which): Promise<SubscriberFacts | undefined> {
  const { rows } = await sql<SubscriberFacts>`
    select count(*)::int as count, (array_agg(username order by at desc))[1:5] as usernames
    from (select who.username, max(n.at) as at from notices n join users who on who.id = n.subject_id
      join follows f on f.fan_id = who.id and f.creator_id = n.person_id
      where ${chosen(which)} and ${STANDS} group by who.id, who.username) followers having count(*) > 0`.execute(
    db,
  );
  return rows[0];
}

/** Creators who joined with somebody's link and are here; undefined without any. */
export async function findReferred(db: Queryable, which: Which): Promise<SubscriberFacts | undefined> {
  const { rows } = await sql<SubscriberFacts>`
    select count(*)::int as count, (array_agg(who.username order by n.at desc, n.subject_id desc))[1:5] as usernames
    from notices n join users who on who.id = n.subject_id
    where ${chosen(which)} and ${STANDS} having count(*) > 0`.execute(db);
  return rows[0];
}

/** Posts that were liked by whom the creator would still meet and hear of, those with the most such likes first, never with more than they have; at most so many. */
export async function listLiked(
  db: Queryable,
  which: Which,
  limit: number,
): Promise<{ post_id: string; title: string; count: number }[]> {
  const { rows } = await sql<{ post_id: string; title: string; count: number }>`
    select told.post_id, told.title, least(told.count, standing.count)::int as count
    from (select p.id as post_id, p.title, count(*) as count, min(n.at) as since, n.person_id
      from notices n join posts p on p.id = n.subject_id and p.status = 'published' and p.likes_count > 0
      where ${chosen(which)} group by p.id, p.title, n.person_id) told
    cross join lateral (select count(*) as count from post_likes l join users who on who.id = l.person_id
      where l.post_id = told.post_id and l.created_at >= told.since
        and who.status = 'active' and ${isHeardOf(sql`told.person_id`, sql`who.id`)}) standing
    where standing.count > 0 order by 3 desc, 1 desc limit ${limit}::int`.execute(db);
  return rows;
}
