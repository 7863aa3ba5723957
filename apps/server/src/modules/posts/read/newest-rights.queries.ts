import { sql } from 'kysely';
import { prepare, type Queryable } from '../../../platform/database/index.ts';

/** What decides about a post for one viewer. */
export interface RightsRow {
  id: string;
  status: string;
  is_ppv: boolean;
  is_subscriber_only: boolean;
  is_unlocked: boolean;
  is_subscribed: boolean;
}

interface Asked {
  ids: readonly string[];
  viewerId: string;
  now: Date;
}

const ofPosts = prepare<Asked, RightsRow>((db, param) =>
  db
    .selectFrom('posts')
    .select([
      'posts.id',
      'posts.status',
      'posts.is_ppv',
      'posts.is_subscriber_only',
      sql<boolean>`exists (select 1 from unlocks u where u.post_id = posts.id and u.fan_id = ${param('viewerId')}::uuid)`.as(
        'is_unlocked',
      ),
      sql<boolean>`exists (select 1 from subscriptions s where s.creator_id = posts.creator_id
        and s.fan_id = ${param('viewerId')}::uuid and s.ends_at > ${param('now')}::timestamptz)`.as(
        'is_subscribed',
      ),
    ])
    .where(sql<boolean>`posts.id = any(${param('ids')}::uuid[])`)
    .where('posts.status', '<>', 'removed'),
);

/** What a viewer may open of these posts; without those that were removed. */
export function findRights(db: Queryable, asked: Asked): Promise<RightsRow[]> {
  return ofPosts.all(db, asked);
}
