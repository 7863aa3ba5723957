import { LIVE_CHAT } from '@likha/contract/live/live-limits';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { ApiError, detailOf, fieldErrorsOf } from '../../../lib/api-error.ts';
import { invalidate } from '../../../lib/kept-answers.ts';
import type { LiveStream } from '../live.ts';
import {
  type ChatBatch,
  type ChatLines,
  NO_LINES,
  withBatches,
  withoutWaiting,
  withWaiting,
} from './chat-lines.ts';
import { type ChatAnswer, hearLive } from './live-feed.ts';

/** What is known of a stream that one looks at, besides its chat. */
export interface RoomFacts {
  state: LiveStream['state'];
  viewersCount: number;
  goalReached: number | null;
  pinned: string | null;
  slowSeconds: number;
  isForSubscribers: boolean;
  mayWrite: boolean;
  /** Of staff, for the host. */
  warning: ChatAnswer['warning'];
}

export interface LiveRoom {
  facts: RoomFacts;
  chat: ChatLines;
  /** It has been answered at least once. */
  isThere: boolean;
  /** @returns whether it was taken */
  send: (text: string, clientId?: string) => Promise<boolean>;
  forget: (clientId: string) => void;
  /** Somebody reads further up, or is at the end again. */
  hold: (isHeld: boolean) => void;
  /** Takes over a line that came another way, as a tip's own answer. */
  add: (batch: ChatBatch) => void;
}

/** Everything that happens in a stream while it is looked at; drawn once a frame, however much comes. */
export function useLiveRoom(live: LiveStream, failedText: string): LiveRoom {
  const { id } = live;
  const [chat, setChat] = useState(NO_LINES);
  const [facts, setFacts] = useState(() => factsOf(live));
  const [isThere, setIsThere] = useState(false);
  const known = useRef(NO_LINES);
  const batches = useRef<ChatBatch[]>([]);
  const frame = useRef(0);
  const isHeld = useRef(false);

  function change(next: (before: ChatLines) => ChatLines): void {
    known.current = next(known.current);
    setChat(known.current);
  }
  function draw(): void {
    frame.current = 0;
    const came = batches.current;
    batches.current = [];
    change((before) => withBatches(before, came, isHeld.current));
    // With the lines that it began with, and not before them: what comes after is new.
    setIsThere(true);
  }
  function add(batch: ChatBatch): void {
    batches.current.push(batch);
    frame.current ||= requestAnimationFrame(draw);
  }
  const hold = useCallback((now: boolean) => {
    isHeld.current = now;
  }, []);
  const learn = useEffectEvent((told: Partial<RoomFacts>) => {
    const hasMoved = told.state !== undefined && told.state !== facts.state;
    setFacts((before) => ({ ...before, ...told }));
    // What is shown instead is asked for: a replay, or the picture that is back.
    if (hasMoved) askAnew();
  });
  const take = useEffectEvent(add);

  useEffect(() => {
    const stop = hearLive({
      streamId: id,
      ask: (after) => api('GET /live/{id}/chat', { params: { id }, query: { after, limit: LIVE_CHAT.page } }),
      cursor: () => Math.max(known.current.cursor, ...batches.current.map(({ cursor }) => cursor)),
      onAnswer: (answer) => {
        take(answer);
        learn({ ...factsIn(answer), mayWrite: answer.may_write, warning: answer.warning });
      },
      onNews: (news) => {
        take(news);
        learn({ ...factsIn(news), ...(news.warning !== undefined && { warning: news.warning }) });
      },
      hasGap: ({ after }) =>
        after > known.current.cursor && !batches.current.some(({ cursor }) => cursor >= after),
      // Of a host who may no more there is no stream, and nobody who looks hears of its end.
      onRefused: askAnew,
    });
    return () => {
      stop();
      cancelAnimationFrame(frame.current);
      frame.current = 0;
    };
  }, [id]);

  async function send(text: string, clientId: string = crypto.randomUUID()): Promise<boolean> {
    change((before) => withWaiting(before, { clientId, text, problem: null }));
    try {
      const line = await api('POST /live/{id}/chat', { params: { id }, body: { client_id: clientId, text } });
      change((before) => withBatches(before, [{ lines: [line], removed: [], cursor: 0 }]));
      return true;
    } catch (error) {
      const problem = fieldErrorsOf(error).text ?? detailOf(error, failedText);
      change((before) => withWaiting(before, { clientId, text, problem }));
      return error instanceof ApiError && error.isUnanswered;
    }
  }
  const forget = (clientId: string) => change((before) => withoutWaiting(before, clientId));
  return { facts, chat, isThere, send, forget, hold, add };
}

/** What is shown of the stream, and whether it is shown, is asked for anew. */
function askAnew(): void {
  void invalidate(['GET /live/of/{username}', 'GET /live/{id}', 'GET /live']);
}

function factsOf(live: LiveStream): RoomFacts {
  return {
    state: live.state,
    viewersCount: live.viewers_count,
    goalReached: live.goal?.reached_credits ?? null,
    pinned: live.chat.pinned,
    slowSeconds: live.chat.slow_seconds,
    isForSubscribers: live.chat.subscribers_only,
    mayWrite: false,
    warning: live.warning,
  };
}

type Told = Pick<
  ChatAnswer,
  'state' | 'viewers_count' | 'goal_reached' | 'pinned' | 'slow_seconds' | 'subscribers_only'
>;

function factsIn(told: Told): Partial<RoomFacts> {
  return {
    state: told.state,
    viewersCount: told.viewers_count,
    goalReached: told.goal_reached,
    pinned: told.pinned,
    slowSeconds: told.slow_seconds,
    isForSubscribers: told.subscribers_only,
  };
}
