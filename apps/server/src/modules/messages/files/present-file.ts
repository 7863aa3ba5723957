import type { CallResponse, Calls } from '@likha/contract';
import type { Viewer } from '../../../platform/viewer.ts';
import type { AddressableMedia, MediaAddresses } from '../../media/index.ts';
import type { FileRow } from './files.queries.ts';

type MessageFile = CallResponse<Calls['uploadMessageFile']>;

/** As it is addressed. What is locked shows no moving preview. */
export function addressableOf(row: FileRow): AddressableMedia {
  return {
    id: row.id,
    kind: row.kind,
    contentType: row.content_type,
    hasStill: row.has_still,
    isReady: row.video_state === null || row.video_state === 'ready',
    hasStream: row.has_stream,
    hasPreview: false,
  };
}

/** A file as one of the two gets it: what is locked leaves the server blurred, and what is withheld not at all. */
export function presentFile(
  row: FileRow,
  viewer: Pick<Viewer, 'id' | 'sessionId'>,
  {
    addresses,
    isLocked,
    isWithheld = false,
  }: { addresses: MediaAddresses; isLocked: boolean; isWithheld?: boolean },
): MessageFile {
  const media = addressableOf(row);
  const open = isLocked || isWithheld ? null : addresses.open(media, viewer, { isPublic: false });
  return {
    file_key: row.id,
    kind: row.kind,
    width: row.width,
    height: row.height,
    duration_seconds: row.duration_seconds,
    thumbhash: isWithheld ? null : row.thumbhash,
    state: media.isReady ? 'ready' : row.video_state === 'failed' ? 'failed' : 'processing',
    media_url: open?.url ?? null,
    stream_url: open?.stream ?? null,
    thumbnail_url: isWithheld ? null : open ? open.thumbnail : addresses.blurred(media),
  };
}
