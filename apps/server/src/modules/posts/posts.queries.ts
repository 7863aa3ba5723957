import { type ExpressionBuilder, sql } from 'kysely';
import { type Database, prepare, type Queryable, type Tx } from '../../platform/database.ts';
import type { DB } from '../../platform/schema.generated.ts';

/** A post with everything that a list shows of it, and the facts that decide about access. */
export interface PostRow {
  id: string;
  creator_id: string;
  title: string;
  content: string;
  type: string;
  is_nsfw: boolean;
  is_ppv: boolean;
  is_subscriber_only: boolean;
  credit_price: number | null;
  tags: string[];
  status: string;
  likes_count: number;
  comments_count: number;
  views_count: number;
  created_at: Date;
  creator_name: string;
  creator_username: string;
  creator_avatar_key: string | null;
  creator_kyc_status: string;
  media_id: string | null;
  media_kind: string | null;
  media_type: string | null;
  media_width: number | null;
  media_height: number | null;
  media_duration: number | null;
  media_thumbhash: string | null;
  media_has_still: boolean | null;
  is_unlocked: boolean;
  is_subscribed: boolean;
  centavos_per_credit: number;
}

type Placeholder = Parameters<Parameters<typeof prepare<ListParams, PostRow>>[0]>[1];

interface ListParams {
  /** Null for a guest, who has unlocked nothing. */
  viewerId: string | null;
  now: Date;
  /** Posts with a smaller id: earlier ones. */
  before: string;
  limit: number;
  creatorId?: string;
}

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Posts (as `posts`) joined with what is shown; the one place that says what a list needs. */
function selectPosts(db: Database, param: Placeholder) {
  return db
    .selectFrom('posts')
    .innerJoin('users as creator', 'creator.id', 'posts.creator_id')
    .innerJoin('platform_settings as setting', (join) => join.onTrue())
    .leftJoin('media_items as media', 'media.id', 'posts.media_id')
    .leftJoin('unlocks', (join) =>
      join.onRef('unlocks.post_id', '=', 'posts.id').on('unlocks.fan_id', '=', param('viewerId')),
    )
    .leftJoin('subscriptions', (join) =>
      join
        .onRef('subscriptions.creator_id', '=', 'posts.creator_id')
        .on('subscriptions.fan_id', '=', param('viewerId'))
        .on('subscriptions.ends_at', '>', param('now')),
    )
    .select([
      'posts.id',
      'posts.creator_id',
      'posts.title',
      'posts.content',
      'posts.type',
      'posts.is_nsfw',
      'posts.is_ppv',
      'posts.is_subscriber_only',
      'posts.credit_price',
      'posts.tags',
      'posts.status',
      'posts.likes_count',
      'posts.comments_count',
      'posts.views_count',
      'posts.created_at',
      'creator.full_name as creator_name',
      'creator.username as creator_username',
      'creator.avatar_key as creator_avatar_key',
      'creator.kyc_status as creator_kyc_status',
      'media.id as media_id',
      'media.kind as media_kind',
      'media.content_type as media_type',
      'media.width as media_width',
      'media.height as media_height',
      'media.duration_seconds as media_duration',
      'media.thumbhash as media_thumbhash',
      'media.has_still as media_has_still',
      'setting.centavos_per_credit',
      sql<boolean>`unlocks.fan_id is not null`.as('is_unlocked'),
      sql<boolean>`subscriptions.fan_id is not null`.as('is_subscribed'),
    ]);
}

function newestBefore(db: Database, param: Placeholder) {
  return selectPosts(db, param)
    .where('posts.id', '<', param('before'))
    .where('creator.status', '=', 'active')
    .orderBy('posts.id', 'desc')
    .limit(param('limit') as never);
}

type PostsExpression = ExpressionBuilder<DB, 'posts'>;
const isPublished = (where: PostsExpression) => where('posts.status', '=', 'published');

const feedStatement = prepare<ListParams, PostRow>((db, param) =>
  newestBefore(db, param).where(isPublished as never),
);
const safeFeedStatement = prepare<ListParams, PostRow>((db, param) =>
  newestBefore(db, param)
    .where(isPublished as never)
    .where('posts.is_nsfw', '=', sql<boolean>`false`),
);

