import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/index.ts';

export interface SeenPost {
  /** Of the post, or of its first file. */
  id: string;
  /** Null for a guest. */
  viewerId: string | null;
  visitor: Buffer;
}

/**
 * Counts who has not been counted on this day, on the post and on its day; creators looking at their own do not count, nor do stories, which
 * say themselves that they were seen. Rows
 * are made and locked in one order, so that two nodes never deadlock.
 */
export async function addViews(db: Queryable, day: string, seen: readonly SeenPost[]): Promise<void> {
  const ids = seen.map((view) => view.id);
  const viewerIds = seen.map((view) => view.viewerId);
  const visitors = seen.map((view) => view.visitor);
  await sql`with seen as materialized (
      select * from unnest(${ids}::uuid[], ${viewerIds}::uuid[], ${visitors}::bytea[]) as v (id, viewer_id, visitor)
    ), looked_at as (
      select p.id as post_id, p.creator_id, s.viewer_id, s.visitor from seen s join posts p on p.media_id = s.id and p.kind = 'post'
      union all
      select p.id, p.creator_id, s.viewer_id, s.visitor from seen s join posts p on p.id = s.id and p.kind = 'post'
    ), fresh as (
      insert into post_viewers (day, post_id, visitor)
      select distinct ${day}::date, post_id, visitor from looked_at where creator_id is distinct from viewer_id
      order by post_id, visitor
      on conflict do nothing returning post_id
    ), counted as (
      select post_id, count(*)::int as views from fresh group by post_id
    ), daily as (
      insert into post_daily_views (post_id, day, views) select post_id, ${day}::date, views from counted order by post_id
      on conflict (post_id, day) do update set views = post_daily_views.views + excluded.views
    ), locked as (
      select p.id from posts p join counted on counted.post_id = p.id order by p.id for no key update of p
    )
    update posts set views_count = posts.views_count + counted.views
    from counted join locked on locked.id = counted.post_id where posts.id = counted.post_id`.execute(db);
}

/** The salt of a day, which is `fresh` for whoever comes first. */
export async function saltOfViews(db: Queryable, day: string, fresh: Buffer): Promise<Buffer> {
  await sql`insert into view_salts (day, salt) values (${day}::date, ${fresh}) on conflict do nothing`.execute(
    db,
  );
  const { salt } = await db
    .selectFrom('view_salts')
    .select('salt')
    .where(sql<boolean>`day = ${day}::date`)
    .executeTakeFirstOrThrow();
  return salt;
}

/** Throws the salts of days before this one away, and so many rows of who looked. @returns how many of those */
export async function forgetViewersBefore(db: Queryable, day: string, limit: number): Promise<number> {
  await sql`delete from view_salts where day < ${day}::date`.execute(db);
  const { numAffectedRows } = await sql`delete from post_viewers where ctid in (
    select ctid from post_viewers where day < ${day}::date limit ${limit})`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
