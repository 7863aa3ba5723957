import type { StaffRole } from '@likha/contract/staff-roles';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import { type AccessFacts, UNHEARD_MS } from '../live.policy.ts';
import { accessFacts } from '../streams/streams.queries.ts';

/** What decides about one viewer of a stream that runs; without a viewer where none of them is known. */
export interface WatcherFacts extends AccessFacts {
  viewer_id: string | null;
  user_type: 'fan' | 'creator' | 'admin';
  staff_role: StaffRole | null;
  safe_mode: boolean;
  is_active: boolean;
  is_blocked: boolean;
  /** Its creator is not banned, suspended or gone. */
  is_host_there: boolean;
}

/** Nothing where the stream does not run. */
export async function listWatcherFacts(
  db: Queryable,
  streamId: string,
  viewerIds: readonly string[],
  now: Date,
): Promise<WatcherFacts[]> {
  const { rows } = await sql<WatcherFacts>`
    select v.id as viewer_id, v.user_type, v.staff_role, v.safe_mode, v.status = 'active' as is_active,
      s.creator_id, s.audience, s.is_nsfw,
      c.status = 'active' and c.user_type = 'creator' and c.kyc_status = 'approved' as is_host_there,
      exists (select from blocks b where (b.blocker_id = c.id and b.blocked_id = v.id) or (b.blocker_id = v.id and b.blocked_id = c.id)) as is_blocked,
      ${accessFacts(sql`v.id`, now)}
    from live_streams s join users c on c.id = s.creator_id
    left join users v on v.id = any(${viewerIds.filter(isUuid) as string[]}::uuid[])
    where s.id = ${streamId}::uuid and s.state = 'running'`.execute(db);
  return rows;
}

const isUuid = (id: string) => /^[0-9a-f-]{36}$/.test(id);

/** @param among only of these; null of all */
export async function listRunningIds(
  db: Queryable,
  limit: number,
  among: readonly string[] | null = null,
): Promise<string[]> {
  if (among?.length === 0) return [];
  const rows = await db
    .selectFrom('live_streams')
    .select('id')
    .where('state', '=', 'running')
    .$if(among !== null, (query) => query.where('id', 'in', [...(among ?? [])]))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export interface Heard {
  id: string;
  /** When whoever carries it said so. */
  at: Date;
  lastPartAt: Date | null;
  viewers: number;
}

/** Keeps what is known of streams that run. @returns those whose first part came, of which nobody was told yet */
export async function keepHeard(tx: Tx, heard: readonly Heard[], now: Date): Promise<string[]> {
  const ids = heard.map(({ id }) => id);
  const times = heard.map(({ at }) => at.toISOString());
  const parts = heard.map(({ lastPartAt }) => lastPartAt?.toISOString() ?? null);
  const viewers = heard.map((each) => each.viewers);
  await sql`
    update live_streams s set unheard_until = case when s.heard_at < h.at - ${UNHEARD_MS} * interval '1 millisecond' then h.at else s.unheard_until end,
      heard_at = greatest(s.heard_at, h.at), last_part_at = greatest(s.last_part_at, h.part_at), viewers_count = h.viewers, peak_viewers = greatest(s.peak_viewers, h.viewers)
    from unnest(${ids}::uuid[], ${times}::timestamptz[], ${parts}::timestamptz[], ${viewers}::int[]) h (id, at, part_at, viewers)
    where s.id = h.id and s.state = 'running' and (s.last_part_at is null and h.part_at is not null or h.part_at > s.last_part_at + interval '2 seconds' or h.viewers <> s.viewers_count
      or s.heard_at is null or s.heard_at < h.at - interval '2 seconds')`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    update live_streams set told_started_at = ${now} where id = any(${ids}::uuid[]) and state = 'running' and last_part_at is not null
      and told_started_at is null returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Of these the ones that do not run, and whether staff, or a sanction, ended them and something is left of them (P647). */
export async function listOver(
  db: Queryable,
  ids: readonly string[],
): Promise<{ id: string; is_cut: boolean }[]> {
  const { rows } = await sql<{ id: string; is_cut: boolean }>`
    select id, coalesce(ended_why = 'staff', false) and purged_at is null as is_cut from live_streams
    where id = any(${ids as string[]}::uuid[]) and state <> 'running'`.execute(db);
  return rows;
}

/** The stream that a creator sends now. */
export async function findStreamSentBy(db: Queryable, creatorId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('live_streams')
    .select('id')
    .where('creator_id', '=', creatorId)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return row?.id;
}

/** Which generation of a stream sends, if it does. */
export async function findGeneration(db: Queryable, id: string) {
  const { rows } = await sql<{ state: string; generation: number; is_host_there: boolean }>`
    select s.state, s.generation, c.status = 'active' and c.kyc_status = 'approved' as is_host_there
    from live_streams s join users c on c.id = s.creator_id where s.id = ${id}::uuid`.execute(db);
  return rows[0];
}

/** Streams of two people that run. */
export function listStreamsBetween(db: Queryable, one: string, other: string) {
  return db
    .selectFrom('live_streams')
    .select(['id', 'creator_id'])
    .where('state', '=', 'running')
    .where('creator_id', 'in', [one, other])
    .execute();
}
