import { isInUse } from './is-in-the-middle.ts';
import { isOffline } from './is-offline.ts';
import { fetchCode, replaceOldBuild } from './load-persistently.ts';

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;
/** A file that never comes, as where something on the device refuses it, does not take the page away again and again. */
const AFRESH_ONCE_IN_MS = 5 * 60_000;

/**
 * Fetches code that works behind a page, and goes on until it is there (P1011): of a server that was away no browser says that it is
 * back. Where a browser remembers that the file failed, or a release took it away, the page is opened afresh, once nothing is under way there.
 * @param afreshOnceInMs so often at most
 * @returns how to be done with it
 */
export function fetchUntilThere<T>(
  load: () => Promise<T>,
  use: (code: T) => void,
  afreshOnceInMs = AFRESH_ONCE_IN_MS,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isUnderWay = false;
  let isDone = false;

  function end(): void {
    isDone = true;
    clearTimeout(timer);
    window.removeEventListener('online', start);
    window.removeEventListener('focus', start);
  }
  async function tryOnce(): Promise<void> {
    try {
      const code = await fetchCode(load);
      if (isDone) return;
      end();
      use(code);
    } catch {
      failures += 1;
      await openAfresh();
      const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
      if (!isDone) timer = setTimeout(start, pause);
    }
  }
  async function openAfresh(): Promise<void> {
    const isWanted = () => !isDone && !isOffline() && !isInUse();
    const how = { onceInMs: afreshOnceInMs, isWanted };
    if (isWanted()) await replaceOldBuild(window.location.href, failures > 1, how);
  }
  function start(): void {
    if (isUnderWay || isDone) return;
    isUnderWay = true;
    clearTimeout(timer);
    void tryOnce().finally(() => {
      isUnderWay = false;
    });
  }

  window.addEventListener('online', start);
  window.addEventListener('focus', start);
  start();
  return end;
}
