import { ApiError } from '../../../lib/api-error.ts';
import type { MediaFileTexts } from '../../../lib/media-file.texts.generated.ts';
import { isVideo, mediaFileProblem } from '../../../lib/media-file.ts';
import { shrinkPicture } from '../../../lib/phone-photos/shrink-picture.ts';
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
      });
    } catch (error) {
      await until.after(error);
    }
  }
}
