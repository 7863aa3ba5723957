import { ApiError } from '../../../lib/api-error.ts';
import type { MediaFileTexts } from '../../../lib/media-file.texts.generated.ts';
import { isVideo, mediaFileProblem } from '../../../lib/media-file.ts';
import { shrinkPicture } from '../../../lib/phone-photos/shrink-picture.ts';
import { isReadable } from '../../../lib/resumable/is-readable.ts';
import { UntilBack } from '../../../lib/resumable/until-back.ts';
import { stillOf } from '../../../lib/video-still.ts';
import type { SentFile } from '../outbox/outbox-store.ts';
import { uploadMessageFile } from '../upload-message-file.ts';

export interface OnWay {
  percent: number;
  /** The line was lost: it goes on by itself once there is one again. */
  isWaiting: boolean;
}

export interface SendWords {
  media: MediaFileTexts;
  /** The device has it no more, or lets nobody read it. */
  unreadable: string;
  /** What stands before us let none so large pass. */
  tooLarge: string;
}

interface Sending {
  words: SendWords;
  signal: AbortSignal;
  onProgress: (on: OnWay) => void;
}

/**
 * Brings a photo or video to us, a photo made smaller before (P401). What loses its line is sent again until an answer comes: a file that came
 * without its answer is one too many for three days (P431).
 */
export async function sendFile(to: string | null, file: File, sending: Sending): Promise<SentFile> {
  const { words, signal, onProgress } = sending;
  signal.throwIfAborted();
  await expectReadable(file, words);
  const small = await shrinkPicture(file, signal);
  const wrong = mediaFileProblem(small, words.media);
  if (wrong) throw new ApiError('file_rejected', { detail: wrong });
  const form = new FormData();
  form.append('media_file', small);
  const still = isVideo(small) ? await stillOf(small) : null;
  if (still) form.append('thumbnail_file', still, 'still.jpg');
  signal.throwIfAborted();
  const until = new UntilBack(signal, (isWaiting) => onProgress({ percent: 0, isWaiting }));
  for (;;) {
    try {
      return await uploadMessageFile(to, form, {
        onProgress: ({ percent, isWaiting = false }) => onProgress({ percent, isWaiting }),
        signal,
        gone: () => words.unreadable,
      });
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ApiError && error.status === 413 && !error.detail)
        throw new ApiError('file_rejected', { detail: words.tooLarge, status: 413 });
      await until.after(error);
    }
  }
}

/** @throws what is said of a file that was deleted or moved on the device since it was chosen (P1054) */
async function expectReadable(file: File, { unreadable, media }: SendWords): Promise<void> {
  if (await isReadable(file)) return;
  // What has no type is a folder, or what no browser knows.
  const detail = file.type === '' ? media.wrongType : unreadable;
  throw new ApiError('file_rejected', { detail, status: 422 });
}
