import { POST_FILES } from '@likha/contract/limits';
import type { MediaFileTexts } from '../../lib/media-file.texts.generated.ts';
import { isVideo, mediaFileProblem, type NotAdded, notAddedWords } from '../../lib/media-file.ts';
import type { WritingTexts } from './writing.texts.generated.ts';

interface Words {
  t: WritingTexts;
  fileTexts: MediaFileTexts;
  /** One and no more, where a post may have many. */
  isSingle: boolean;
}

/**
 * Takes what fits into a post (P102), in order, and says of the rest which it is and why (P1070): what cannot be posted holds back nothing that can.
 * @param before what is there, also what came back of a draft meanwhile
 * @param count how many were chosen: of one alone it is clear which it is
 */
export function createChoice(
  before: () => readonly File[],
  count: number,
  { t, fileTexts, isSingle }: Words,
) {
  const taken: File[] = [];
  const refused: NotAdded[] = [];
  const most = isSingle ? 1 : POST_FILES;
  const full = isSingle ? t.onlyOne : t.tooManyFiles({ count: POST_FILES });

  function noRoom(file: File, among: readonly File[]): string | null {
    if (among.length >= most) return full;
    return isVideo(file) && among.some(isVideo) ? t.videoAlready : null;
  }

  /** Of a photo before it was made smaller neither its size nor its format is a reason to refuse it. */
  function wrongAtOnce(file: File): string | null {
    return isVideo(file) ? mediaFileProblem(file, fileTexts) : null;
  }

  /** What has no type is a folder, or what no browser knows. */
  const unreadable = ({ type }: File) => (type === '' ? fileTexts.wrongType : fileTexts.unreadable);

  return {
    /** @param small makes it smaller; null where it cannot be read */
    visit: async (file: File, small: () => Promise<File | null>): Promise<void> => {
      const early = wrongAtOnce(file) ?? noRoom(file, [...before(), ...taken]);
      const made = early === null ? await small() : null;
      const why = early ?? (made ? mediaFileProblem(made, fileTexts) : unreadable(file));
      if (why === null && made) taken.push(made);
      else refused.push({ name: file.name, why: why ?? unreadable(file) });
    },
    /** What the post shows now, and what is said of those that it does not. */
    end: (): { files: File[]; problem: string | null } => {
      const files = [...before()];
      for (const file of taken.splice(0)) {
        const why = noRoom(file, files);
        if (why === null) files.push(file);
        else refused.push({ name: file.name, why });
      }
      const [first] = refused;
      if (!first) return { files, problem: null };
      const isClear = count === 1 && first.why !== fileTexts.unreadable;
      return { files, problem: isClear ? first.why : notAddedWords(refused, fileTexts) };
    },
  };
}
