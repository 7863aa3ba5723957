import { useSyncExternalStore } from 'react';
import { isOffline } from './is-offline.ts';
import { isOtherBuild } from './other-build.ts';

type Retry = () => void;

let waiting: readonly Retry[] = [];
const listeners = new Set<() => void>();
/** Where the page that is being loaded would be. */
let target = '';

function setWaiting(next: readonly Retry[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Tries everything again that could not be loaded. */
export function retryLoading(): void {
  const retries = waiting;
  setWaiting([]);
  for (const retry of retries) retry();
}

/** Says where somebody is going; whatever is still missing is tried again for them. */
export function headFor(path: string): void {
  if (target === path) return;
  target = path;
  if (waiting.length > 0) retryLoading();
}

function nextRetry(): Promise<void> {
  return new Promise((done) => setWaiting([...waiting, done]));
}

/**
 * Loads the code of a page, and does not give up: what was there stays until it comes, or until the person tries again
 * or goes elsewhere (P84). After a release, whose files have other names, the new page is opened by itself.
 */
export function persistently<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => {
    for (let failures = 0; ; failures += 1) {
      try {
        return await saidWhenLate(fetchCode(load));
      } catch (error) {
        if (!isMissing(error)) throw error;
        await replaceOldBuild(target, failures > 0);
        await nextRetry();
      }
    }
  };
}

/** How long nobody is told that code has not come: on a slow line it is on its way. */
const PATIENCE_MS = 20_000;

/** A request that hangs is not asked for anew by a browser: whoever does not wait opens the page as a document (P934). */
async function saidWhenLate<T>(code: Promise<T>): Promise<T> {
  const open: Retry = () => window.location.assign(target || window.location.href);
  const late = setTimeout(() => setWaiting([...waiting, open]), PATIENCE_MS);
  try {
    return await code;
  } finally {
    clearTimeout(late);
    if (waiting.includes(open)) setWaiting(waiting.filter((retry) => retry !== open));
  }
}

/**
 * Offline nothing is asked for: a browser remembers that a file failed, and would not ask again once it could. Asking goes through
 * all that the file needs, which takes a slow phone a while: each in a turn of its own, so that it answers in between.
 */
export async function fetchCode<T>(load: () => Promise<T>): Promise<T> {
  if (isOffline()) throw new TypeError('offline');
  await new Promise((resolve) => setTimeout(resolve));
  return load();
}

/** As browsers say it of a script, and the build's own loader of a style sheet. */
function isMissing(error: unknown): boolean {
  return (
    error instanceof TypeError || (error instanceof Error && error.message.startsWith('Unable to preload'))
  );
}

/**
 * After code was missing: where the server has another release by now, the page is opened afresh; also where the same
 * file failed before, which the browser remembers until then.
 */
export async function replaceOldBuild(
  path: string,
  hasFailedBefore: boolean,
  { onceInMs = ONCE_IN_MS, isWanted = () => true }: { onceInMs?: number; isWanted?: () => boolean } = {},
): Promise<void> {
  const build = await isOtherBuild();
  // Meanwhile somebody may have begun to type.
  if (!isWanted()) return;
  if (build === 'other' || (build === 'same' && hasFailedBefore)) openAfresh(path, onceInMs);
}

const OPENED = 'likha.opened-afresh';
const ONCE_IN_MS = 30_000;

/** Opens a page as a new document; not again and again. */
function openAfresh(path: string, onceInMs: number): void {
  try {
    if (Date.now() - Number(sessionStorage.getItem(OPENED)) < onceInMs) return;
    sessionStorage.setItem(OPENED, String(Date.now()));
  } catch {
    return;
  }
  window.location.assign(path || window.location.href);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether code is missing that a page needs. */
export function useIsCodeMissing(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => waiting.length > 0,
    () => false,
  );
}

if (typeof window !== 'undefined') window.addEventListener('online', retryLoading);
