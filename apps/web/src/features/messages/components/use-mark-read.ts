import { useEffect, useSyncExternalStore } from 'react';
import { api } from '../../../lib/api.ts';
import { callKey } from '../../../lib/call-key.ts';
import { invalidate } from '../../../lib/kept-answers.ts';
import { queryClient } from '../../../lib/query-client.ts';
import type { Conversation, Message } from '../kept-messages.ts';
import { askNow } from '../live/unread.ts';

/** Says up to where somebody has read, while they look at the newest message. */
export function useMarkRead(
  { id, read_seq: readSeq }: Conversation,
  messages: readonly Message[],
  isAtEnd: boolean,
): void {
  const isLookedAt = useIsLookedAt();
  const newest = Math.max(0, ...messages.filter(({ is_own }) => !is_own).map(({ seq }) => seq));
  useEffect(() => {
    if (isLookedAt && isAtEnd && newest > readSeq) void markRead(id, newest);
  }, [id, newest, readSeq, isAtEnd, isLookedAt]);
}

async function markRead(id: string, seq: number): Promise<void> {
  try {
    const now = await api('POST /conversations/{id}/read', { params: { id }, body: { seq } });
    queryClient.setQueryData(callKey('GET /conversations/{id}', { params: { id } }), now);
    void askNow();
    await invalidate(['GET /conversations']);
  } catch {
    // Said again with the next message, or when the conversation is opened anew.
  }
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function useIsLookedAt(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => false,
  );
}
