import { useEffect, useSyncExternalStore } from 'react';
import { api } from '../../../lib/api.ts';
import { callKey } from '../../../lib/call-key.ts';
import { queryClient } from '../../../lib/query-client.ts';
import type { Conversation, Message } from '../kept-messages.ts';
import { askNow } from '../live/unread.ts';
import { refreshInbox } from '../refresh-inbox.ts';

/** Says up to where somebody has read, while they look at the newest message. */
export function useMarkRead(
  conversation: Conversation,
  messages: readonly Message[],
  isAtEnd: boolean,
): void {
  const { id, read_seq: readSeq, unread_count: unread } = conversation;
  const isLookedAt = useIsLookedAt();
  const upTo = unreadUpTo(conversation, messages);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said again where it did not move as far, or more came late
  useEffect(() => {
    if (isLookedAt && isAtEnd && upTo !== null) void markRead(id, upTo);
  }, [id, upTo, readSeq, unread, isAtEnd, isLookedAt]);
}

/**
 * Up to where somebody reads who looks at the newest of these; null where all of it is read. What staff let through late may stand before what was read
 * (P428): once all that there is has come, it is what is unread still.
 */
export function unreadUpTo(
  { read_seq: readSeq, unread_count: unread, last_message: last }: ReadConversation,
  messages: readonly Pick<Message, 'seq' | 'is_own'>[],
): number | null {
  let [newest, newestOfOther] = [0, 0];
  for (const { seq, is_own: isOwn } of messages) {
    newest = Math.max(newest, seq);
    if (!isOwn) newestOfOther = Math.max(newestOfOther, seq);
  }
  const hasLate = unread > 0 && newestOfOther > 0 && newest >= (last?.seq ?? 0);
  return newestOfOther > readSeq || hasLate ? newestOfOther : null;
}

interface ReadConversation extends Pick<Conversation, 'read_seq' | 'unread_count'> {
  last_message: { seq: number } | null;
}

async function markRead(id: string, seq: number): Promise<void> {
  try {
    const now = await api('POST /conversations/{id}/read', { params: { id }, body: { seq } });
    queryClient.setQueryData(callKey('GET /conversations/{id}', { params: { id } }), now);
    void askNow();
    await refreshInbox([id]);
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
