import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import { processVideoJob } from '../declared-jobs.ts';
import type { VideoFault } from './video-task.ts';

/** What the job needs to know of a video. */
export function findVideo(db: Queryable, id: string) {
  return db
    .selectFrom('media_items')
    .select(['id', 'content_type', 'bytes', 'video_state', 'has_still'])
    .where('id', '=', id)
    .where('kind', '=', 'video')
    .executeTakeFirst();
}

/** Videos that are not finished and for which no try is left or under way (P1081), at most so many. */
export async function listLostVideos(db: Queryable, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select m.id from media_items m
    where m.video_state in ('waiting', 'working') and m.status = 'ready' and not exists (
      select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = ${processVideoJob.id} and j.payload->>'mediaId' = m.id::text
        and (j.attempts < j.max_attempts or j.locked_at is not null))
    order by m.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Says how far it is; a video that is finished one way or another stays as it is. */
export async function markProgress(db: Queryable, id: string, percent: number): Promise<void> {
  await db
    .updateTable('media_items')
    .set({ video_state: 'working', video_progress: percent })
    .where('id', '=', id)
    .where('video_state', 'in', ['waiting', 'working'])
    .execute();
}

export interface ReadyVideo {
  content_type: string;
  bytes: number;
  width: number;
  height: number;
  duration_seconds: number;
  has_preview: boolean;
  has_stream: boolean;
  /** Only where it brought a picture. */
  still?: { thumbhash: string };
}

export async function markVideoReady(
  db: Queryable,
  id: string,
  { still, ...video }: ReadyVideo,
): Promise<void> {
  await db
    .updateTable('media_items')
    .set({ ...video, video_state: 'ready', video_progress: 100, video_fault: null })
    .$if(still !== undefined, (query) => query.set({ has_still: true, thumbhash: still?.thumbhash ?? null }))
    .where('id', '=', id)
    .execute();
}

/** @returns false when it is ready, or has failed already */
export async function markVideoFailed(tx: Tx, id: string, fault: VideoFault | 'our_fault'): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('media_items')
    .set({ video_state: 'failed', video_progress: 0, video_fault: fault })
    .where('id', '=', id)
    .where('video_state', 'not in', ['ready', 'failed'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Back to the beginning. @returns false when it has not failed, or no longer */
export async function markVideoWaiting(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('media_items')
    .set({ video_state: 'waiting', video_progress: 0, video_fault: null })
    .where('id', '=', id)
    .where('video_state', '=', 'failed')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
