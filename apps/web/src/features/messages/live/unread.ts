import { useSyncExternalStore } from 'react';

/** Conversations with something unread, as the server said last; and who wants to know sooner. */
let unread = 0;
let unreadNews = 0;
let newestNewsAt: string | null = null;
let watchers = 0;
const listeners = new Set<() => void>();
const wakers = new Set<() => Promise<void>>();

export function setUnread(count: number): void {
  if (count === unread) return;
  unread = count;
  tell();
}

export const useUnread = (): number => useKept(() => unread);

/**
 * What the person was told of in the app and has not read (P444), and when that was last: the count ends at a hundred.
 * @returns whether it is otherwise than before
 */
export function setUnreadNews(count: number, newestAt = newestNewsAt): boolean {
  if (count === unreadNews && newestAt === newestNewsAt) return false;
  unreadNews = count;
  newestNewsAt = newestAt;
  tell();
  return true;
}

/** Who shows it here, and the icon of an installed Likha where it can carry a number (P475). */
function tell(): void {
  for (const listener of listeners) listener();
  const all = unread + unreadNews;
  const marked = all > 0 ? navigator.setAppBadge?.(all) : navigator.clearAppBadge?.();
  // Not installed, or not allowed: the number stands in the page all the same.
  marked?.catch(() => undefined);
}

export const useUnreadNews = (): number => useKept(() => unreadNews);

function useKept(read: () => number): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read,
    () => 0,
  );
}

/** While a conversation is on screen, what is new is asked for more often. @returns how to say that it is not any more */
export function watchClosely(): () => void {
  watchers += 1;
  void askNow();
  return () => {
    watchers -= 1;
  };
}

export function isWatchedClosely(): boolean {
  return watchers > 0;
}

/** Something was done that the count of unread conversations follows. @returns once that was asked, however it was answered */
export async function askNow(): Promise<void> {
  await Promise.all([...wakers].map((wake) => wake()));
}

/** Calls back when somebody cannot wait for the next time, and has its end waited for. @returns how to stop that */
export function onAskNow(wake: () => Promise<void>): () => void {
  wakers.add(wake);
  return () => wakers.delete(wake);
}
