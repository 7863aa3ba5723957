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

export async function isListedCreator(
  db: Queryable,
  id: string,
  viewerId: string | null = null,
): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('user_type', '=', 'creator')
    .where('status', '=', 'active')
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('blocks')
            .select('blocks.id')
            .whereRef('blocks.blocker_id', '=', 'users.id')
            .where('blocks.blocked_id', '=', viewerId),
        ),
      ),
    )
    .executeTakeFirst();
  return row !== undefined;
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
