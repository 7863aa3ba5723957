import { PINNED_POSTS } from '@likha/contract/limits';
import { sql } from 'kysely';
import { type Database, type Prepared, prepare, type Queryable } from '../../../platform/database/index.ts';

/** A picture of a post behind the first file. */
export interface FurtherPicture {
  id: string;
  width: number | null;
  height: number | null;
  thumbhash: string | null;
}

/** A post with everything that a list shows of it, and the facts that decide about access. */
export interface PostRow {
  id: string;
  creator_id: string;
  kind: 'post' | 'story';
  title: string;
  content: string;
  type: string;
  is_nsfw: boolean;
  is_ppv: boolean;
  is_subscriber_only: boolean;
  credit_price: number | null;
  tags: string[];
  status: string;
  /** Where it stands in lists: they go from greater to smaller. */
  place: string;
  edited_at: Date | null;
  publish_at: Date | null;
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
  media_video_state: string | null;
  media_video_progress: number | null;
  media_video_fault: string | null;
  media_has_preview: boolean | null;
  media_has_stream: boolean | null;
  /** In order; null where the first file is the only one. */
  further_pictures: FurtherPicture[] | null;
  is_unlocked: boolean;
  is_liked: boolean;
  is_saved: boolean;
  has_poll: boolean;
  is_pinned: boolean;
  is_subscribed: boolean;
  centavos_per_credit: number;
}

export type Placeholder = Parameters<Parameters<typeof prepare<ListParams, PostRow>>[0]>[1];

export interface ListParams {
  /** Null for a guest, who has unlocked nothing. */
  viewerId: string | null;
  now: Date;
  /** Posts with a smaller place: those that were published earlier. */
  before: string;
  creatorId?: string;
}

export const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * Lists are in the order of publication. Ids are made in order of time, so a post's own id says it, but for one that was
 * written earlier and published later. The indexes are by this expression, word for word.
 */
const PLACE = sql<string>`coalesce(posts.listed_as, posts.id)`;

/** Looked for only where the post says that there are some: most have one file. */
const FURTHER_PICTURES = sql<FurtherPicture[] | null>`case when posts.more_pictures > 0 then (
  select json_agg(json_build_object('id', m.id, 'width', m.width, 'height', m.height, 'thumbhash', m.thumbhash) order by f.place)
  from post_pictures f join media_items m on m.id = f.media_id where f.post_id = posts.id) end`;

/** Looked for only where somebody likes the post at all. */
const isLiked = (viewerId: ReturnType<Placeholder>) => sql<boolean>`posts.likes_count > 0 and exists (
  select 1 from post_likes l where l.person_id = ${viewerId}::uuid and l.post_id = posts.id)`;

const isSaved = (viewerId: ReturnType<Placeholder>) => sql<boolean>`exists (
  select 1 from saved_posts s where s.person_id = ${viewerId}::uuid and s.post_id = posts.id)`;

/** Posts (as `posts`) joined with what is shown; the one place that says what a list needs. No list has stories (P414). */
export function selectPosts(db: Database, param: Placeholder) {
  return selectRows(db, param).where(sql<boolean>`posts.kind = 'post'`);
}

/** Posts and stories, for who asks for one of them. */
export function selectRows(db: Database, param: Placeholder) {
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
      'posts.kind',
      'posts.title',
      'posts.content',
      'posts.type',
      'posts.is_nsfw',
      'posts.is_ppv',
      'posts.is_subscriber_only',
      'posts.credit_price',
      'posts.tags',
      'posts.status',
      PLACE.as('place'),
      'posts.edited_at',
      'posts.publish_at',
      'posts.likes_count',
      'posts.comments_count',
      'posts.views_count',
      'posts.created_at',
      sql<boolean>`posts.pinned_at is not null`.as('is_pinned'),
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
      'media.video_state as media_video_state',
      'media.video_progress as media_video_progress',
      'media.video_fault as media_video_fault',
      'media.has_preview as media_has_preview',
      'media.has_stream as media_has_stream',
      'setting.centavos_per_credit',
      FURTHER_PICTURES.as('further_pictures'),
      sql<boolean>`unlocks.fan_id is not null`.as('is_unlocked'),
      isLiked(param('viewerId')).as('is_liked'),
      isSaved(param('viewerId')).as('is_saved'),
      sql<boolean>`exists (select 1 from polls where polls.post_id = posts.id)`.as('has_poll'),
      sql<boolean>`subscriptions.fan_id is not null`.as('is_subscribed'),
    ]);
}

type Narrow = (
  query: ReturnType<typeof selectPosts>,
  param: Placeholder,
  limit: number,
) => ReturnType<typeof selectPosts>;

/** Page sizes, and one more to see whether there is a next page: the pages that screens ask for, and the largest. */
const LIMITS = [11, 21, 51] as const;

/**
 * A list in the order of its index. The limit is part of the text: with a limit that it does not know, PostgreSQL plans
 * for a tenth of the table and reads it all. So are the constants that partial indexes are matched by.
 */
function listStatement(narrow: Narrow) {
  return bySize((limit) =>
    prepare<ListParams, PostRow>((db, param) =>
      narrow(selectPosts(db, param), param, limit)
        .where(sql<boolean>`${PLACE} < ${param('before')}::uuid`)
        .where(sql<boolean>`creator.status = 'active'`)
        .orderBy(PLACE, 'desc')
        .limit(sql.lit(limit)),
    ),
  );
}

/** A statement for each size of a page; asked for with as many rows as are wanted, it answers with the smallest that has them. */
export function bySize<Params, Row>(statementFor: (limit: number) => Prepared<Params, Row>) {
  const byLimit = new Map(LIMITS.map((limit) => [limit as number, statementFor(limit)]));
  return (wanted: number): Prepared<Params, Row> => {
    const statement = byLimit.get(LIMITS.find((limit) => limit >= wanted) ?? 0);
    if (!statement) throw new RangeError(`no list is longer than ${LIMITS.at(-1)}`);
    return statement;
  };
}

