import type { NewsKind } from '@likha/contract/notification-kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/index.ts';
import { isHeardOf } from './heard.queries.ts';
import type { NoticeKind } from './notices.queries.ts';
import { isTold, rhythmOf } from './settings.queries.ts';

export interface News {
  personId: string;
  kind: NewsKind;
  /** What makes it one: told of twice under the same, it is one. */
  groupKey: string;
  /** Where it leads. */
  subjectId: string | null;
  /** Who did it; null where nobody in particular did. */
  actorId: string | null;
  credits: number | null;
  at: Date;
  /** What is mailed of it; null where nothing ever is. */
  mailed: { kind: NoticeKind; about: string } | null;
}

/** Keeps that it is mailed, to who wants that: now, or with the mail of the day. A part of the statement that tells in the app. */
function noticed({ personId, kind: news, actorId, at, mailed }: News): RawBuilder<unknown> {
  if (!mailed) return sql`noticed as (select)`;
  const { kind, about } = mailed;
  return sql`noticed as (
      insert into notices (person_id, kind, subject_id, at, state)
      select u.id, ${kind}::text, ${about}::uuid, ${at}::timestamptz, case ${rhythmOf(kind)} when 'at_once' then 'at_once' else 'gathered' end
      from users u where u.id = ${personId}::uuid and u.id is distinct from ${actorId}::uuid and ${isTold(kind)}
        and ${isHeardOf(sql`u.id`, sql`${actorId}::uuid`, sql`${news}::text`)})`;
}

/** Whoever of `who`, a condition on `u`, is told of `kind`: not oneself, nobody who is not to hear of who did it, and nobody who turned it off. */
function addressees(
  who: RawBuilder<unknown>,
  { kind, actorId }: Pick<News, 'kind' | 'actorId'>,
  isAlways: boolean,
) {
  return sql`from users u where ${who} and u.status <> 'erased'
    and u.id is distinct from ${actorId}::uuid
    and (${isAlways} or not exists (select from notification_settings s where s.person_id = u.id and ${kind}::text = any(s.in_app_off)))
    and ${isHeardOf(sql`u.id`, sql`${actorId}::uuid`, sql`${kind}::text`)}`;
}

/** One that nothing is added to later. Waits for nobody, as nobody else writes under its key; no NOTIFY (decision 117). */
export async function insertNews(tx: Tx, news: News, isAlways: boolean): Promise<void> {
  const { kind, groupKey, subjectId, actorId, credits, at } = news;
  await sql`
    with ${noticed(news)}, told as (
      insert into notifications (person_id, kind, group_key, subject_id, credits, at)
      select u.id, ${kind}::text, ${groupKey}::text, ${subjectId}::uuid, ${credits}::int, ${at}::timestamptz
      ${addressees(sql`u.id = ${news.personId}::uuid`, news, isAlways)}
      on conflict do nothing returning id
    )
    insert into notification_actors (notification_id, actor_id, at)
    select id, ${actorId}::uuid, ${at}::timestamptz from told where ${actorId}::uuid is not null`.execute(tx);
}

/**
 * The one that somebody is added to, its row locked until the transaction ends.
 * @returns its id, or undefined where the person is not told
 */
export async function lockNews(tx: Tx, news: News, isAlways: boolean): Promise<string | undefined> {
  const { kind, groupKey, subjectId, at } = news;
  const { rows } = await sql<{ id: string }>`
    with ${noticed(news)} insert into notifications as n (person_id, kind, group_key, subject_id, at)
    select u.id, ${kind}::text, ${groupKey}::text, ${subjectId}::uuid, ${at}::timestamptz
    ${addressees(sql`u.id = ${news.personId}::uuid`, news, isAlways)}
    on conflict (person_id, kind, group_key) do update set at = n.at
    returning id`.execute(tx);
  return rows[0]?.id;
}

/** @returns whether this person is new to it; who took it back and does it again is not */
export async function addActor(tx: Tx, id: string, actorId: string, at: Date): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean }>`
    insert into notification_actors as a (notification_id, actor_id, at) values (${id}::uuid, ${actorId}::uuid, ${at})
    on conflict (notification_id, actor_id) do update set is_gone = false
    returning xmax = 0 as is_new`.execute(tx);
  return rows[0]?.is_new ?? false;
}

/** Puts it on top again, unread. */
export async function renewNews(tx: Tx, id: string, at: Date): Promise<void> {
  await sql`update notifications set at = greatest(at, ${at}::timestamptz), read_at = null where id = ${id}::uuid`.execute(
    tx,
  );
}

export interface Taken {
  personId: string;
  kind: 'like' | 'follower';
  /** Null for all of the kind. */
  groupKey: string | null;
  actorId: string;
}

/** What somebody took back: they are counted no longer. */
export async function setGone(tx: Tx, { personId, kind, groupKey, actorId }: Taken): Promise<void> {
  await sql`
    update notification_actors a set is_gone = true from notifications n
    where n.id = a.notification_id and n.person_id = ${personId}::uuid and n.kind = ${kind}
      and (${groupKey}::text is null or n.group_key = ${groupKey}::text) and a.actor_id = ${actorId}::uuid`.execute(
    tx,
  );
}

/** One that somebody was told of lately. */
interface LateNews {
  id: string;
  person_id: string;
  at: Date;
}

/** What some people were told of after a moment and have not read, the newest first. */
export async function listLateNews(
  db: Queryable,
  personIds: readonly string[],
  after: Date,
  limit: number,
): Promise<LateNews[]> {
  const { rows } = await sql<LateNews>`
    select id, person_id, at from notifications
    where at > ${after}::timestamptz and read_at is null and person_id = any(${personIds as string[]}::uuid[])
    order by at desc limit ${limit}::int`.execute(db);
  return rows;
}

/** The same thing for many, in one statement; as `insertNews` in everything else. */
export async function insertNewsForMany(
  tx: Tx,
  personIds: readonly string[],
  news: Omit<News, 'personId' | 'credits' | 'mailed'>,
  isAlways: boolean,
): Promise<void> {
  const { kind, groupKey, subjectId, actorId, at } = news;
  await sql`
    with told as (
      insert into notifications (person_id, kind, group_key, subject_id, at)
      select u.id, ${kind}::text, ${groupKey}::text, ${subjectId}::uuid, ${at}::timestamptz
      ${addressees(sql`u.id = any(${personIds as string[]}::uuid[])`, news, isAlways)}
      order by u.id
      on conflict do nothing returning id
    )
    insert into notification_actors (notification_id, actor_id, at)
    select id, ${actorId}::uuid, ${at}::timestamptz from told where ${actorId}::uuid is not null`.execute(tx);
}
