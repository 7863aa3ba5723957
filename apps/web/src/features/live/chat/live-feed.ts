import { LIVE_CHAT } from '@likha/contract/live/live-limits';
import type { LiveNews } from '@likha/contract/live/live-news';
import { ApiError } from '../../../lib/api-error.ts';
import type { Answer } from '../../../lib/api-types.ts';
import { type OpenSocket, onOpenSocket } from '../../../lib/open-socket.ts';

export type ChatAnswer = Answer<'GET /live/{id}/chat'>;

interface LiveFeedOptions {
  streamId: string;
  /** @param after the `seq` after which to begin; undefined for the newest lines */
  ask: (after: number | undefined) => Promise<ChatAnswer>;
  /** Up to where the screen knows it. */
  cursor: () => number;
  onAnswer: (answer: ChatAnswer) => void;
  /** @param isWhole nothing lies between what is known and this */
  onNews: (news: LiveNews) => void;
  hasGap: (news: LiveNews) => boolean;
  /** Not for this viewer, or not any more. */
  onRefused: (error: ApiError) => void;
}

/** How often it is asked while a socket says what is new. */
const BESIDE_SOCKET_MS = 20_000;
const LONGEST_MS = 30_000;
const MOST_SPREAD_MS = 1000;

/**
 * Hears what happens in a stream: by the socket where there is one, by asking where there is none, and by asking seldom besides, as
 * nothing that a socket says has to arrive (P635). @returns how to stop
 */
export function hearLive(options: LiveFeedOptions): () => void {
  const { streamId, ask, onAnswer, onNews, hasGap, onRefused } = options;
  let socket: OpenSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let hasAsked = false;
  let failures = 0;
  let isStopped = false;
  let isHeard = false;
  /** From where lines are missing that a socket has passed over. */
  let gapFrom: number | null = null;

  async function askNow(): Promise<void> {
    clearTimeout(timer);
    if (isAsking || isStopped || document.visibilityState !== 'visible') return;
    isAsking = true;
    let hasMore = false;
    const gap = gapFrom;
    const after = hasAsked ? (gap ?? options.cursor()) : undefined;
    gapFrom = null;
    try {
      const answer = await ask(after);
      if (isStopped) return;
      // A first answer is the newest lines, and whatever lies before them is not asked for.
      hasMore = hasAsked && answer.has_more;
      hasAsked = true;
      failures = 0;
      onAnswer(answer);
      // What is known lies behind the gap: its rest is asked for from where this ends.
      if (hasMore && gap !== null) gapFrom = Math.min(answer.cursor, gapFrom ?? answer.cursor);
      listen();
    } catch (error) {
      failures += 1;
      // It is still there, and nothing else would ask for it.
      gapFrom = gap ?? gapFrom;
      // A proxy's page, or that of a Wi-Fi that wants a sign-in, is none of our refusals.
      const isOurs = error instanceof ApiError && error.code !== 'unreadable';
      if (isOurs && [401, 403, 404].includes(error.status)) {
        stop();
        return onRefused(error);
      }
    } finally {
      isAsking = false;
    }
    const isHurried = failures === 0 && (hasMore || gapFrom !== null);
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(askNow, isHurried ? 0 : pause());
  }

  function pause(): number {
    const usual = socket ? BESIDE_SOCKET_MS : LIVE_CHAT.pollMs;
    return Math.min(LONGEST_MS, usual * 2 ** Math.min(failures, 6));
  }

  function hear(news: LiveNews): void {
    if (news.stream_id !== streamId || !hasAsked) return;
    if (hasGap(news)) {
      gapFrom ??= options.cursor();
      // Everybody has the same gap, and they do not all ask at the same moment; nor sooner than who was refused may.
      if (failures === 0) {
        clearTimeout(timer);
        timer = setTimeout(askNow, MOST_SPREAD_MS * Math.random());
      }
    }
    onNews(news);
  }

  /** Once its right was seen to be there, and again with each socket. */
  function listen(): void {
    if (!socket || !hasAsked || isHeard) return;
    isHeard = true;
    socket.on('live', hear);
    socket.emit('live', streamId, options.cursor());
  }
  function leave(): void {
    if (isHeard) socket?.off('live', hear);
    if (isHeard && socket?.connected) socket.emit('live_leave', streamId);
    isHeard = false;
  }

  const stopListening = onOpenSocket((next) => {
    leave();
    socket = next;
    listen();
    // What was said while there was none is asked for.
    if (hasAsked) void askNow();
  });
  const onSight = () => void askNow();
  document.addEventListener('visibilitychange', onSight);
  window.addEventListener('online', onSight);
  void askNow();

  function stop(): void {
    isStopped = true;
    clearTimeout(timer);
    leave();
    stopListening();
    document.removeEventListener('visibilitychange', onSight);
    window.removeEventListener('online', onSight);
  }
  return stop;
}
