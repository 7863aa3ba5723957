import { MESSAGE_FILES } from '@likha/contract/late-limits';
import { UPLOAD } from '@likha/contract/limits';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { mediaFileTexts } from '../../../lib/media-file.texts.generated.ts';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { filesTexts } from '../files.texts.generated.ts';
import type { SentFile } from '../outbox/outbox-store.ts';
import { fittingUploads, roomProblem } from '../uploads/fitting-uploads.ts';
import {
  attend,
  countOnWay,
  MOST_ON_WAY,
  onUploads,
  sayProblem,
  type Uploading,
  type UploadsNow,
  uploadsOf,
} from '../uploads/upload-lines.ts';
import { addUploads, cancelUpload, restoreUploads, retryUpload } from '../uploads/uploads.ts';

interface Uploads extends UploadsNow {
  add: (files: readonly File[]) => void;
  cancel: (key: string) => void;
  /** Another attempt at one that was refused. */
  retry: (key: string) => void;
  /** More than a message may have, as after one that was taken back to be changed joined what was being written: some have to go. */
  isOver: boolean;
  /** Is there room for one more? Says so where there is none. */
  hasRoom: () => boolean;
  /** What was said of files was of a message that is sent now. */
  clear: () => void;
  /** One that the server has already. */
  take: (file: SentFile) => void;
}

const NONE: readonly Uploading[] = [];
const NOTHING: UploadsNow = { uploading: NONE, problem: null };

/**
 * What is on its way into a message. It goes on when its page is left, and is there again when somebody comes back (P815).
 * @param to the conversation that it is for; null for a message to many
 * @param files those that the message has already
 * @param onFiles the message has these now
 * @param name whom it is to, as is said where it is not on the screen
 */
export function useUploads(
  to: string | null,
  files: readonly SentFile[],
  onFiles: (files: SentFile[]) => void,
  name: string | null,
): Uploads {
  const t = useTexts(filesTexts);
  const fileTexts = useTexts(mediaFileTexts);
  const isCreator = useSession().user?.user_type === 'creator';
  const words = {
    // Who is told what may be sent is told of what they may send.
    media: isCreator ? fileTexts : { ...fileTexts, wrongType: t.photosOnly },
    unreadable: t.unreadable,
    tooLarge: t.tooLarge,
    failed: t.uploadFailed,
    notUploaded: (file: string) => t.leftTitle({ file }),
    whose: (why: string) => (name === null ? t.leftForMany({ why }) : t.leftFor({ name, why })),
    left: (count: number) => t.leftText({ count }),
  };
  const { uploading, problem } = useSyncExternalStore(
    onUploads,
    () => uploadsOf(to),
    () => NOTHING,
  );
  const take = useRef((_: readonly SentFile[]) => {});
  take.current = (came) => {
    const known = new Set(files.map(({ file_key }) => file_key));
    const fresh = came.filter(({ file_key }) => !known.has(file_key));
    if (fresh.length > 0) onFiles([...files, ...fresh]);
  };
  const restore = useEffectEvent(() => void restoreUploads(to, words));
  useEffect(() => {
    const leave = attend(to, (came) => take.current(came));
    restore();
    return leave;
  }, [to]);

  const isOver = files.length > MESSAGE_FILES.count;
  const room = MESSAGE_FILES.count - files.length - uploading.length;

  function add(chosen: readonly File[]): void {
    const limits = { room, onWay: MOST_ON_WAY - countOnWay(), mayVideo: isCreator };
    const fitting = fittingUploads(chosen, limits, t, fileTexts);
    sayProblem(to, fitting.problem);
    addUploads(to, fitting.files, words);
  }

  function hasRoom(): boolean {
    sayProblem(to, roomProblem(1, { room, onWay: 1 }, t));
    return room > 0;
  }

  return {
    uploading,
    problem: problem ?? (isOver ? t.tooMany({ count: MESSAGE_FILES.count }) : null),
    isOver,
    add,
    hasRoom,
    clear: () => sayProblem(to, null),
    take: (file) => take.current([file]),
    cancel: (key) => cancelUpload(to, key),
    retry: (key) => retryUpload(to, key, words),
  };
}

/** What may be chosen here. */
export function typesFor(isCreator: boolean): readonly string[] {
  return isCreator ? [...UPLOAD.imageTypes, ...UPLOAD.videoTypes] : UPLOAD.imageTypes;
}
