import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

/** Keeps that somebody saw a story, and counts them the first time. */
export async function addStoryView(
  db: Queryable,
  view: { storyId: string; personId: string; now: Date },
): Promise<void> {
  await sql`with fresh as (
      insert into story_views (story_id, person_id, seen_at) values (${view.storyId}::uuid, ${view.personId}::uuid, ${view.now})
      on conflict do nothing returning story_id)
    update posts set views_count = views_count + 1 from fresh where posts.id = fresh.story_id`.execute(db);
}

export interface StoryViewerRow {
  id: string;
  username: string;
  avatar_key: string | null;
  seen_at: Date;
}

/** Whom of those who saw a story its creator may know (P44): who follows or subscribes; who saw it last first. */
export async function listViewerRows(
  db: Queryable,
  story: { id: string; creatorId: string },
  page: { now: Date; limit: number; after: { position: number; id: string } | null },
): Promise<StoryViewerRow[]> {
  const { now, limit, after } = page;
  const behind = after
    ? sql`and (v.seen_at, v.person_id) < (to_timestamp(${after.position}::bigint / 1000.0), ${after.id}::uuid)`
    : sql``;
  const { rows } = await sql<StoryViewerRow>`
    select u.id, u.username, u.avatar_key, v.seen_at from story_views v
    join users u on u.id = v.person_id and u.status <> 'erased'
    where v.story_id = ${story.id}::uuid ${behind} and (
      exists (select from follows f where f.fan_id = v.person_id and f.creator_id = ${story.creatorId}::uuid)
      or exists (select from subscriptions s where s.fan_id = v.person_id and s.creator_id = ${story.creatorId}::uuid
        and s.ends_at > ${now}))
    order by v.seen_at desc, v.person_id desc limit ${limit}`.execute(db);
  return rows;
}

/** Who saw a story that is deleted. */
export async function forgetViewsOf(tx: Tx, storyId: string): Promise<void> {
  await tx.deleteFrom('story_views').where('story_id', '=', storyId).execute();
}

/** What a person saw who is erased; how many saw it stays. */
export async function eraseStoryViews(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('story_views').where('person_id', '=', personId).execute();
}

/** Forgets so many who looked before a moment. @returns how many */
export async function forgetStoryViewsBefore(db: Queryable, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from story_views where ctid in (
    select ctid from story_views where seen_at < ${before} limit ${limit})`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
