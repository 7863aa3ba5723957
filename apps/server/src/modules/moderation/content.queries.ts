import { sql } from 'kysely';
import { atLeast, type Queryable } from '../../platform/database/index.ts';

export type ReviewStatus = 'pending' | 'flagged' | 'approved' | 'removed';

export interface ReviewRow {
  id: string;
  content_id: string;
  content_type: 'post' | 'comment';
  status: ReviewStatus;
  title: string;
  text: string;
  creator_id: string;
  creator_name: string;
  creator_email: string;
  creator_username: string;
  post_id: string | null;
  is_nsfw: boolean;
  media_id: string | null;
  media_kind: 'photo' | 'video' | null;
  media_type: string | null;
  media_has_still: boolean | null;
  media_video_state: string | null;
  media_has_preview: boolean | null;
  media_has_stream: boolean | null;
  files_count: number;
  created_at: Date;
  flagged_keywords: string[];
  admin_notes: string;
  decided_by: string | null;
  claimed_by: string | null;
  claimed_by_id: string | null;
}

function selectReviews(db: Queryable, now: Date) {
  return db
    .selectFrom('content_reviews as r')
    .innerJoin('users as author', 'author.id', 'r.author_id')
    .leftJoin('users as decider', 'decider.id', 'r.decided_by')
    .leftJoin('users as claimer', (join) =>
      join.onRef('claimer.id', '=', 'r.claimed_by').on('r.claimed_until', '>', now),
    )
    .leftJoin('comments as comment', 'comment.id', 'r.content_id')
    .leftJoin('posts as post', 'post.id', 'r.content_id')
    .leftJoin('media_items as media', 'media.id', 'post.media_id')
    .select([
      'r.id',
      'r.content_id',
      'r.content_type',
      'r.status',
      sql<string>`coalesce(post.title, '')`.as('title'),
      sql<string>`coalesce(post.content, comment.text, '')`.as('text'),
      'author.id as creator_id',
      'author.full_name as creator_name',
      'author.email as creator_email',
      'author.username as creator_username',
      sql<string | null>`coalesce(post.id, comment.post_id)`.as('post_id'),
      sql<boolean>`coalesce(post.is_nsfw, false)`.as('is_nsfw'),
      'media.id as media_id',
      'media.kind as media_kind',
      'media.content_type as media_type',
      'media.has_still as media_has_still',
      'media.video_state as media_video_state',
      'media.has_preview as media_has_preview',
      'media.has_stream as media_has_stream',
      sql<number>`case when post.media_id is null then 0 else 1 + post.more_pictures end`.as('files_count'),
      'r.created_at',
      'r.flagged_keywords',
      'r.admin_notes',
      'decider.full_name as decided_by',
      'claimer.full_name as claimed_by',
      'claimer.id as claimed_by_id',
    ])
    .$castTo<ReviewRow>();
}

const OPEN = sql<boolean>`r.status in ('pending', 'flagged')`;

/** What waits, the longest waiting first; all, and what was decided, the newest first; each from a place on. */
export function listReviewRows(
  db: Queryable,
  status: ReviewStatus | 'open' | 'all',
  page: { limit: number; from: string | undefined; now: Date },
): Promise<ReviewRow[]> {
  const isWaiting = status === 'open' || status === 'pending' || status === 'flagged';
  let query = selectReviews(db, page.now)
    .orderBy('r.id', isWaiting ? 'asc' : 'desc')
    .limit(atLeast(page.limit));
  if (status === 'open') query = query.where(OPEN);
  else if (status !== 'all') query = query.where('r.status', '=', status);
  if (page.from !== undefined) query = query.where('r.id', isWaiting ? '>' : '<', page.from);
  return query.execute();
}

export function findReview(db: Queryable, contentId: string, now: Date): Promise<ReviewRow | undefined> {
  return selectReviews(db, now).where('r.content_id', '=', contentId).executeTakeFirst();
}
