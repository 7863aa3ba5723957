import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/index.ts';

export interface NewEvent {
  kind: 'message' | 'message_removed' | 'conversation_read' | 'conversation';
  conversationId: string;
  /** Of a message its place; of reading up to where. */
  seq: number | null;
}

/** Where all nodes hear of whom something happened to, as `id:cursor` with commas between. */
export const EVENTS_NEW = 'events_new';
/** Of such a pair at most 56 bytes, where a notification takes 8,000. */
const NAMED_AT_ONCE = 140;

/**
 * Gives each of them their next number, locking their cursors in the order they are named; who was erased is told nothing. All nodes
 * hear of it once the transaction is there (P439).
 */
export async function insertEvents(
  tx: Tx,
  personIds: readonly string[],
  { kind, conversationId, seq }: NewEvent,
  now: Date,
): Promise<void> {
  await sql`
    with counted as (
      insert into event_cursors as c (person_id, last_cursor)
      select u.id, 1 from unnest(${personIds as string[]}::uuid[]) with ordinality as asked (id, place)
        join users u on u.id = asked.id and u.status <> 'erased' order by asked.place
      on conflict (person_id) do update set last_cursor = c.last_cursor + 1
      returning person_id, last_cursor
    ), written as (
      insert into events (person_id, cursor, kind, conversation_id, seq, created_at)
      select person_id, last_cursor, ${kind}, ${conversationId}::uuid, ${seq}::int, ${now} from counted
    ), told as (
      select person_id || ':' || last_cursor as pair, (row_number() over () - 1) / ${NAMED_AT_ONCE}::int as part from counted
    )
    select pg_notify(${EVENTS_NEW}, string_agg(pair, ',')) from told group by part`.execute(tx);
}

export interface ConversationEvent {
  personId: string;
  conversationId: string;
  seq: number;
}

/** As `insertEvents`, for people to whom it happens in conversations of their own; each is named once. */
export async function insertEventOfEach(
  tx: Tx,
  kind: NewEvent['kind'],
  events: readonly ConversationEvent[],
  now: Date,
): Promise<void> {
  const [people, conversations, places] = [
    events.map(({ personId }) => personId),
    events.map(({ conversationId }) => conversationId),
    events.map(({ seq }) => seq),
  ];
  await sql`
    with asked as (select * from unnest(${people}::uuid[], ${conversations}::uuid[], ${places}::int[]) as a (id, conversation_id, seq)),
    counted as (
      insert into event_cursors as c (person_id, last_cursor)
      select u.id, 1 from asked join users u on u.id = asked.id and u.status <> 'erased' order by u.id
      on conflict (person_id) do update set last_cursor = c.last_cursor + 1
      returning person_id, last_cursor
    ), written as (
      insert into events (person_id, cursor, kind, conversation_id, seq, created_at)
      select person_id, last_cursor, ${kind}, asked.conversation_id, asked.seq, ${now} from counted join asked on asked.id = person_id
    ), told as (
      select person_id || ':' || last_cursor as pair, (row_number() over () - 1) / ${NAMED_AT_ONCE}::int as part from counted
    )
    select pg_notify(${EVENTS_NEW}, string_agg(pair, ',')) from told group by part`.execute(tx);
}

export interface EventRow {
  cursor: number;
  kind: NewEvent['kind'];
  conversation_id: string;
  seq: number | null;
  created_at: Date;
}

/** What is not read is counted but of whom they restricted (P427). */
const UNREAD = (personId: string) =>
  sql<number>`(select count(*)::int from conversation_sides
    where person_id = ${personId}::uuid and unread_count > 0 and is_restricted = false)`;

export interface Standing {
  /** The number of what happened to them last; 0 where nothing has. */
  last: number;
  /** Conversations with something that they have not read. */
  unread: number;
}

/** Where a person stands in what happened to them, in one look. */
export async function findStanding(db: Queryable, personId: string): Promise<Standing> {
  const { rows } = await sql<{ last: string | null; unread: number }>`
    select (select last_cursor from event_cursors where person_id = ${personId}::uuid) as last, ${UNREAD(personId)} as unread`.execute(
    db,
  );
  return { last: Number(rows[0]?.last ?? 0), unread: rows[0]?.unread ?? 0 };
}

export async function listEventsAfter(
  db: Queryable,
  personId: string,
  after: number,
  limit: number,
): Promise<EventRow[]> {
  const rows = await db
    .selectFrom('events')
    .select(['cursor', 'kind', 'conversation_id', 'seq', 'created_at'])
    .where('person_id', '=', personId)
    .where('cursor', '>', after)
    .orderBy('cursor')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, cursor: Number(row.cursor) }));
}

/** Conversations with something that a person has not read. */
export async function countUnread(db: Queryable, personId: string): Promise<number> {
  const { rows } = await sql<{ unread: number }>`select ${UNREAD(personId)} as unread`.execute(db);
  return rows[0]?.unread ?? 0;
}

/**
 * Forgets events that are older, of each person from the first one on: two that happened at once may be numbered the other way round
 * than their times say. @returns how many were found, at most `limit`
 */
export async function forgetEventsBefore(db: Queryable, before: Date, limit: number): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    with old as (select person_id, cursor from events where created_at < ${before} order by created_at limit ${limit}::int),
    ends as (select person_id, max(cursor) as cursor, count(*) as found from old group by person_id),
    gone as (delete from events e using ends where e.person_id = ends.person_id and e.cursor <= ends.cursor)
    select coalesce(sum(found), 0)::int as found from ends`.execute(db);
  return rows[0]?.found ?? 0;
}

/** All that happened to a person, and the place they were at. */
export async function eraseEvents(tx: Tx, personId: string): Promise<void> {
  // The cursor first, as whoever announces something takes it first.
  await tx.deleteFrom('event_cursors').where('person_id', '=', personId).execute();
  await tx.deleteFrom('events').where('person_id', '=', personId).execute();
}
