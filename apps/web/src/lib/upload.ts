import { fillPath, readAnswer } from './api.ts';
import { ApiError } from './api-error.ts';
import type { Address, Answer } from './api-types.ts';
import { onceConsented } from './consent.ts';
import { isLarge } from './resumable/is-large.ts';
import { isReadable } from './resumable/is-readable.ts';
import { bytesPerSecond } from './transfer-speed.ts';
import type { UploadProgress } from './upload-progress.ts';

const STALL_MS = 30_000;
/** Once every byte is there the server still has to recognise and shrink the file. */
const ANSWER_MS = 120_000;

interface UploadOptions {
  /** What stands in braces in the address. */
  params?: Record<string, string>;
  onProgress: (progress: UploadProgress) => void;
  signal: AbortSignal;
  /** What is said of a file that cannot be read any more, by its name; at its field too (P1071). */
  gone?: (file: { name: string }) => string;
}

/** The calls that take an upload which came in parts in the place of a file. */
export const IN_PARTS: ReadonlySet<Address> = new Set([
  'POST /content',
  'POST /stories',
  'POST /media/upload',
  'POST /conversations/{id}/files',
  'POST /messages/broadcasts/files',
]);

/**
 * Makes a call that takes files, reporting real bytes. A large file outlives a lost line, where the call takes it in parts; all else
 * fails when no byte moves for 30 seconds.
 */
export async function upload<A extends Address>(
  address: A,
  form: FormData,
  options: UploadOptions,
): Promise<Answer<A>> {
  const parts = IN_PARTS.has(address) && [...form.values()].some(isLarge) ? await loadParts() : null;
  options.signal.throwIfAborted();
  return onceConsented(() =>
    parts
      ? parts
          .uploadInParts(form, options, (inPlace, onProgress) =>
            // Before what waits for the network hears of it: it would wait without an end.
            sendForm(address, inPlace, { ...options, onProgress }).catch(orGone(inPlace, options)),
          )
          .catch(orGone(form, options))
      : sendForm(address, form, options).catch(orGone(form, options)),
  );
}

/** What cannot be read any more fails as a lost line does. @returns what throws that it is gone, or else the failure as it was */
function orGone(form: FormData, { signal, gone }: UploadOptions) {
  return async (error: unknown): Promise<never> => {
    const isAnswered = error instanceof ApiError && error.status > 0;
    if (isAnswered || signal.aborted) throw error;
    for (const [field, file] of form.entries()) {
      if (typeof file === 'string' || (await isReadable(file))) continue;
      const detail = gone?.(file);
      const words = detail && { detail, errors: { [field]: detail } };
      throw new ApiError('file_rejected', { status: 422, ...words });
    }
    throw error;
  };
}

/** Where it does not come, as after a deploy, a form does as well. */
function loadParts() {
  return import('./resumable/upload-in-parts.ts').catch(() => null);
}

function sendForm<A extends Address>(
  address: A,
  form: FormData,
  { params = {}, onProgress, signal }: UploadOptions,
): Promise<Answer<A>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const startedAt = performance.now();
    let timer = setTimeout(stall, STALL_MS);

    function stall() {
      request.abort();
      reject(new ApiError('stalled'));
    }
    function restartTimer(delayMs: number) {
      clearTimeout(timer);
      timer = setTimeout(stall, delayMs);
    }
    function report({ loaded, total }: ProgressEvent) {
      const isProcessing = loaded >= total;
      restartTimer(isProcessing ? ANSWER_MS : STALL_MS);
      const speed = bytesPerSecond(loaded, performance.now() - startedAt);
      const percent = total ? Math.floor((loaded / total) * 100) : 0;
      onProgress({ sentBytes: loaded, totalBytes: total, percent, bytesPerSecond: speed, isProcessing });
    }

    request.upload.onprogress = report;
    request.onload = () => {
      try {
        resolve(readAnswer(request.status, request.responseText) as Answer<A>);
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = () => reject(new ApiError('network'));
    request.onabort = () => reject(signal.reason ?? new ApiError('stalled'));
    request.onloadend = () => clearTimeout(timer);
    signal.addEventListener('abort', () => request.abort(), { once: true });

    const [method = 'POST', path = ''] = address.split(' ');
    request.open(method, `/api${fillPath(path, params)}`);
    request.send(form);
  });
}
