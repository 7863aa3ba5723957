import type { CallResponse, Calls } from '@likha/contract';
import type { Viewer } from '../../platform/viewer.ts';
import type { MediaAddresses } from '../media/index.ts';
import type { VaultRow } from './files.queries.ts';

type VaultFile = CallResponse<Calls['changeVaultFile']>;

/** A file as its creator gets it: never blurred. */
export function presentVaultFile(
  row: VaultRow,
  viewer: Pick<Viewer, 'id' | 'sessionId'>,
  addresses: MediaAddresses,
): VaultFile {
  const isReady = row.video_state === null || row.video_state === 'ready';
  const media = {
    ...{ id: row.id, kind: row.kind, contentType: row.content_type },
    ...{ hasStill: row.has_still, isReady, hasStream: row.has_stream, hasPreview: false },
  };
  const open = addresses.open(media, viewer, { isPublic: false });
  const {
    kind,
    width,
    height,
    duration_seconds,
    thumbhash,
    title,
    folder_id,
    sold_count,
    places_count,
    is_reusable,
    is_bought,
  } = row;
  return {
    file_key: row.id,
    ...{
      kind,
      width,
      height,
      duration_seconds,
      thumbhash,
      title,
      folder_id,
      sold_count,
      places_count,
      is_reusable,
      is_bought,
    },
    state: isReady ? 'ready' : row.video_state === 'failed' ? 'failed' : 'processing',
    media_url: open.url,
    stream_url: open.stream,
    thumbnail_url: open.thumbnail,
    place: row.post_id ? 'post' : row.broadcast_id ? 'broadcast' : 'message',
    post: row.post_id ? { id: row.post_id, title: row.post_title ?? '' } : null,
    created_at: row.created_at.toISOString(),
  };
}
