import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/database/index.ts';

/** What the studio keeps of a creator; undefined before they changed anything. */
export function findStudio(db: Queryable, creatorId: string) {
  return db.selectFrom('creator_studios').selectAll().where('creator_id', '=', creatorId).executeTakeFirst();
}

interface StudioChange {
  goal_centavos?: number;
  goal_subscribers?: number;
  link_shared_at?: Date;
  first_steps_put_away_at?: Date | null;
}

export async function saveStudio(db: Queryable, creatorId: string, change: StudioChange): Promise<void> {
  await db
    .insertInto('creator_studios')
    .values({ creator_id: creatorId, ...change })
    .onConflict((conflict) => conflict.column('creator_id').doUpdateSet({ creator_id: creatorId, ...change }))
    .execute();
}

export async function eraseStudio(tx: Tx, creatorId: string): Promise<void> {
  await tx.deleteFrom('creator_studios').where('creator_id', '=', creatorId).execute();
}

/** Which of a creator's first steps are done, by what is there. */
export function findStepsDone(db: Queryable, creatorId: string) {
  return db
    .selectFrom('users')
    .select([
      sql<boolean>`avatar_key is not null`.as('avatar'),
      sql<boolean>`cover_key is not null`.as('cover'),
      sql<boolean>`subscription_price_centavos is not null`.as('price'),
      sql<boolean>`exists (select from posts where creator_id = users.id and kind = 'post' and status <> 'removed')`.as(
        'first_post',
      ),
      sql<boolean>`exists (select from payout_settings where creator_id = users.id)`.as('payout_method'),
    ])
    .where('id', '=', creatorId)
    .executeTakeFirstOrThrow();
}

export interface PostFigures {
  id: string;
  title: string;
  type: 'photo' | 'video';
  is_ppv: boolean;
  views_count: number;
  unlocks_count: number;
}

/** A creator's published posts with what came of them, the most unlocks first; kept counters, added up over their posts. */
export async function listTopPosts(db: Queryable, creatorId: string, limit: number): Promise<PostFigures[]> {
  const { rows } = await sql<PostFigures>`
    select p.id, p.title, p.type, p.is_ppv, p.views_count,
      (select coalesce(sum(c.unlocks), 0) from post_unlock_counts c where c.post_id = p.id)::int as unlocks_count
    from posts p where p.creator_id = ${creatorId}::uuid and p.status = 'published'
    order by unlocks_count desc, p.views_count desc, p.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Views and unlocks of all of a creator's paid posts. */
export async function countPaid(
  db: Queryable,
  creatorId: string,
): Promise<{ views: number; unlocks: number }> {
  const { rows } = await sql<{ views: number; unlocks: number }>`
    select coalesce(sum(p.views_count), 0)::bigint as views, coalesce(sum(
      (select coalesce(sum(c.unlocks), 0) from post_unlock_counts c where c.post_id = p.id)), 0)::bigint as unlocks
    from posts p where p.creator_id = ${creatorId}::uuid and p.is_ppv and p.status <> 'removed'`.execute(db);
  return rows[0] ?? { views: 0, unlocks: 0 };
}
