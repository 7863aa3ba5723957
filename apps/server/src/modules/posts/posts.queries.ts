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

export interface NewPost {
  id: string;
  creator_id: string;
  title: string;
  content: string;
  type: 'photo' | 'video';
  media_id: string | null;
  /** The media items behind the first, in order. */
  furtherIds: readonly string[];
  is_nsfw: boolean;
  is_ppv: boolean;
  is_subscriber_only: boolean;
  credit_price: number | null;
  tags: string[];
  status: 'published' | 'in_review';
  created_at: Date;
}

/** Counts a post for its creator, or no longer: those that visitors are shown, and the mature ones among them. */
async function countPost(
  tx: Tx,
  creatorId: string,
  { status, is_nsfw }: { status: string; is_nsfw: boolean },
  change: 1 | -1,
): Promise<void> {
  if (status !== 'published') return;
  const mature = is_nsfw ? change : 0;
  await tx
    .updateTable('users')
    .set({
      posts_count: sql`posts_count + ${change}`,
      mature_posts_count: sql`mature_posts_count + ${mature}`,
    })
    .where('id', '=', creatorId)
    .execute();
}

/** Adds the post and counts it for its creator. */
export async function insertPost(tx: Tx, { furtherIds, ...post }: NewPost): Promise<void> {
  await tx
    .insertInto('posts')
    .values({ ...post, more_pictures: furtherIds.length })
    .execute();
  if (furtherIds.length > 0)
    await tx
      .insertInto('post_pictures')
      .values(furtherIds.map((mediaId, index) => ({ post_id: post.id, place: index + 2, media_id: mediaId })))
      .execute();
  await countPost(tx, post.creator_id, post, 1);
}

/** A post of this creator and how its video stands, kept as it is until the transaction ends. */
export async function lockOwnPost(
  tx: Tx,
  id: string,
  creatorId: string,
): Promise<{ media_id: string | null; video_state: string | null } | undefined> {
  const post = await tx
    .selectFrom('posts')
    .select('media_id')
    .where('id', '=', id)
    .where('creator_id', '=', creatorId)
    .where('status', '<>', 'removed')
    .forUpdate()
    .executeTakeFirst();
  if (!post?.media_id) return post && { ...post, video_state: null };
  const media = await tx
    .selectFrom('media_items')
    .select('video_state')
    .where('id', '=', post.media_id)
    .executeTakeFirst();
  return { media_id: post.media_id, video_state: media?.video_state ?? null };
}

/** The media items of a post behind the first. */
export async function listFurtherIds(tx: Tx, postId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('post_pictures')
    .select('media_id')
    .where('post_id', '=', postId)
    .execute();
  return rows.map((row) => row.media_id);
}

/** Takes a post that is locked away from everybody, and from its creator's count. */
export async function removeOwnPost(tx: Tx, id: string, creatorId: string): Promise<void> {
  const post = await tx
    .selectFrom('posts')
    .select(['status', 'is_nsfw'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await tx.updateTable('posts').set({ status: 'removed' }).where('id', '=', id).execute();
  await countPost(tx, creatorId, post, -1);
}

/** How many uploads a creator has made, looked at up to a bound only. */
export async function countUploads(db: Queryable, creatorId: string, bound: number): Promise<number> {
  const rows = await db
    .selectFrom('posts')
    .select('id')
    .where('creator_id', '=', creatorId)
    .where('media_id', 'is not', null)
    .limit(bound)
    .execute();
  return rows.length;
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
