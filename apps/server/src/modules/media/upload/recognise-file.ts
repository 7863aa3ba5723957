import { open } from 'node:fs/promises';
import type { Refused } from '../media-refusal.ts';

export type MediaKind = 'photo' | 'video' | 'voice';
/** Of files whose kind is said by their first bytes. A voice note is said to be one: its containers are those of videos. */
type SeenKind = Exclude<MediaKind, 'voice'>;

/** What a file is by its content. `extension` has no dot. */
export interface RecognisedFile {
  kind: SeenKind;
  contentType: string;
  extension: string;
}

export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
export const MAX_VIDEO_BYTES = 100 * 1024 * 1024;

const PNG: RecognisedFile = { kind: 'photo', contentType: 'image/png', extension: 'png' };

const HEIC: RecognisedFile = { kind: 'photo', contentType: 'image/heic', extension: 'heic' };

const ACCEPTED: ReadonlyMap<string, RecognisedFile> = new Map([
  ['image/jpeg', { kind: 'photo', contentType: 'image/jpeg', extension: 'jpg' }],
  ['image/png', PNG],
  // An animated PNG is a PNG to every reader; its first frame is what we keep.
  ['image/apng', PNG],
  ['image/webp', { kind: 'photo', contentType: 'image/webp', extension: 'webp' }],
  // The picture of a phone; what `file-type` calls it depends on the brand alone.
  ['image/heic', HEIC],
  ['image/heif', HEIC],
  ['image/heic-sequence', HEIC],
  ['image/heif-sequence', HEIC],
  ['video/mp4', { kind: 'video', contentType: 'video/mp4', extension: 'mp4' }],
  ['video/webm', { kind: 'video', contentType: 'video/webm', extension: 'webm' }],
  ['video/quicktime', { kind: 'video', contentType: 'video/quicktime', extension: 'mov' }],
]);

/** No more of a file is looked at, whatever it says of itself: a profile that comes before a PNG's pixels fits in. */
const LOOKED_AT_BYTES = 1024 * 1024;

async function beginningOf(path: string): Promise<{ size: number; head: Buffer }> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(Math.min(size, LOOKED_AT_BYTES)));
    return { size, head: buffer.subarray(0, bytesRead) };
  } finally {
    await handle.close();
  }
}

/**
 * Recognises an uploaded file by its content (P25); its name and declared type are never looked at.
 * JPEG, PNG, WebP and HEIC up to 10 MB and MP4, WebM and MOV up to 100 MB are accepted.
 */
export async function recogniseFile(path: string): Promise<RecognisedFile | Refused> {
  const { size, head } = await beginningOf(path);
  if (size === 0) return { refusal: 'empty_file' };
  const { fileTypeFromBuffer } = await import('file-type');
  const detected = await fileTypeFromBuffer(head);
  const recognised = detected && ACCEPTED.get(detected.mime);
  if (recognised === undefined) return { refusal: 'unsupported_type' };
  if (recognised.kind === 'photo' && size > MAX_IMAGE_BYTES) return { refusal: 'image_too_large' };
  if (recognised.kind === 'video' && size > MAX_VIDEO_BYTES) return { refusal: 'video_too_large' };
  return recognised;
}
