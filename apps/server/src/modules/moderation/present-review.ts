import type { CallResponse, Calls } from '@likha/contract';
import type { Viewer } from '../../platform/viewer.ts';
import { publicMediaUrl } from '../accounts/index.ts';
import type { MediaAddresses } from '../media/index.ts';
import type { ReviewFileRow, ReviewRow } from './content.queries.ts';

type Review = CallResponse<Calls['updateReview']>['content'];

/** A post or comment in the queue as an admin sees it, with all its files but of what was removed. */
export function presentReview(row: ReviewRow, viewer: Viewer, addresses: MediaAddresses): Review {
  const shown = row.status === 'removed' ? [] : (row.files ?? []);
  const files = shown.map((file) => presentFile(file, viewer, addresses));
  return {
    id: row.id,
    content_id: row.content_id,
    content_type: row.content_type,
    status: row.status,
    content: { title: row.title, content: row.text },
    creator: {
      id: row.creator_id,
      full_name: row.creator_name,
      email: row.creator_email,
      username: row.creator_username,
      avatar: publicMediaUrl(row.creator_avatar_key),
    },
    post_id: row.post_id,
    is_nsfw: row.is_nsfw,
    media_kind: row.files?.[0]?.kind ?? null,
    media_url: files[0]?.media_url ?? null,
    thumbnail_url: files[0]?.thumbnail_url ?? null,
    files_count: row.files_count,
    files,
    created_at: row.created_at.toISOString(),
    flagged_keywords: row.flagged_keywords,
    admin_notes: row.admin_notes,
    decided_by: row.decided_by,
    claimed_by: row.claimed_by,
    is_mine: row.claimed_by_id === viewer.id,
  };
}

/** One file, with addresses that are the admin's own. */
export function presentFile(
  row: ReviewFileRow,
  viewer: Viewer,
  addresses: MediaAddresses,
): Review['files'][number] {
  const state = stateOf(row);
  const media = {
    id: row.id,
    kind: row.kind,
    contentType: row.content_type,
    hasStill: row.has_still,
    isReady: state === 'ready',
    hasPreview: row.has_preview,
    hasStream: row.has_stream,
  };
  const { url, stream, thumbnail } = addresses.open(media, viewer, { isPublic: false });
  return {
    id: row.id,
    kind: row.kind,
    state,
    width: row.width,
    height: row.height,
    duration_seconds: row.duration_seconds,
    media_url: url,
    stream_url: stream,
    thumbnail_url: thumbnail,
  };
}

/** A picture is always ready. */
function stateOf({ video_state: state }: ReviewFileRow) {
  if (state === null || state === 'ready') return 'ready';
  return state === 'failed' ? 'failed' : 'processing';
}