/** The newest of each creator subscribed to, from their own index, then the newest of those. */
function subscribedFeed(isSafe: boolean) {
  return prepare<ListParams, PostRow>((db, param) =>
    newestBefore(db, param).where(
      'posts.id',
      'in',
      sql<string>`(select newest.id from subscriptions mine cross join lateral (
        select p.id from posts p where p.creator_id = mine.creator_id and p.id < ${param('before')}::uuid and p.status = 'published'
          ${isSafe ? sql`and not p.is_nsfw` : sql``} order by p.id desc limit ${param('limit')}::int) newest
        where mine.fan_id = ${param('viewerId')}::uuid and mine.ends_at > ${param('now')}::timestamptz)`,
    ),
  );
}
const subscribedStatement = subscribedFeed(false);
const safeSubscribedStatement = subscribedFeed(true);

const creatorStatement = prepare<ListParams, PostRow>((db, param) =>
  newestBefore(db, param)
    .where('posts.creator_id', '=', param('creatorId') as never)
    .where(isPublished as never),
);
const safeCreatorStatement = prepare<ListParams, PostRow>((db, param) =>
  newestBefore(db, param)
    .where('posts.creator_id', '=', param('creatorId') as never)
    .where(isPublished as never)
    .where('posts.is_nsfw', '=', sql<boolean>`false`),
);
const ownStatement = prepare<ListParams, PostRow>((db, param) =>
  newestBefore(db, param)
    .where('posts.creator_id', '=', param('creatorId') as never)
    .where('posts.status', '<>', 'removed'),
);

export interface PageParams {
  viewerId: string | null;
  now: Date;
  before: string | undefined;
  limit: number;
}

function paramsOf(page: PageParams, creatorId?: string): ListParams {
  return {
    viewerId: page.viewerId,
    now: page.now,
    before: page.before ?? LAST_ID,
    limit: page.limit,
    creatorId,
  };
}

export function listFeed(
  db: Queryable,
  page: PageParams,
  filter: { isSafe: boolean; isSubscribedOnly: boolean },
): Promise<PostRow[]> {
  const [any, safe] = filter.isSubscribedOnly
    ? [subscribedStatement, safeSubscribedStatement]
    : [feedStatement, safeFeedStatement];
  return (filter.isSafe ? safe : any).all(db, paramsOf(page));
}

export function listByCreator(
  db: Queryable,
  page: PageParams,
  creatorId: string,
  isSafe: boolean,
): Promise<PostRow[]> {
  return (isSafe ? safeCreatorStatement : creatorStatement).all(db, paramsOf(page, creatorId));
}

export function listOwn(db: Queryable, page: PageParams, creatorId: string): Promise<PostRow[]> {
  return ownStatement.all(db, paramsOf(page, creatorId));
}

const oneStatement = prepare<ListParams & { id: string }, PostRow>((db, param) =>
  selectPosts(db, param as unknown as Placeholder)
    .where((where) =>
      where.or([where('posts.id', '=', param('id')), where('posts.media_id', '=', param('id'))]),
    )
    .where('posts.status', '<>', 'removed'),
);

/** One post by its own id or by that of its media item, as it stands for a viewer. */
export function findPost(
  db: Queryable,
  id: string,
  viewerId: string | null,
  now: Date,
): Promise<PostRow | undefined> {
  return oneStatement.first(db, { id, viewerId, now, before: LAST_ID, limit: 1 });
}

/** The hot statements, for the bench and for the test that looks at their plans. */
export const hotStatements = {
  feed: feedStatement,
  safeFeed: safeFeedStatement,
  subscribed: subscribedStatement,
  creator: creatorStatement,
};

export interface NewPost {
  id: string;
  creator_id: string;
  title: string;
  content: string;
  type: 'photo' | 'video';
  media_id: string | null;
  is_nsfw: boolean;
  is_ppv: boolean;
  is_subscriber_only: boolean;
  credit_price: number | null;
  tags: string[];
  status: 'published' | 'in_review';
  created_at: Date;
}

/** Adds the post and counts it for its creator. */
export async function insertPost(tx: Tx, post: NewPost): Promise<void> {
  await tx.insertInto('posts').values(post).execute();
  await tx
    .updateTable('users')
    .set({ posts_count: sql`posts_count + 1` })
    .where('id', '=', post.creator_id)
    .execute();
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

export const countUnlockStatement = prepare<{ postId: string }, never>(
  (_db, param) =>
    sql<never>`update posts set unlocks_count = unlocks_count + 1 where id = ${param('postId')}::uuid`,
);

/** Counts an unlock, in its transaction. */
export async function countUnlock(tx: Tx, postId: string): Promise<void> {
  await countUnlockStatement.all(tx, { postId });
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
