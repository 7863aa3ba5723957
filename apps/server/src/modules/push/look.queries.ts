import { PUSHED, type PushedKind } from '@likha/contract/notification-kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/index.ts';
import { isHeardOf, isQuietAt } from '../notifications/index.ts';

export async function hasDevices(db: Queryable): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select exists (select from push_devices) as has`.execute(db);
  return rows[0]?.has ?? false;
}

interface Due {
  person_id: string;
  /** A row of notifications, or a conversation. */
  subject_id: string;
  kind: PushedKind;
  at: Date;
}

interface Window {
  now: Date;
  since: Date;
  /** A message that is unread since then has not been seen. */
  unreadSince: Date;
  /** Of the day in the Philippines, 0 to 23. */
  hour: number;
  limit: number;
}

/** One of notifications `n` that was not read, and that nobody did, or somebody did whom the bell shows (P443, P427). */
const NEWS_STAND = sql`n.read_at is null
        and (not exists (select from notification_actors a where a.notification_id = n.id)
          or exists (select from notification_actors a join users who on who.id = a.actor_id
            where a.notification_id = n.id and not a.is_gone and who.status = 'active'
              and ${isHeardOf(sql`n.person_id`, sql`who.id`, sql`n.kind`)}))`;

/** A side `s` of a conversation in which something was not read that its person is to hear of (P427, P423). */
const MESSAGES_STAND = sql`s.unread_count > 0 and not s.is_muted
        and exists (select from conversations c join users who on who.id = case when c.low_id = s.person_id then c.high_id else c.low_id end
          where c.id = s.conversation_id and who.status = 'active' and ${isHeardOf(sql`s.person_id`, sql`who.id`)})`;

/** Not deleted by the person of a side `s` for themselves. */
const IS_KEPT = sql`not exists (select from hidden_messages h where h.person_id = s.person_id and h.message_id = m.id)`;

/** When the newest came that the person of a side `s` has not read: what they write themselves moves the side as well, and is nothing to tell. */
const CAME_AT = sql`greatest(
        (select m.shown_at from messages m where m.conversation_id = s.conversation_id and m.seq > s.read_seq
          and m.sender_id <> s.person_id and m.state = 'sent' and m.shown_at is not null and ${IS_KEPT} order by m.seq desc limit 1),
        (select max(m.shown_at) from messages m where m.conversation_id = s.conversation_id and m.is_late
          and m.sender_id <> s.person_id and m.state = 'sent' and ${IS_KEPT}))`;

/** Where something was written of late, and when its person last changed how the conversation stands: what came before that is told no more (P1004). */
const writtenIn = (since: Date) => sql`(
        select e.person_id, e.conversation_id, max(e.created_at) filter (where e.kind = 'conversation') as set_at from events e
        where e.kind in ('message', 'conversation') and e.created_at > ${since}::timestamptz
        group by e.person_id, e.conversation_id having bool_or(e.kind = 'message'))`;

/** Kinds, by what the row of notifications says. */
const ALWAYS = (Object.keys(PUSHED) as PushedKind[]).filter((kind) => PUSHED[kind].isAlways);

/** Does a person with `c`, a row of push_settings, want it on their devices at this hour? */
const isWanted = (kind: RawBuilder<unknown>, hour: number) => sql`
        (${kind} = any(${ALWAYS as string[]}::text[]) or ${kind} <> all(coalesce(c.turned_off, '{}')))
        and not ${isQuietAt(hour)}`;

/**
 * Takes what people with a device were told in the app, or were written, and have not read: of each thing once, and of one that goes on
 * (likes of a post) again after ten minutes at the earliest, of a conversation after 20 seconds; what came sooner waits until then. Nothing in quiet hours, and
 * of no kind that was turned off.
 */
export async function claimDue(
  tx: Tx,
  { now, since, unreadSince, hour, limit }: Window,
): Promise<readonly Due[]> {
  const { rows } = await sql<Due>`
    with due as (
      select n.person_id, n.id as subject_id, n.kind, n.at, interval '10 minutes' as gap from notifications n
      where n.at > ${since}::timestamptz and n.at <= ${now}::timestamptz and n.kind = any(${Object.keys(PUSHED)}::text[])
        and ${NEWS_STAND}
      union all
      select s.person_id, s.conversation_id, 'message', came.at, interval '20 seconds'
      from ${writtenIn(since)} written join conversation_sides s using (person_id, conversation_id)
      cross join lateral (select ${CAME_AT} as at) came
      where ${MESSAGES_STAND} and s.last_at > ${since}::timestamptz
        and came.at > coalesce(written.set_at, ${since}::timestamptz) and came.at <= ${unreadSince}::timestamptz
    ), wanted as (
      select due.* from due join users u on u.id = due.person_id and u.status = 'active'
      left join push_settings c on c.person_id = due.person_id
      where exists (select from push_devices d where d.person_id = due.person_id)
        and ${isWanted(sql`due.kind`, hour)}
        and not exists (select from pushes p where p.person_id = due.person_id and p.subject_id = due.subject_id
          and (p.at >= due.at or p.at > ${now}::timestamptz - due.gap))
      order by due.at limit ${limit}::int
    ), claimed as (
      insert into pushes as p (person_id, subject_id, at) select person_id, subject_id, at from wanted order by person_id, subject_id
      on conflict (person_id, subject_id) do update set at = excluded.at where p.at < excluded.at
      returning person_id, subject_id
    )
    select wanted.* from wanted join claimed using (person_id, subject_id)`.execute(tx);
  return rows;
}

/** Is there still something that a person is to hear of, and wants to, as when it was claimed? @param hour of the day in the Philippines */
export async function stillStands(
  db: Queryable,
  { person_id: personId, subject_id: subjectId, kind }: Pick<Due, 'person_id' | 'subject_id' | 'kind'>,
  hour: number,
): Promise<boolean> {
  const found =
    kind === 'message'
      ? sql`select from conversation_sides s where s.person_id = ${personId}::uuid and s.conversation_id = ${subjectId}::uuid and ${MESSAGES_STAND}`
      : sql`select from notifications n where n.person_id = ${personId}::uuid and n.id = ${subjectId}::uuid and ${NEWS_STAND}`;
  const { rows } = await sql`select from users u left join push_settings c on c.person_id = u.id
    where u.id = ${personId}::uuid and ${isWanted(sql`${kind}::text`, hour)} and exists (${found})`.execute(
    db,
  );
  return rows.length > 0;
}

/** The devices of these people. */
export function listDevicesOf(db: Queryable, personIds: readonly string[]) {
  return db
    .selectFrom('push_devices')
    .select(['id', 'person_id'])
    .where('person_id', 'in', personIds)
    .execute();
}
