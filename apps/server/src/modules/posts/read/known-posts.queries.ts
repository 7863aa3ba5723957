import { sql } from 'kysely';
import { prepare, type Queryable } from '../../../platform/database/index.ts';
import {
  LAST_ID,
  type ListParams,
  type Placeholder,
  type PostRow,
  selectPosts,
} from './post-lists.queries.ts';

/** A post that somebody knows the id of. */
export interface KnownRow extends PostRow {
  /** Is its creator there for the viewer? Whom they have blocked keeps what they bought (P138). */
  is_there: boolean;
}

const byIds = prepare<ListParams & { ids: readonly string[] }, KnownRow>((db, param) =>
  selectPosts(db, param as unknown as Placeholder)
    .select(
      sql<boolean>`creator.user_type = 'creator' and creator.status = 'active' and (unlocks.fan_id is not null or not exists (
        select 1 from blocks b where b.blocker_id = posts.creator_id and b.blocked_id = ${param('viewerId')}::uuid))`.as(
        'is_there',
      ),
    )
    .where(sql<boolean>`posts.id = any(${param('ids')}::uuid[])`)
    .where('posts.status', '<>', 'removed'),
);

/** Posts by their ids, in no order. */
export function findPosts(
  db: Queryable,
  ids: readonly string[],
  viewerId: string,
  now: Date,
): Promise<KnownRow[]> {
  return byIds.all(db, { ids, viewerId, now, before: LAST_ID });
}
