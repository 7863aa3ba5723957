import { MESSAGE_FILES } from '@likha/contract/late-limits';
import { UPLOAD } from '@likha/contract/limits';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { detailOf } from '../../../lib/api-error.ts';
import { mediaFileTexts } from '../../../lib/media-file.texts.generated.ts';
import { isVideo, mediaFileProblem } from '../../../lib/media-file.ts';
import { shrinkPicture } from '../../../lib/phone-photos/shrink-picture.ts';
import { UntilBack } from '../../../lib/resumable/until-back.ts';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useAskBeforeLeaving } from '../../../lib/use-ask-before-leaving.ts';
import { stillOf } from '../../../lib/video-still.ts';
import { notify } from '../../../ui/toast/toast.ts';
import { filesTexts } from '../files.texts.generated.ts';
import type { SentFile } from '../outbox/outbox-store.ts';
import { type FileProgress, uploadMessageFile } from '../upload-message-file.ts';

/** A file on its way to us. */
export interface Uploading {
  key: string;
  file: File;
  percent: number;
  /** The line was lost: it goes on by itself once there is one again. */
  isWaiting: boolean;
}

interface Uploads {
  uploading: readonly Uploading[];
  /** Why the last one was not taken. */
  problem: string | null;
  add: (files: readonly File[]) => void;
  cancel: (key: string) => void;
  /** Is there room for one more? Says so where there is none. */
  hasRoom: () => boolean;
  /** One that the server has already. */
  take: (file: SentFile) => void;
}

/**
 * Uploads what is chosen, one after the other, photos made smaller before (P401). What loses its line waits for it, however small it is; whoever leaves
 * gives up what is under way, and is told so.
 * @param to the conversation that they are for; null for a message to many
 * @param count files that the message has already
 * @param onUploaded the server has one more
 */
export function useUploads(to: string | null, count: number, onUploaded: (file: SentFile) => void): Uploads {
  const t = useTexts(filesTexts);
  const fileTexts = useTexts(mediaFileTexts);
  const isCreator = useSession().user?.user_type === 'creator';
  // Who is told what may be sent is told of what they may send.
  const words = isCreator ? fileTexts : { ...fileTexts, wrongType: t.photosOnly };
  const [uploading, setUploading] = useState<readonly Uploading[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef(new Map<string, AbortController>());
  const line = useRef(Promise.resolve());
  const deliver = useRef(onUploaded);
  deliver.current = onUploaded;
  const sayLeft = useEffectEvent((count: number) =>
    notify({ tone: 'bad', title: t.leftTitle({ count }), text: t.leftText({ count }) }),
  );
  useAskBeforeLeaving(uploading.length > 0);
  useEffect(() => {
    const all = running.current;
    return () => {
      if (all.size > 0) sayLeft(all.size);
      for (const controller of all.values()) controller.abort();
    };
  }, []);

  const drop = (key: string) => {
    running.current.delete(key);
    setUploading((before) => before.filter((each) => each.key !== key));
  };

  async function send(key: string, file: File, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const small = await shrinkPicture(file, signal);
    const wrong = mediaFileProblem(small, words);
    if (wrong) return setProblem(wrong);
    const form = new FormData();
    form.append('media_file', small);
    const still = isVideo(small) ? await stillOf(small) : null;
    if (still) form.append('thumbnail_file', still, 'still.jpg');
    signal.throwIfAborted();
    const onProgress = ({ percent, isWaiting = false }: FileProgress) =>
      setUploading((before) =>
        before.map((each) => (each.key === key ? { ...each, percent, isWaiting } : each)),
      );
    const sent = await untilThere(
      () => uploadMessageFile(to, form, { onProgress, signal }),
      onProgress,
      signal,
    );
    if (!signal.aborted) deliver.current(sent);
  }

  function begin(file: File): void {
    const key = crypto.randomUUID();
    const controller = new AbortController();
    running.current.set(key, controller);
    setUploading((before) => [...before, { key, file, percent: 0, isWaiting: false }]);
    line.current = line.current
      .then(() => send(key, file, controller.signal))
      .catch((error: unknown) => {
        if (!controller.signal.aborted) setProblem(detailOf(error, t.uploadFailed));
      })
      .finally(() => drop(key));
  }

  function add(files: readonly File[]): void {
    const room = MESSAGE_FILES.count - count - uploading.length;
    const wanted = isCreator ? files : files.filter((file) => !isVideo(file));
    setProblem(
      wanted.length < files.length
        ? t.photosOnly
        : wanted.length > room
          ? t.tooMany({ count: MESSAGE_FILES.count })
          : null,
    );
    for (const file of wanted.slice(0, Math.max(0, room))) begin(file);
  }

  function hasRoom(): boolean {
    const isFull = count + uploading.length >= MESSAGE_FILES.count;
    setProblem(isFull ? t.tooMany({ count: MESSAGE_FILES.count }) : null);
    return !isFull;
  }

  return {
    uploading,
    problem,
    add,
    hasRoom,
    take: (file) => deliver.current(file),
    cancel: (key) => {
      running.current.get(key)?.abort();
      drop(key);
    },
  };
}

/** Sends it again until an answer comes. A file that came without its answer is one too many for three days (P431). */
async function untilThere(
  send: () => Promise<SentFile>,
  onProgress: (progress: FileProgress) => void,
  signal: AbortSignal,
): Promise<SentFile> {
  const until = new UntilBack(signal, (isWaiting) => onProgress({ percent: 0, isWaiting }));
  for (;;) {
    try {
      return await send();
    } catch (error) {
      await until.after(error);
    }
  }
}

/** What may be chosen here. */
export function typesFor(isCreator: boolean): readonly string[] {
  return isCreator ? [...UPLOAD.imageTypes, ...UPLOAD.videoTypes] : UPLOAD.imageTypes;
}
