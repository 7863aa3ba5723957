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

/** A file that was chosen and not taken. */
export interface NotAdded {
  name: string;
  why: string;
}

/** So many names are read; of more it is said how many. */
const MOST_NAMES = 3;

/** What was not taken of what was chosen: each reason in a line of its own, with whom it concerns (P1070). */
export function notAddedWords(files: readonly NotAdded[], t: MediaFileTexts): string {
  const reasons = [...new Set(files.map(({ why }) => why))];
  const lineOf = (why: string) => {
    const names = namesOf(
      files.filter((file) => file.why === why),
      t,
    );
    return t.notAdded({ names, why });
  };
  return reasons.map(lineOf).join('\n');
}

function namesOf(files: readonly NotAdded[], t: MediaFileTexts): string {
  const names = files.slice(0, MOST_NAMES).map(({ name }) => name);
  const count = files.length - names.length;
  return count > 0 ? t.andMore({ names: names.join(', '), count }) : names.join(', ');
}

export function isVideo({ type }: Pick<File, 'type'>): boolean {
  return type.startsWith('video/');
}

/** Of a type that is taken, also from phones. */
export function isPicture(type: string): boolean {
  return [...UPLOAD.imageTypes, ...UPLOAD.phoneTypes].some((each) => each === type);
}
