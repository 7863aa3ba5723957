import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/index.ts';
import { type StreamRow, selectStreams } from '../streams/streams.queries.ts';

export interface WallRow extends StreamRow {
  reports_count: number;
  warnings_count: number;
  still_at: Date | null;
}

/** Streams that run, those that are reported or marked first, then those with most viewers. */
export async function listWall(db: Queryable, now: Date, limit: number): Promise<WallRow[]> {
  const { rows } = await sql<WallRow>`
    with running as (${selectStreams(null, now)} where s.state = 'running')
    select running.*, reported.count as reports_count, of.warnings_count, of.still_at
    from running join live_streams of on of.id = running.id
    cross join lateral (select count(*)::int as count from reports r where r.subject_type = 'live' and r.subject_id = running.id and r.status = 'pending') reported
    order by reported.count > 0 desc, running.is_flagged desc, running.viewers_count desc, running.id limit ${limit}::int`.execute(
    db,
  );
  return rows;
}

interface Due {
  now: Date;
  before: Date;
  limit: number;
  /** Only of these; null of all. */
  among: readonly string[] | null;
}

/** Streams whose next still is due, marked as taken: of several processes one takes it. */
export async function claimStills(
  db: Queryable,
  { now, before, limit, among }: Due,
): Promise<{ id: string; still_key: string | null }[]> {
  const { rows } = await sql<{ id: string; still_key: string | null }>`
    update live_streams set still_at = ${now} where id in (
      select id from live_streams where state = 'running' and last_part_at > ${before} and (still_at is null or still_at <= ${before})
        and (${among as string[] | null}::uuid[] is null or id = any(${among as string[] | null}::uuid[]))
      order by still_at nulls first limit ${limit}::int for update skip locked)
    returning id, still_key`.execute(db);
  return rows;
}

export async function setStill(db: Queryable, id: string, key: string): Promise<void> {
  await db.updateTable('live_streams').set({ still_key: key }).where('id', '=', id).execute();
}

/** Something about it is for staff to look at. */
export async function flagStream(db: Queryable, id: string): Promise<void> {
  await db
    .updateTable('live_streams')
    .set({ is_flagged: true })
    .where('id', '=', id)
    .where('is_flagged', '=', false)
    .execute();
}

/** What everybody reads of streams that run and are not marked. */
export function listUnmarked(db: Queryable, limit: number) {
  return db
    .selectFrom('live_streams')
    .select(['id', 'title', 'goal_text', 'pinned'])
    .where('state', '=', 'running')
    .where('is_flagged', '=', false)
    .orderBy('id')
    .limit(limit)
    .execute();
}
