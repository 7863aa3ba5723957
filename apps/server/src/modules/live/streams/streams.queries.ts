import type { LiveAudience, ReplayAudience } from '@likha/contract/live/live-limits';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { LiveStreams } from '../../../platform/schema.generated.ts';
import type { AccessFacts, EndedWhy } from '../live.policy.ts';

/** A stream with its creator, and what decides about it for one viewer. */
export interface StreamRow extends AccessFacts {
  id: string;
  username: string;
  full_name: string;
  avatar_key: string | null;
  cover_key: string | null;
  title: string;
  state: 'scheduled' | 'running' | 'ended';
  audience: LiveAudience;
  ticket_price: number | null;
  goal_credits: number | null;
  goal_text: string;
  reached_credits: number;
  scheduled_at: Date | null;
  started_at: Date | null;
  last_part_at: Date | null;
  ended_at: Date | null;
  ended_why: EndedWhy | null;
  viewers_count: number;
  peak_viewers: number;
  replay: ReplayAudience;
  replay_price: number | null;
  replay_post_id: string | null;
  slow_seconds: number;
  subscribers_only: boolean;
  pinned: string | null;
  warning: string | null;
  warned_at: Date | null;
  is_flagged: boolean;
  still_key: string | null;
  last_seq: number;
  is_carrier_lost: boolean;
  gives_late_back: boolean;
  /** The post of its replay, once the viewer may see that there is one. */
  replay_shown_id: string | null;
  /** When the viewer bought a ticket. */
  ticket_at: Date | null;
  /** Its holder was blocked before they could have watched (P831). */
  is_shut_out: boolean;
  has_reminder: boolean;
  is_moderator: boolean;
}

/** A creator `c` who may be streamed of: here, verified, and neither of the two has blocked the other. */
export const isThere = (
  viewerId: string | null,
) => sql<boolean>`c.status = 'active' and c.user_type = 'creator'
  and c.kyc_status = 'approved' and not exists (select from blocks b
    where (b.blocker_id = c.id and b.blocked_id = ${viewerId}::uuid) or (b.blocker_id = ${viewerId}::uuid and b.blocked_id = c.id))`;

/** What decides about a stream `s` for a person whose id is `viewer`. */
export const accessFacts = (viewer: ReturnType<typeof sql>, now: Date) => sql`
  exists (select from follows f where f.fan_id = ${viewer} and f.creator_id = s.creator_id) as is_followed,
  exists (select from subscriptions u where u.fan_id = ${viewer} and u.creator_id = s.creator_id and u.ends_at > ${now}) as is_subscribed,
  exists (select from live_tickets t where t.live_id = s.id and t.fan_id = ${viewer}) as has_ticket`;

const COLUMNS = sql`s.id, s.creator_id, s.title, s.state, s.audience, s.ticket_price, s.is_nsfw, s.goal_credits, s.goal_text,
  s.reached_credits, s.scheduled_at, s.started_at, s.last_part_at, s.ended_at, s.ended_why, s.is_carrier_lost, s.gives_late_back, s.viewers_count, s.peak_viewers, s.replay,
  s.replay_price, s.replay_post_id, s.slow_seconds, s.subscribers_only, s.pinned, s.warning, s.warned_at, s.is_flagged, s.still_key, s.last_seq,
  c.username, c.full_name, c.avatar_key, c.cover_key`;

/** The post of a replay, for whom there is one: until it was let through it is its creator's alone. */
const replayFor = (
  viewer: ReturnType<typeof sql>,
) => sql`(select p.id from posts p where p.id = s.replay_post_id
    and (p.status = 'published' or p.creator_id = ${viewer}))`;

export function selectStreams(viewerId: string | null, now: Date) {
  const viewer = sql`${viewerId}::uuid`;
  return sql`select ${COLUMNS}, ${accessFacts(viewer, now)},
    (select t.created_at from live_tickets t where t.live_id = s.id and t.fan_id = ${viewer}) as ticket_at,
    exists (select from live_tickets t where t.live_id = s.id and t.fan_id = ${viewer} and t.shut_out_at is not null) as is_shut_out,
    ${replayFor(viewer)} as replay_shown_id,
    exists (select from live_reminders r where r.live_id = s.id and r.person_id = ${viewer}) as has_reminder,
    exists (select from live_moderators m where m.creator_id = s.creator_id and m.person_id = ${viewer}) as is_moderator
    from live_streams s join users c on c.id = s.creator_id`;
}

