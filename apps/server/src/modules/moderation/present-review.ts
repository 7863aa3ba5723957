import type { CallResponse, Calls } from '@likha/contract';
import type { Viewer } from '../../platform/viewer.ts';
import type { MediaAddresses } from '../media/index.ts';
import type { ReviewRow } from './content.queries.ts';

/** A post or comment in the queue as an admin sees it, with addresses of its first file that are the admin's own. */
export function presentReview(
  row: ReviewRow,
  viewer: Viewer,
  addresses: MediaAddresses,
): CallResponse<Calls['updateReview']>['content'] {
  const media = addressesOf(row, viewer, addresses);
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
    },
    post_id: row.post_id,
    is_nsfw: row.is_nsfw,
    media_kind: row.media_kind,
    media_url: media?.url ?? null,
    thumbnail_url: media?.thumbnail ?? null,
    files_count: row.files_count,
    created_at: row.created_at.toISOString(),
    flagged_keywords: row.flagged_keywords,
    admin_notes: row.admin_notes,
    decided_by: row.decided_by,
    claimed_by: row.claimed_by,
    is_mine: row.claimed_by_id === viewer.id,
  };
}

function addressesOf(row: ReviewRow, viewer: Viewer, addresses: MediaAddresses) {
  if (row.media_id === null || row.media_kind === null) return null;
  const media = {
    id: row.media_id,
    kind: row.media_kind,
    contentType: row.media_type ?? '',
    hasStill: row.media_has_still ?? false,
    isReady: row.media_video_state === null || row.media_video_state === 'ready',
    hasPreview: row.media_has_preview ?? false,
    hasStream: row.media_has_stream ?? false,
  };
  return addresses.open(media, viewer, { isPublic: false });
}
