import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/index.ts';

/** Planned streams whose time is over, those that were made for now and forgotten, and those of creators who are banned or gone. */
export async function listNeverCame(
  db: Queryable,
  { lateSince, forgottenSince, limit }: { lateSince: Date; forgottenSince: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.id from live_streams s join users c on c.id = s.creator_id where s.state = 'scheduled'
      and (s.scheduled_at <= ${lateSince} or (s.scheduled_at is null and s.created_at <= ${forgottenSince})
        or c.status in ('banned', 'erased', 'leaving')) order by s.scheduled_at limit ${limit}::int`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Does this creator not come back to what they planned? */
export async function isHostGone(
  db: Queryable,
  { creator_id: id }: { creator_id: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('status', 'in', ['banned', 'erased', 'leaving'])
    .executeTakeFirst();
  return row !== undefined;
}

/** Has this creator deleted their account? */
export async function hasHostLeft(db: Queryable, creatorId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', creatorId)
    .where('status', 'in', ['leaving', 'erased'])
    .executeTakeFirst();
  return row !== undefined;
}

/** Of a row of `users` by that name: may they stream? */
export const isHost = sql<boolean>`(c.status = 'active' and c.user_type = 'creator' and c.kyc_status = 'approved')`;

/** Is the creator still one who may stream? */
export async function mayHost(db: Queryable, creatorId: string): Promise<boolean> {
  const { rows } = await sql`select from users c where c.id = ${creatorId}::uuid and ${isHost}`.execute(db);
  return rows.length > 0;
}
