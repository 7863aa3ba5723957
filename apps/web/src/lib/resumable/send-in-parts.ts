import { RESUMABLE } from '@likha/contract/late-limits';
import { DetailedError, Upload, type UploadOptions } from 'tus-js-client';
import { readAnswer } from '../api.ts';
import { ApiError } from '../api-error.ts';
import { isReadable } from './is-readable.ts';
import { forgetUpload, keyOfFile, knownUpload, rememberUpload } from './known-uploads.ts';
import { UntilBack } from './until-back.ts';

const ENDPOINT = '/api/uploads';
const STALL_MS = 30_000;
/** So often a file begins anew because the server does not know it any more. */
const MOST_BEGINNINGS_ANEW = 3;

export interface SentInParts {
  /** By which the calls that take files know it. */
  id: string;
  /** By which it is known here. */
  key: string | null;
}

interface Watching {
  /** Bytes of it that the server has, or that are on their way. */
  onBytes: (bytes: number) => void;
  /** Whether the network is waited for. */
  onWaiting: (isWaiting: boolean) => void;
  signal: AbortSignal;
}

/**
 * Brings a file to the server by tus, and goes on by itself where the line is lost, for as long as it takes (P774). What is cancelled
 * is removed there as well. A server that answers and takes nothing is asked ever more seldom, and not for ever (P1040).
 * @throws ApiError what the server refuses
 */
export async function sendInParts(
  file: File,
  { onBytes, onWaiting, signal }: Watching,
): Promise<SentInParts> {
  const key = await keyOfFile(file);
  const until = new UntilBack(signal, onWaiting);
  let known = knownUpload(key);
  let atServer = 0;
  let beginnings = 0;
  for (;;) {
    try {
      signal.throwIfAborted();
      const watching = { onBytes, onBegun: remember, onMoving: () => until.noteMoving(), onKept, signal };
      const id = await sendOnce(file, known, watching);
      until.noteProgress();
      return { id, key };
    } catch (error) {
      if (signal.aborted) {
        forgetUpload(key);
        throw signal.reason;
      }
      const isGone = error instanceof ApiError && error.code === 'upload_not_found';
      if (known && isGone && beginnings < MOST_BEGINNINGS_ANEW) beginAnew();
      else {
        if (!(await isReadable(file))) throw new DOMException('the file is gone', 'NotReadableError');
        await until.after(error);
      }
    }
  }

  function remember(id: string): void {
    known = id;
    rememberUpload(key, id);
  }

  function beginAnew(): void {
    known = null;
    atServer = 0;
    beginnings += 1;
    forgetUpload(key);
  }

  function onKept(bytes: number): void {
    if (bytes > atServer) until.noteProgress();
    atServer = bytes;
  }
}

interface Attempt {
  onBytes: (bytes: number) => void;
  /** Bytes leave; who takes them is not known yet. */
  onMoving: () => void;
  /** How much of it the server says that it has. */
  onKept: (bytes: number) => void;
  onBegun: (id: string) => void;
  signal: AbortSignal;
}

/** One attempt: from where the server has it to its end. */
function sendOnce(file: File, known: string | null, watching: Attempt): Promise<string> {
  const { onBytes, onMoving, onKept, onBegun, signal } = watching;
  return new Promise((resolve, reject) => {
    /** Where it goes on; the client tells it before a byte has left. */
    let from: number | null = null;
    let timer = setTimeout(stall, STALL_MS);
    // With both, the client would begin anew whenever it is told to ask later.
    const where: Partial<UploadOptions> = known
      ? { uploadUrl: `${ENDPOINT}/${known}` }
      : { endpoint: ENDPOINT };
    const upload = new Upload(file, {
      ...where,
      chunkSize: RESUMABLE.partBytes,
      retryDelays: null,
      storeFingerprintForResuming: false,
      onUploadUrlAvailable: () => onBegun(idOf(upload)),
      onAfterResponse: (_, response) => {
        const offset = Number.parseInt(response.getHeader('Upload-Offset') ?? '', 10);
        if (!Number.isNaN(offset)) onKept(offset);
      },
      onProgress: (bytes) => {
        moved();
        from ??= bytes;
        if (bytes > from) onMoving();
        onBytes(bytes);
      },
      onSuccess: () => end(() => resolve(idOf(upload))),
      onError: (error) => end(() => reject(asApiError(error))),
    });
    upload.start();
    signal.addEventListener('abort', cancel);

    function moved() {
      clearTimeout(timer);
      timer = setTimeout(stall, STALL_MS);
    }
    function stall() {
      void upload.abort();
      end(() => reject(new ApiError('stalled')));
    }
    function cancel() {
      // Where even this is lost, the server removes it in its time.
      upload.abort(true).catch(() => undefined);
      end(() => reject(signal.reason));
    }
    function end(tell: () => void) {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
      tell();
    }
  });
}

const idOf = ({ url }: Upload) => url?.slice(url.lastIndexOf('/') + 1) ?? '';

/** What the server said; that it said nothing, where it did not. */
function asApiError(error: Error): unknown {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  if (!response) return new ApiError('network');
  const status = response.getStatus();
  try {
    // An answer to HEAD has no words.
    if (status === 404) return new ApiError('upload_not_found', { status });
    readAnswer(status, response.getBody());
    return new ApiError('unreadable');
  } catch (refusal) {
    return refusal;
  }
}
