import type { StoryAudience } from '@likha/contract/late-limits';
import { type Expression, sql } from 'kysely';
import { prepare, type Queryable } from '../../../platform/database/index.ts';

/** Of the post that shows a media item: what decides whether somebody may see it. */
export interface MediaRightRow {
  creator_id: string;
  status: string;
  is_ppv: boolean;
  is_subscriber_only: boolean;
  is_nsfw: boolean;
  /** Its creator is not banned, suspended or gone. */
  is_creator_there: boolean;
  /** Its creator has blocked the viewer. */
  is_blocked: boolean;
  is_unlocked: boolean;
  is_subscribed: boolean;
  kind: 'post' | 'story';
  /** Of a story. */
  audience: StoryAudience | null;
  /** Of a story. */
  expires_at: Date | null;
  is_followed: boolean;
}

interface Params {
  mediaId: string;
  /** Null for a guest. */
  viewerId: string | null;
  now: Date;
}

export const mediaRight = prepare<Params, MediaRightRow>((db, param) =>
  db
    .selectFrom('posts')
    .innerJoin('users as creator', 'creator.id', 'posts.creator_id')
    .where('posts.id', '=', postOf(param('mediaId')))
    .where('posts.status', '<>', 'removed')
    .select([
      'posts.creator_id',
      'posts.status',
      'posts.is_ppv',
      'posts.is_subscriber_only',
      'posts.is_nsfw',
      'posts.kind',
      'posts.audience',
      'posts.expires_at',
      sql<boolean>`posts.audience = 'followers' and exists (select 1 from follows f where f.creator_id = posts.creator_id
        and f.fan_id = ${param('viewerId')}::uuid)`.as('is_followed'),
      sql<boolean>`creator.status = 'active' and creator.user_type = 'creator'`.as('is_creator_there'),
      sql<boolean>`exists (select 1 from blocks b where b.blocker_id = posts.creator_id
        and b.blocked_id = ${param('viewerId')}::uuid)`.as('is_blocked'),
      sql<boolean>`exists (select 1 from unlocks u where u.post_id = posts.id
        and u.fan_id = ${param('viewerId')}::uuid)`.as('is_unlocked'),
      sql<boolean>`exists (select 1 from subscriptions s where s.creator_id = posts.creator_id
        and s.fan_id = ${param('viewerId')}::uuid and s.ends_at > ${param('now')})`.as('is_subscribed'),
    ]),
);

/** A post that everybody may know of shows the item, and its creator is there. */
export const publishedMedia = prepare<{ mediaId: string }, { id: string }>((db, param) =>
  db
    .selectFrom('posts')
    .innerJoin('users as creator', 'creator.id', 'posts.creator_id')
    .where('posts.id', '=', postOf(param('mediaId')))
    .where('posts.status', '=', 'published')
    .where('creator.status', '=', 'active')
    .select('posts.id'),
);

/** By its first file, or by a picture behind it. */
function postOf(mediaId: Expression<string>) {
  return sql<string>`coalesce((select p.id from posts p where p.media_id = ${mediaId}::uuid),
    (select f.post_id from post_pictures f where f.media_id = ${mediaId}::uuid))`;
}

/** Undefined when no post shows the item, or it was removed. */
export function findMediaRight(
  db: Queryable,
  mediaId: string,
  viewerId: string | null,
  now: Date,
): Promise<MediaRightRow | undefined> {
  return mediaRight.first(db, { mediaId, viewerId, now });
}

/** Is a media item shown by a post that is published, of somebody who is there? */
export async function isPublished(db: Queryable, mediaId: string): Promise<boolean> {
  return (await publishedMedia.first(db, { mediaId })) !== undefined;
}
