import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/index.ts';

export interface RoomRow {
  id: string;
  creator_id: string;
  state: 'scheduled' | 'running' | 'ended';
  last_part_at: Date | null;
  last_seq: number;
  viewers_count: number;
  goal_reached: number | null;
  pinned: string | null;
  slow_seconds: number;
  subscribers_only: boolean;
  warning: string | null;
  warned_at: Date | null;
}

/** What is said of streams to all who look at them. */
export async function listRooms(db: Queryable, ids: readonly string[]): Promise<RoomRow[]> {
  const { rows } = await sql<RoomRow>`
    select id, creator_id, state, last_part_at, last_seq, viewers_count, case when goal_credits is not null then reached_credits end as goal_reached,
      pinned, slow_seconds, subscribers_only, warning, warned_at from live_streams where id = any(${ids as string[]}::uuid[])`.execute(
    db,
  );
  return rows;
}
