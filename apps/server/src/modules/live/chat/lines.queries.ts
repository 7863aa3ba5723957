import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

export interface WrittenLine {
  id: string;
  liveId: string;
  /** Null for a goal that was reached. */
  authorId: string | null;
  /** The name that its writer's device gave it; under the same there is one. */
  clientId: string | null;
  kind: 'text' | 'tip' | 'ticket' | 'goal';
  text: string;
  credits: number | null;
  tipId: string | null;
  /** Only its writer sees it until staff has looked (P634). */
  isHeld: boolean;
}

export interface LineRow {
  id: string;
  live_id: string;
  seq: number;
  client_id: string | null;
  author_id: string | null;
  username: string | null;
  full_name: string | null;
  avatar_key: string | null;
  badge: 'host' | 'moderator' | 'subscriber' | null;
  kind: 'text' | 'tip' | 'ticket' | 'goal';
  text: string;
  credits: number | null;
  state: 'sent' | 'in_review' | 'removed';
  created_at: Date;
}

/** @returns its place; 0 where its writer's device gave another the same name */
export async function insertLine(tx: Tx, line: WrittenLine, now: Date): Promise<number> {
  const { rows } = await sql<{ seq: number }>`
    with place as (
      update live_streams set last_seq = last_seq + 1 where id = ${line.liveId}::uuid
        and not exists (select from live_lines l where l.author_id = ${line.authorId}::uuid and l.client_id = ${line.clientId}::uuid)
      returning last_seq)
    insert into live_lines (id, live_id, seq, author_id, client_id, kind, text, credits, tip_id, state, created_at)
    select ${line.id}::uuid, ${line.liveId}::uuid, place.last_seq, ${line.authorId}::uuid, ${line.clientId}::uuid, ${line.kind}, ${line.text},
      ${line.credits}::int, ${line.tipId}::uuid, ${line.isHeld ? 'in_review' : 'sent'}, ${now}::timestamptz from place returning seq`.execute(
    tx,
  );
  return rows[0]?.seq ?? 0;
}

/** Lines `l` with who wrote them; how they stand to the host is looked up, as badges change. */
const LINES = (now: Date) => sql`
  select l.id, l.live_id, l.seq, l.client_id, l.author_id, u.username, u.full_name,
    case when u.user_type = 'creator' then u.avatar_key end as avatar_key,
    case when l.author_id = s.creator_id then 'host'
      when exists (select from live_moderators m where m.creator_id = s.creator_id and m.person_id = l.author_id) then 'moderator'
      when exists (select from subscriptions b where b.creator_id = s.creator_id and b.fan_id = l.author_id and b.ends_at > ${now}) then 'subscriber' end as badge,
    l.kind, l.text, l.credits, l.state, l.created_at
  from live_lines l join live_streams s on s.id = l.live_id left join users u on u.id = l.author_id and u.status = 'active'`;

/**
 * Lines of a stream that somebody may read: those that everybody may, and their own that are held. After a place the oldest come first; without one the
 * newest, in their order.
 * @param readerId null for what everybody sees
 */
export async function listLineRows(
  db: Queryable,
  liveId: string,
  {
    readerId,
    after,
    limit,
    now,
  }: { readerId: string | null; after: number | null; limit: number; now: Date },
): Promise<LineRow[]> {
  const mine = sql`(l.state = 'sent' or (l.state = 'in_review' and l.author_id = ${readerId}::uuid))`;
  const { rows } = await (after === null
    ? sql<LineRow>`select * from (${LINES(now)} where l.live_id = ${liveId}::uuid and ${mine} order by l.seq desc limit ${limit}::int) newest
        order by seq`.execute(db)
    : sql<LineRow>`${LINES(now)} where l.live_id = ${liveId}::uuid and l.seq > ${after}::int and ${mine} order by l.seq limit ${limit}::int`.execute(
        db,
      ));
  return rows;
}

/** Lines that were let through since a moment, up to a place: whoever has passed it has not seen them (P634). */
export async function listShownRows(
  db: Queryable,
  liveId: string,
  { upTo, since, limit, now }: { upTo: number; since: Date; limit: number; now: Date },
): Promise<LineRow[]> {
  const { rows } =
    await sql<LineRow>`${LINES(now)} where l.live_id = ${liveId}::uuid and l.shown_at > ${since}::timestamptz
    and l.seq <= ${upTo}::int and l.state = 'sent' order by l.seq limit ${limit}::int`.execute(db);
  return rows;
}

/** Lines that were removed since a moment, whoever wrote them. */
export async function listRemoved(
  db: Queryable,
  liveId: string,
  since: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('live_lines')
    .select('id')
    .where('live_id', '=', liveId)
    .where('removed_at', '>', since)
    .orderBy('removed_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** A line by the name that its writer's device gave it. */
export async function findSentLine(
  db: Queryable,
  authorId: string,
  clientId: string,
  now: Date,
): Promise<LineRow | undefined> {
  const { rows } =
    await sql<LineRow>`${LINES(now)} where l.author_id = ${authorId}::uuid and l.client_id = ${clientId}::uuid`.execute(
      db,
    );
  return rows[0];
}

export async function lineOfTip(db: Queryable, tipId: string, now: Date): Promise<LineRow | undefined> {
  const { rows } = await sql<LineRow>`${LINES(now)} where l.tip_id = ${tipId}::uuid`.execute(db);
  return rows[0];
}

/** When somebody last wrote in a chat. */
export async function findLastLineAt(db: Queryable, liveId: string, authorId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('live_lines')
    .select('created_at')
    .where('live_id', '=', liveId)
    .where('author_id', '=', authorId)
    .where('kind', '=', 'text')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** Whose line it is, and of which stream. */
export function lockLine(tx: Tx, id: string) {
  return tx
    .selectFrom('live_lines')
    .select(['id', 'live_id', 'author_id', 'kind', 'state'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

interface LineChange {
  state: LineRow['state'];
  /** Only where it stands so; null however it stands. */
  from: LineRow['state'] | null;
  now: Date;
}

/** How a line stands from now on. @returns its stream; undefined for none, and for one that stands so */
export async function changeLineState(
  tx: Tx,
  id: string,
  { state, from, now }: LineChange,
): Promise<string | undefined> {
  const row = await tx
    .updateTable('live_lines')
    .set({ state, removed_at: state === 'removed' ? now : null, shown_at: state === 'sent' ? now : null })
    .where('id', '=', id)
    .where('state', '<>', state)
    .$if(from !== null, (query) => query.where('state', '=', from ?? state))
    .returning('live_id')
    .executeTakeFirst();
  return row?.live_id;
}
