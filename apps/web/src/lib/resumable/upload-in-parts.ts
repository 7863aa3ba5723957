import { ApiError } from '../api-error.ts';
import { bytesPerSecond } from '../transfer-speed.ts';
import type { UploadProgress } from '../upload-progress.ts';
import { isLarge } from './is-large.ts';
import { forgetUpload } from './known-uploads.ts';
import { type SentInParts, sendInParts } from './send-in-parts.ts';
import { UntilBack } from './until-back.ts';

interface Options {
  onProgress: (progress: UploadProgress) => void;
  signal: AbortSignal;
}

/** Sends a form, and says how far it is. */
type SendForm<T> = (form: FormData, onProgress: (progress: UploadProgress) => void) => Promise<T>;

/**
 * Brings the large files of a form first, each in parts, and sends the form with their ids in their places (P774). As the server uses
 * each once, the form may be sent again where its answer was lost.
 * @throws ApiError what the server refuses; `upload_used` where an answer was lost and the first one had arrived
 */
export async function uploadInParts<T>(
  form: FormData,
  { onProgress, signal }: Options,
  send: SendForm<T>,
): Promise<T> {
  const report = createReport(form, onProgress);
  for (let hasBegunAnew = false; ; hasBegunAnew = true) {
    const { inPlace, sent } = await bringLarge(form, report, signal);
    try {
      const answer = await sendUntilAnswered(() => send(inPlace, report.form), report, signal);
      for (const { key } of sent) forgetUpload(key);
      return answer;
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      const isGone = code === 'upload_not_found';
      if (isGone || code === 'upload_used') for (const { key } of sent) forgetUpload(key);
      if (!isGone || hasBegunAnew) throw error;
    }
  }
}

async function sendUntilAnswered<T>(
  send: () => Promise<T>,
  report: ReturnType<typeof createReport>,
  signal: AbortSignal,
): Promise<T> {
  const until = new UntilBack(signal, report.waiting);
  for (;;) {
    try {
      signal.throwIfAborted();
      return await send();
    } catch (error) {
      await until.after(error);
    }
  }
}

/** One after the other, so that the first is there soon; small ones stay in the form. */
async function bringLarge(
  form: FormData,
  report: ReturnType<typeof createReport>,
  signal: AbortSignal,
): Promise<{ inPlace: FormData; sent: SentInParts[] }> {
  const inPlace = new FormData();
  const sent: SentInParts[] = [];
  report.begin();
  for (const [name, value] of form.entries()) {
    if (!isLarge(value)) {
      inPlace.append(name, value);
      continue;
    }
    const one = await sendInParts(value, { onBytes: report.bytes, onWaiting: report.waiting, signal });
    sent.push(one);
    inPlace.append(name, one.id);
    report.whole(value.size);
  }
  return { inPlace, sent };
}

/** Adds up how far a form is whose files come one after the other. */
function createReport(form: FormData, onProgress: (progress: UploadProgress) => void) {
  const sizes = [...form.values()].map((value) => (typeof value === 'string' ? 0 : value.size));
  const totalBytes = sizes.reduce((sum, size) => sum + size, 0);
  let before = 0;
  let now = 0;
  /** What was there already when this page began: nothing that was sent with this speed. */
  let atFirst: number | null = null;
  let isWaiting = false;
  let since = performance.now();

  function tell(isProcessing = false): void {
    const sentBytes = Math.min(before + now, totalBytes);
    onProgress({
      sentBytes,
      totalBytes,
      percent: totalBytes ? Math.floor((sentBytes / totalBytes) * 100) : 0,
      bytesPerSecond: bytesPerSecond(sentBytes - (atFirst ?? sentBytes), performance.now() - since),
      isProcessing,
      isWaiting,
    });
  }

  return {
    begin() {
      [before, now, atFirst] = [0, 0, null];
      since = performance.now();
    },
    bytes(bytes: number) {
      now = bytes;
      atFirst ??= before + now;
      tell();
    },
    waiting(isNow: boolean) {
      if (isNow === isWaiting) return;
      isWaiting = isNow;
      tell();
      // What was waited for is not counted as slow.
      atFirst = before + now;
      since = performance.now();
    },
    whole(size: number) {
      before += size;
      now = 0;
    },
    form({ sentBytes, isProcessing }: UploadProgress) {
      now = sentBytes;
      isWaiting = false;
      tell(isProcessing);
    },
  };
}
