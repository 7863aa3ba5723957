import type { ReplayAudience } from '@likha/contract/live/live-limits';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import { hasLeft } from '../streams/due.queries.ts';

export interface ReplayRow {
  id: string;
  creator_id: string;
  username: string;
  title: string;
  is_nsfw: boolean;
  replay: Exclude<ReplayAudience, 'none'>;
  replay_price: number | null;
  ended_at: Date;
  recording_run: number | null;
  recording_ms: number | null;
  recording_tens: number[] | null;
  replay_from_ms: number | null;
  replay_to_ms: number | null;
}

/** A stream of which a post is to be made and is not yet, by a creator who is here. */
export async function findReplay(db: Queryable, id: string): Promise<ReplayRow | undefined> {
  const { rows } = await sql<ReplayRow>`
    select s.id, s.creator_id, c.username, s.title, s.is_nsfw, s.replay, s.replay_price, s.ended_at,
      s.recording_run, s.recording_ms, s.recording_tens, s.replay_from_ms, s.replay_to_ms
    from live_streams s join users c on c.id = s.creator_id
    where s.id = ${id}::uuid and s.state = 'ended' and s.ended_why in ('host', 'lost') and s.replay <> 'none' and s.replay_post_id is null
      and s.purged_at is null and c.status = 'active' and c.kyc_status = 'approved'`.execute(db);
  return rows[0];
}

/** Is a post to be made of it once its creator, who is suspended or not verified, is back? */
export async function waitsForHost(db: Queryable, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from live_streams s join users c on c.id = s.creator_id
    where s.id = ${id}::uuid and s.state = 'ended' and s.ended_why in ('host', 'lost') and s.replay <> 'none' and s.replay_post_id is null
      and s.purged_at is null and (c.status = 'suspended' or (c.status = 'active' and c.kyc_status is distinct from 'approved'))`.execute(
    db,
  );
  return rows.length > 0;
}

export interface ToPurge {
  id: string;
  still_key: string | null;
  /** Nothing of what was said and shown is left. */
  is_cleared: boolean;
  /** No post is to be made of it any more. */
  is_over: boolean;
}

/** Streams that ended before a moment and of which something is left that is to go; what was sent of those with a replay that is still to be made has longer. */
export async function listToPurge(
  db: Queryable,
  { before, replaysBefore, limit }: { before: Date; replaysBefore: Date; limit: number },
): Promise<ToPurge[]> {
  const { rows } = await sql<ToPurge>`
    select * from (select id, still_key, ended_at, cleared_at is not null as is_cleared,
        replay = 'none' or replay_post_id is not null or ended_why in ('staff', 'never_came') or ended_at <= ${replaysBefore}
          or exists (select from users c where c.id = creator_id and ${hasLeft}) as is_over
      from live_streams where state = 'ended' and purged_at is null and ended_at <= ${before}) ended
    where is_over or not is_cleared order by ended_at limit ${limit}::int`.execute(db);
  return rows;
}

/** What was said and shown in a stream goes, and who may not write in it; what was paid stays. */
export async function clearRows(tx: Tx, id: string, now: Date): Promise<string[]> {
  const lines = await tx.deleteFrom('live_lines').where('live_id', '=', id).returning('id').execute();
  await tx.deleteFrom('live_muted').where('live_id', '=', id).execute();
  await tx.deleteFrom('live_reminders').where('live_id', '=', id).execute();
  await tx
    .updateTable('live_streams')
    .set({ cleared_at: now, still_key: null, pinned: null, warning: null, warned_at: null })
    .where('id', '=', id)
    .execute();
  return lines.map((line) => line.id);
}

export async function notePurged(db: Queryable, id: string, now: Date): Promise<void> {
  await db.updateTable('live_streams').set({ purged_at: now }).where('id', '=', id).execute();
}

/** The post that was made of a stream. */
export async function findReplayPost(db: Queryable, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('live_streams')
    .select('replay_post_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.replay_post_id ?? null;
}
