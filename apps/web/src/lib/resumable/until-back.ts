import { ApiError } from '../api-error.ts';
import { isOffline } from '../is-offline.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;
/** Answers in a row that say not now, before somebody is told. */
const MOST_REFUSALS = 8;
const NOT_NOW = new Set([408, 423, 425, 429]);
/** Nobody but an operator can help. */
const HOPELESS = new Set(['storage_full', 'internal_error']);
/** What a proxy says of the file itself, which waiting does not change: too much of it, or of a kind that does not pass. */
const OF_THE_FILE = new Set([413, 415]);

/** Nothing was heard of the server: there is no line, or it was lost. */
function isLineLost(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 0 || (error.code === 'unreadable' && !OF_THE_FILE.has(error.status));
}

/** The server says that it can be asked again. */
function isNotNow(error: unknown): boolean {
  if (!(error instanceof ApiError) || HOPELESS.has(error.code)) return false;
  const isWorking = error.code === 'request_in_progress' || error.code === 'upload_offset';
  return isWorking || NOT_NOW.has(error.status) || error.status >= 500;
}

/** Between two attempts: the longer, the more have failed, and at once when the browser says that the network is back. */
export class UntilBack {
  #failures = 0;
  #refusals = 0;
  readonly #signal: AbortSignal;
  readonly #onWaiting: (isWaiting: boolean) => void;

  /** @param onWaiting whether it is the network that is waited for */
  constructor(signal: AbortSignal, onWaiting: (isWaiting: boolean) => void) {
    this.#signal = signal;
    this.#onWaiting = onWaiting;
  }

  /** Bytes leave: nothing is waited for. Whether anybody takes them is not known yet. */
  noteMoving(): void {
    this.#onWaiting(false);
  }

  /** The server has more than it had: the next failure is a first one. */
  noteProgress(): void {
    this.#failures = 0;
    this.#refusals = 0;
    this.#onWaiting(false);
  }

  /** Returns when it is time to try again. @throws the failure, where trying again helps nothing */
  async after(error: unknown): Promise<void> {
    this.#signal.throwIfAborted();
    const isLost = isLineLost(error);
    if (!isLost && !isNotNow(error)) throw error;
    if (!isLost) this.#refusals += 1;
    if (this.#refusals > MOST_REFUSALS) throw error;
    if (isLost) this.#onWaiting(true);
    await pause(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.#failures), this.#signal);
    this.#failures += 1;
  }
}

/** While the browser knows that there is no network, only its word ends a pause, or the longest one. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(end, isOffline() ? LONGEST_PAUSE_MS : ms);
    function end() {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    }
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
