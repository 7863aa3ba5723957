import { MESSAGE_FILES } from '@likha/contract/late-limits';
import type { MediaFileTexts } from '../../../lib/media-file.texts.generated.ts';
import { isVideo, type NotAdded, notAddedWords } from '../../../lib/media-file.ts';
import type { FilesTexts } from '../files.texts.generated.ts';
import { MOST_ON_WAY } from './upload-lines.ts';

interface Limits {
  /** So many more fit into the message. */
  room: number;
  /** So many more may be on their way. */
  onWay: number;
  mayVideo: boolean;
}

/** What of what was chosen goes into a message, and which of it does not, and why (P1070). */
export function fittingUploads(
  chosen: readonly File[],
  { room, onWay, mayVideo }: Limits,
  t: FilesTexts,
  fileTexts: MediaFileTexts,
): { files: File[]; problem: string | null } {
  const files: File[] = [];
  const refused: NotAdded[] = [];
  for (const file of chosen) {
    const why = !mayVideo && isVideo(file) ? t.photosOnly : roomProblem(files.length + 1, { room, onWay }, t);
    if (why === null) files.push(file);
    else refused.push({ name: file.name, why });
  }
  const [first] = refused;
  if (!first) return { files, problem: null };
  return { files, problem: chosen.length === 1 ? first.why : notAddedWords(refused, fileTexts) };
}

/** Why so many more do not fit; null where they do. */
export function roomProblem(
  count: number,
  { room, onWay }: Pick<Limits, 'room' | 'onWay'>,
  t: FilesTexts,
): string | null {
  if (count > room) return t.tooMany({ count: MESSAGE_FILES.count });
  return count > onWay ? t.tooManyOnWay({ count: MOST_ON_WAY }) : null;
}
