import { sql } from 'kysely';
import { prepare, type Queryable, type Tx } from '../../platform/database/index.ts';
import {
  LAST_ID,
  type ListParams,
  type Placeholder,
  type PostRow,
  selectPosts,
} from './post-lists.queries.ts';

const oneStatement = prepare<ListParams & { id: string }, PostRow>((db, param) =>
  selectPosts(db, param as unknown as Placeholder)
    .where((where) =>
      where.or([
        where('posts.id', '=', param('id')),
        where('posts.media_id', '=', param('id')),
        sql<boolean>`posts.id = (select post_id from post_pictures where media_id = ${param('id')}::uuid)`,
      ]),
    )
    .where('posts.status', '<>', 'removed'),
);

/** One post by its own id or by that of one of its media items, as it stands for a viewer. */
export function findPost(
  db: Queryable,
  id: string,
  viewerId: string | null,
  now: Date,
): Promise<PostRow | undefined> {
  return oneStatement.first(db, { id, viewerId, now, before: LAST_ID });
}

export interface SeenMedia {
  mediaId: string;
  /** Null for a guest. */
  viewerId: string | null;
}

/**
 * Adds views to the posts of these media items; creators looking at their own do not count. Rows are locked in order of
 * their ids, so that two nodes never deadlock.
 */
export async function addViews(db: Queryable, seen: readonly SeenMedia[]): Promise<void> {
  const mediaIds = seen.map((view) => view.mediaId);
  const viewerIds = seen.map((view) => view.viewerId);
  await sql`with counted as (
      select p.id, count(*)::int as views
      from unnest(${mediaIds}::uuid[], ${viewerIds}::uuid[]) as v (media_id, viewer_id)
      join posts p on p.media_id = v.media_id and p.creator_id is distinct from v.viewer_id
      group by p.id
    ), locked as (
      select p.id from posts p join counted on counted.id = p.id order by p.id for no key update of p
    )
    update posts set views_count = posts.views_count + counted.views
    from counted join locked on locked.id = counted.id where posts.id = counted.id`.execute(db);
}

export async function isListedCreator(db: Queryable, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('user_type', '=', 'creator')
    .where('status', '=', 'active')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes every post of a creator away, and what was written in it. The rows stay: sales name them. */
export async function erasePosts(tx: Tx, creatorId: string): Promise<void> {
  await tx
    .updateTable('posts')
    .set({ status: 'removed', title: '', content: '', tags: [] })
    .where('creator_id', '=', creatorId)
    .execute();
  await tx
    .updateTable('users')
    .set({ posts_count: 0, mature_posts_count: 0 })
    .where('id', '=', creatorId)
    .execute();
}
