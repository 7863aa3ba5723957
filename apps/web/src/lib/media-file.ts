import { UPLOAD } from '@likha/contract/limits';
import type { MediaFileTexts } from './media-file.texts.generated.ts';

export const MEGABYTE = 1024 * 1024;

/** Why a file cannot be sent, by type and size (P52); null when it can. */
export function mediaFileProblem(
  { type, size }: Pick<File, 'type' | 'size'>,
  t: MediaFileTexts,
): string | null {
  if (isPicture(type))
    return size > UPLOAD.imageBytes ? t.imageTooLarge({ mb: UPLOAD.imageBytes / MEGABYTE }) : null;
  if ((UPLOAD.videoTypes as readonly string[]).includes(type))
    return size > UPLOAD.videoBytes ? t.videoTooLarge({ mb: UPLOAD.videoBytes / MEGABYTE }) : null;
  return t.wrongType;
}

export function isVideo({ type }: Pick<File, 'type'>): boolean {
  return type.startsWith('video/');
}

/** Of a type that is taken, also from phones. */
export function isPicture(type: string): boolean {
  return [...UPLOAD.imageTypes, ...UPLOAD.phoneTypes].some((each) => each === type);
}