const PUBLISHED = sql<boolean>`posts.status = 'published'`;
const NOT_MATURE = sql<boolean>`not posts.is_nsfw`;

/** The newest of each creator subscribed to, from their own index, then the newest of those. */
function subscribedFeed(isSafe: boolean) {
  const mature = isSafe ? sql`and not p.is_nsfw` : sql``;
  return listStatement((query, param, limit) =>
    query.where(
      'posts.id',
      'in',
      sql<string>`(select newest.id from subscriptions mine cross join lateral (
        select p.id from posts p where p.creator_id = mine.creator_id and coalesce(p.listed_as, p.id) < ${param('before')}::uuid
          and p.status = 'published' ${mature}
        order by coalesce(p.listed_as, p.id) desc limit ${sql.lit(limit)}) newest
        where mine.fan_id = ${param('viewerId')}::uuid and mine.ends_at > ${param('now')}::timestamptz)`,
    ),
  );
}
const subscribed = subscribedFeed(false);
const safeSubscribed = subscribedFeed(true);

/** Of whom a feed of the followed is made: so many creators, those followed last. */
const MOST_FOLLOWED = 1000;

/** Of each creator followed the newest post alone, then the newest of those whose posts lead: a page has no others. */
function followedFeed(isSafe: boolean) {
  const shown = isSafe ? sql`p.status = 'published' and not p.is_nsfw` : sql`p.status = 'published'`;
  return listStatement((query, param, limit) => {
    const earlier = sql`${shown} and coalesce(p.listed_as, p.id) < ${param('before')}::uuid`;
    return query.where(
      'posts.id',
      'in',
      sql<string>`(select newest.id from (
        select best.creator_id from (select creator_id from follows where fan_id = ${param('viewerId')}::uuid
            order by created_at desc limit ${sql.lit(MOST_FOLLOWED)}) mine
          cross join lateral (select p.creator_id, coalesce(p.listed_as, p.id) as place from posts p
            where p.creator_id = mine.creator_id and ${earlier}
            order by coalesce(p.listed_as, p.id) desc limit 1) best
          join users u on u.id = best.creator_id and u.status = 'active'
          order by best.place desc limit ${sql.lit(limit)}) ahead
        cross join lateral (select p.id from posts p where p.creator_id = ahead.creator_id and ${earlier}
          order by coalesce(p.listed_as, p.id) desc limit ${sql.lit(limit)}) newest)`,
    );
  });
}
const followed = followedFeed(false);
const safeFollowed = followedFeed(true);

const ofCreator = (query: ReturnType<typeof selectPosts>, param: Placeholder) =>
  query.where(sql<boolean>`posts.creator_id = ${param('creatorId')}::uuid`);
const NOT_PINNED = sql<boolean>`posts.pinned_at is null`;
const byCreator = listStatement((query, param) => ofCreator(query, param).where(PUBLISHED).where(NOT_PINNED));
const safeByCreator = listStatement((query, param) =>
  ofCreator(query, param).where(PUBLISHED).where(NOT_PINNED).where(NOT_MATURE),
);
const pinnedStatement = prepare<ListParams, PostRow>((db, param) =>
  ofCreator(selectPosts(db, param), param)
    .where(PUBLISHED)
    .where(sql<boolean>`posts.pinned_at is not null`)
    .where(sql<boolean>`creator.status = 'active'`)
    .orderBy('posts.pinned_at', 'desc')
    .orderBy(PLACE, 'desc')
    .limit(sql.lit(PINNED_POSTS)),
);
const own = listStatement((query, param) =>
  ofCreator(query, param).where(sql<boolean>`posts.status not in ('removed', 'withdrawn')`),
);

export interface PageParams {
  viewerId: string | null;
  now: Date;
  before: string | undefined;
  limit: number;
}

type ListOf = ReturnType<typeof listStatement>;

async function read(db: Queryable, list: ListOf, page: PageParams, creatorId?: string): Promise<PostRow[]> {
  const { viewerId, now, before = LAST_ID, limit } = page;
  const rows = await list(limit).all(db, { viewerId, now, before, creatorId });
  return rows.slice(0, limit);
}

export function listSubscribed(db: Queryable, page: PageParams, isSafe: boolean): Promise<PostRow[]> {
  return read(db, isSafe ? safeSubscribed : subscribed, page);
}

export function listFollowed(db: Queryable, page: PageParams, isSafe: boolean): Promise<PostRow[]> {
  return read(db, isSafe ? safeFollowed : followed, page);
}

/** What a creator published and did not pin, for a page with as many rows: all of it, or what is not mature. */
export const ofCreatorBySize = { all: byCreator, safe: safeByCreator };

/** What stands on top of a creator's profile, pinned last first (P402). */
export async function listPinned(
  db: Queryable,
  { viewerId, now }: Pick<PageParams, 'viewerId' | 'now'>,
  creatorId: string,
  isSafe: boolean,
): Promise<PostRow[]> {
  const rows = await pinnedStatement.all(db, { viewerId, now, before: LAST_ID, creatorId });
  return rows.filter(({ is_nsfw }) => !isSafe || !is_nsfw);
}

export function listOwn(db: Queryable, page: PageParams, creatorId: string): Promise<PostRow[]> {
  return read(db, own, page, creatorId);
}

/** For the bench and for the test that looks at plans. */
export const listStatements = {
  subscribed: subscribed(11),
  followed: followed(11),
  creator: byCreator(21),
};
