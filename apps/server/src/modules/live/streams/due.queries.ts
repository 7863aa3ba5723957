import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/index.ts';

/** Of a row of `users` by that name: may they stream? */
export const isHost = sql<boolean>`(c.status = 'active' and c.user_type = 'creator' and c.kyc_status = 'approved')`;
/** Have they deleted their account? */
export const hasLeft = sql<boolean>`(c.status in ('leaving', 'erased'))`;

/** Planned streams whose time is over, those that were made for now and forgotten, and those of creators who are banned or gone. */
export async function listNeverCame(
  db: Queryable,
  { lateSince, forgottenSince, limit }: { lateSince: Date; forgottenSince: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.id from live_streams s join users c on c.id = s.creator_id where s.state = 'scheduled'
      and (s.scheduled_at <= ${lateSince} or (s.scheduled_at is null and s.created_at <= ${forgottenSince})
        or c.status = 'banned' or ${hasLeft}) order by s.scheduled_at limit ${limit}::int`.execute(db);
  return rows.map(({ id }) => id);
}

/** How a creator stands to what they planned or stream. */
interface HostStanding {
  may_host: boolean;
  has_left: boolean;
  is_banned: boolean;
}

/** May they stream, have they left, are they banned? */
export async function readHost(db: Queryable, creatorId: string): Promise<HostStanding> {
  const { rows } = await sql<HostStanding>`
    select ${isHost} as may_host, ${hasLeft} as has_left, c.status = 'banned' as is_banned from users c where c.id = ${creatorId}::uuid`.execute(
    db,
  );
  return rows[0] ?? { may_host: false, has_left: false, is_banned: false };
}
