import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/index.ts';

/** All posts of a creator. */
export async function countPosts(db: Queryable, creatorId: string): Promise<number> {
  const row = await db
    .selectFrom('users')
    .select('posts_count')
    .where('id', '=', creatorId)
    .executeTakeFirst();
  return row?.posts_count ?? 0;
}

/** Pay-per-view posts that anybody may see in a list, oldest first. */
export function listPaidPosts(db: Queryable) {
  return db
    .selectFrom('posts')
    .select(['id', 'creator_id', 'credit_price', 'created_at'])
    .where('is_ppv', '=', true)
    .where('is_nsfw', '=', false)
    .orderBy('id')
    .execute();
}

export function listMedia(db: Queryable) {
  return db
    .selectFrom('media_items')
    .select(['id', 'owner_id'])
    .where('status', '=', 'ready')
    .orderBy('id')
    .execute();
}

export async function isFollowing(db: Queryable, fanId: string, creatorId: string): Promise<boolean> {
  const row = await db
    .selectFrom('follows')
    .select('fan_id')
    .where('fan_id', '=', fanId)
    .where('creator_id', '=', creatorId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The last thing that seeding writes: everything else is there when this is. */
export async function isSeeded(db: Queryable): Promise<boolean> {
  const { rows } = await sql<{
    seeded: boolean;
  }>`select coalesce(obj_description('users'::regclass), '') = 'demo' as seeded`.execute(db);
  return rows[0]?.seeded ?? false;
}

export async function markSeeded(db: Queryable): Promise<void> {
  await sql`comment on table users is 'demo'`.execute(db);
}
