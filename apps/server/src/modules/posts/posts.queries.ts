import { sql } from 'kysely';
import { prepare, type Queryable, type Tx } from '../../platform/database/index.ts';
import { erasePolls } from './polls/polls.queries.ts';
import {
  LAST_ID,
  type ListParams,
  type Placeholder,
  type PostRow,
  selectRows,
} from './read/post-lists.queries.ts';
import { eraseStoryViews } from './stories/story-views.queries.ts';

const oneStatement = prepare<ListParams & { id: string }, PostRow>((db, param) =>
  selectRows(db, param as unknown as Placeholder)
    .where((where) =>
      where.or([
        where('posts.id', '=', param('id')),
        where('posts.media_id', '=', param('id')),
        sql<boolean>`posts.id = (select post_id from post_pictures where media_id = ${param('id')}::uuid)`,
      ]),
    )
    .where('posts.status', '<>', 'removed'),
);

/** One post or story by its own id or by that of one of its media items, as it stands for a viewer. */
export function findPost(
  db: Queryable,
  id: string,
  viewerId: string | null,
  now: Date,
): Promise<PostRow | undefined> {
  return oneStatement.first(db, { id, viewerId, now, before: LAST_ID });
}

/** A creator whose posts this viewer may look for, and whether any is pinned; no row where there is none. */
export const listedCreator = prepare<{ id: string; viewerId: string | null }, { has_pinned: boolean }>(
  (db, param) =>
    db
      .selectFrom('users')
      .select(
        sql<boolean>`exists (select from posts p where p.creator_id = users.id and p.pinned_at is not null)`.as(
          'has_pinned',
        ),
      )
      .where('users.id', '=', param('id'))
      .where('user_type', '=', 'creator')
      .where('users.status', '=', 'active')
      .where(
        sql<boolean>`not exists (select from blocks b where b.blocker_id = users.id and b.blocked_id = ${param('viewerId')}::uuid)`,
      ),
);

export async function isListedCreator(
  db: Queryable,
  id: string,
  viewerId: string | null = null,
): Promise<boolean> {
  return (await listedCreator.first(db, { id, viewerId })) !== undefined;
}

/** Takes every post of a creator away, what was written in it, and what a person voted for and saw of others'. The rows stay: sales name them. */
export async function erasePosts(tx: Tx, creatorId: string): Promise<void> {
  await erasePolls(tx, creatorId);
  await eraseStoryViews(tx, creatorId);
  await tx
    .updateTable('posts')
    .set({ status: 'removed', publish_at: null, pinned_at: null, title: '', content: '', tags: [] })
    .where('creator_id', '=', creatorId)
    .execute();
  await tx
    .updateTable('users')
    .set({ posts_count: 0, mature_posts_count: 0 })
    .where('id', '=', creatorId)
    .execute();
}
