import { sql } from 'kysely';
import { atLeast, type Days, idOfDays, type Queryable } from '../../platform/database/index.ts';

export type ReviewStatus = 'pending' | 'flagged' | 'approved' | 'removed';

export interface ReviewFileRow {
  id: string;
  kind: 'photo' | 'video' | 'voice';
  content_type: string;
  width: number | null;
  height: number | null;
  duration_seconds: number | null;
  has_still: boolean;
  video_state: string | null;
  has_preview: boolean;
  has_stream: boolean;
}

export interface ReviewRow {
  id: string;
  content_id: string;
  content_type: 'post' | 'comment' | 'message' | 'live_line';
  status: ReviewStatus;
  title: string;
  text: string;
  creator_id: string;
  creator_name: string;
  creator_email: string;
  creator_username: string;
  creator_avatar_key: string | null;
  post_id: string | null;
  is_nsfw: boolean;
  files_count: number;
  /** Those of a post or message, in order; null where there are none. */
  files: ReviewFileRow[] | null;
  created_at: Date;
  flagged_keywords: string[];
  admin_notes: string;
  decided_by: string | null;
  claimed_by: string | null;
  claimed_by_id: string | null;
}

const FILE_LIST = sql`json_agg(json_build_object('id', m.id, 'kind', m.kind, 'content_type', m.content_type, 'width', m.width,
    'height', m.height, 'duration_seconds', m.duration_seconds, 'has_still', m.has_still, 'video_state', m.video_state, 'has_preview', m.has_preview,
    'has_stream', m.has_stream) order by f.place)`;

/** The first file of a post and the pictures behind it, or those of a held message; looked for only where there are some. */
const FILES = sql<ReviewFileRow[] | null>`case when post.media_id is not null then (
  select ${FILE_LIST} from (select post.media_id, -1 as place union all
    select further.media_id, further.place from post_pictures further where further.post_id = post.id) f
  join media_items m on m.id = f.media_id)
  when message.files_count > 0 then (
  select ${FILE_LIST} from message_files f join media_items m on m.id = f.media_id where f.message_id = message.id or f.broadcast_id = message.broadcast_id) end`;

function selectReviews(db: Queryable, now: Date) {
  return (
    db
      .selectFrom('content_reviews as r')
      .innerJoin('users as author', 'author.id', 'r.author_id')
      .leftJoin('users as decider', 'decider.id', 'r.decided_by')
      .leftJoin('users as claimer', (join) =>
        join.onRef('claimer.id', '=', 'r.claimed_by').on('r.claimed_until', '>', now),
      )
      .leftJoin('comments as comment', 'comment.id', 'r.content_id')
      .leftJoin('posts as post', 'post.id', 'r.content_id')
      // What staff has let through is between its two again.
      .leftJoin('messages as message', (join) =>
        join.onRef('message.id', '=', 'r.content_id').on('r.status', '<>', 'approved'),
      )
      .select([
        'r.id',
        'r.content_id',
        'r.content_type',
        'r.status',
        sql<string>`coalesce(post.title, '')`.as('title'),
        sql<string>`coalesce(case when post.id is not null then with_poll(post.content, post.id) end, comment.text, message.text, (select l.text from live_lines l where l.id = r.content_id), (select b.text from broadcasts b where b.id = message.broadcast_id), '')`.as(
          'text',
        ),
        'author.id as creator_id',
        'author.full_name as creator_name',
        'author.email as creator_email',
        'author.username as creator_username',
        'author.avatar_key as creator_avatar_key',
        sql<string | null>`coalesce(post.id, comment.post_id)`.as('post_id'),
        sql<boolean>`coalesce(post.is_nsfw, false)`.as('is_nsfw'),
        sql<number>`case when post.media_id is null then coalesce(message.files_count, 0) else 1 + post.more_pictures end`.as(
          'files_count',
        ),
        FILES.as('files'),
        'r.created_at',
        'r.flagged_keywords',
        'r.admin_notes',
        'decider.full_name as decided_by',
        'claimer.full_name as claimed_by',
        'claimer.id as claimed_by_id',
      ])
      .$castTo<ReviewRow>()
  );
}

const OPEN = sql<boolean>`r.status in ('pending', 'flagged')`;

/** What waits, the longest waiting first; all, and what was decided, the newest first; each from a place on. */
export function listReviewRows(
  db: Queryable,
  status: ReviewStatus | 'open' | 'all',
  page: { limit: number; from: string | undefined; days: Days; now: Date },
): Promise<ReviewRow[]> {
  const isWaiting = status === 'open' || status === 'pending' || status === 'flagged';
  let query = selectReviews(db, page.now)
    .where(idOfDays('r.id', page.days))
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
