import { TYPING } from '@likha/contract/late-limits';
import { useSyncExternalStore } from 'react';

type Say = (conversationId: string) => void;

/** Conversations in which the other is writing, each until nobody said so for a while (P442). */
const shown = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();
let say: Say | null = null;
let saidAt = Number.NEGATIVE_INFINITY;

function changed(): void {
  for (const listener of listeners) listener();
}

export function showTyping(conversationId: string): void {
  clearTimeout(shown.get(conversationId));
  shown.set(
    conversationId,
    setTimeout(() => hideTyping(conversationId), TYPING.shownMs),
  );
  changed();
}

/** What was being written is there, or nobody may write any more. */
export function hideTyping(conversationId: string): void {
  clearTimeout(shown.get(conversationId));
  if (shown.delete(conversationId)) changed();
}

/** Who can say it on; null while there is no socket. */
export function setTypingVoice(voice: Say | null): void {
  say = voice;
  saidAt = Number.NEGATIVE_INFINITY;
}

/** One writes here: said on once in a while, and by nobody where there is no socket. */
export function sayTyping(conversationId: string): void {
  const now = performance.now();
  if (!say || now - saidAt < TYPING.everyMs) return;
  saidAt = now;
  say(conversationId);
}

export function useIsTyping(conversationId: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown.has(conversationId),
    () => false,
  );
}