/** A stream that this viewer may know of: one's own, and others' while their creator is there for them. */
export async function findStream(
  db: Queryable,
  id: string,
  viewerId: string | null,
  now: Date,
): Promise<StreamRow | undefined> {
  const { rows } = await sql<StreamRow>`${selectStreams(viewerId, now)}
    where s.id = ${id}::uuid and (s.creator_id = ${viewerId}::uuid or (${isThere(viewerId)}))`.execute(db);
  return rows[0];
}

/** Any stream, as staff sees it. */
export async function findAnyStream(db: Queryable, id: string, now: Date): Promise<StreamRow | undefined> {
  const { rows } = await sql<StreamRow>`${selectStreams(null, now)} where s.id = ${id}::uuid`.execute(db);
  return rows[0];
}

/** A stream, kept as it is until the transaction ends. @param creatorId only where it is theirs */
export function lockStream(tx: Tx, id: string, creatorId?: string) {
  return tx
    .selectFrom('live_streams')
    .selectAll()
    .where('id', '=', id)
    .$if(creatorId !== undefined, (query) => query.where('creator_id', '=', creatorId ?? ''))
    .forUpdate()
    .executeTakeFirst();
}

export async function insertStream(tx: Tx, stream: Insertable<LiveStreams>): Promise<void> {
  await tx.insertInto('live_streams').values(stream).execute();
}

export async function updateStream(tx: Tx, id: string, to: Updateable<LiveStreams>): Promise<void> {
  await tx.updateTable('live_streams').set(to).where('id', '=', id).execute();
}

/** How many streams of a creator have not begun; none is made meanwhile, until the transaction ends. */
export async function countPlanned(tx: Tx, creatorId: string): Promise<number> {
  await tx.selectFrom('users').select('id').where('id', '=', creatorId).forNoKeyUpdate().execute();
  const row = await tx
    .selectFrom('live_streams')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('creator_id', '=', creatorId)
    .where('state', '=', 'scheduled')
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Another of a creator's streams that runs. */
export function findRunning(db: Queryable, creatorId: string) {
  return db
    .selectFrom('live_streams')
    .select('id')
    .where('creator_id', '=', creatorId)
    .where('state', '=', 'running')
    .executeTakeFirst();
}

/** @param since only those that were bought after it */
export async function hasTickets(db: Queryable, id: string, since: Date | null = null): Promise<boolean> {
  const row = await db
    .selectFrom('live_tickets')
    .select('id')
    .where('live_id', '=', id)
    .$if(since !== null, (query) => query.where('created_at', '>', since ?? new Date(0)))
    .executeTakeFirst();
  return row !== undefined;
}

/** The creator of this name who is there for this viewer. */
export async function findHost(db: Queryable, username: string, viewerId: string | null) {
  const { rows } = await sql<{
    id: string;
    username: string;
    full_name: string;
    avatar_key: string | null;
    cover_key: string | null;
  }>`select c.id, c.username, c.full_name, c.avatar_key, c.cover_key from users c
    where lower(c.username) = lower(${username}) and (c.id = ${viewerId}::uuid or (${isThere(viewerId)}))
      and c.user_type = 'creator'`.execute(db);
  return rows[0];
}

/** Of a creator: the one that runs, else the next that is planned, else the last that has a replay. */
export async function findStreamOf(
  db: Queryable,
  creatorId: string,
  viewerId: string | null,
  now: Date,
): Promise<StreamRow | undefined> {
  const { rows } = await sql<StreamRow>`${selectStreams(viewerId, now)}
    where s.creator_id = ${creatorId}::uuid and (s.state = 'running'
      or (s.state = 'scheduled' and s.scheduled_at is not null) or (s.state = 'ended' and ${replayFor(sql`${viewerId}::uuid`)} is not null))
    order by s.state = 'running' desc, s.state = 'scheduled' desc,
      case when s.state = 'scheduled' then s.scheduled_at end, s.id desc limit 1`.execute(db);
  return rows[0];
}
