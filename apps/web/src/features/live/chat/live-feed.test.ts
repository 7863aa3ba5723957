import type { LiveNews } from '@likha/contract/live/live-news';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { type OpenSocket, setOpenSocket } from '../../../lib/open-socket.ts';
import { type ChatAnswer, hearLive } from './live-feed.ts';

/** What was asked for, and what a socket was told; the server answers with whatever the chat has. */
let asked: (number | undefined)[];
let told: string[];
let cursor: number;
let newest: number;
let refusal: ApiError | null;
let refused: string[];
/** What a socket says while an answer is on its way. */
let meanwhile: () => void;
let hasMore: boolean;
let say: (news: Partial<LiveNews>) => void;
let stop = () => {};

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function fakeSocket(): OpenSocket {
  return {
    connected: true,
    on: (_: string, hear: (news: LiveNews) => void) => {
      say = (news) => hear({ stream_id: 's', lines: [], removed: [], ...news } as unknown as LiveNews);
    },
    off: () => told.push('off'),
    emit: (...words: unknown[]) => told.push(words.join(' ')),
  } as unknown as OpenSocket;
}

function start() {
  stop = hearLive({
    streamId: 's',
    ask: async (from) => {
      asked.push(from);
      meanwhile();
      if (refusal) throw refusal;
      return { lines: [], removed: [], cursor: newest, has_more: hasMore } as unknown as ChatAnswer;
    },
    cursor: () => cursor,
    onAnswer: (answer) => {
      cursor = Math.max(cursor, answer.cursor);
    },
    onNews: (news) => {
      cursor = Math.max(cursor, news.cursor ?? 0);
    },
    hasGap: ({ after: from }) => from > cursor,
    onRefused: ({ code }) => refused.push(code),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  [asked, told, refused] = [[], [], []];
  [cursor, newest, refusal] = [0, 4, null];
  [meanwhile, hasMore] = [() => undefined, false];
});

afterEach(() => {
  stop();
  setOpenSocket(null);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('asks for the newest first, and then every three seconds for what came after', async () => {
  start();
  await after(6100);
  expect(asked).toEqual([undefined, 4, 4]);
});

it('listens to a socket once it may watch, asks seldom besides, and takes its leave', async () => {
  setOpenSocket(fakeSocket());
  start();
  await after(10_000);
  expect(told).toEqual(['live s 4']);
  expect(asked).toEqual([undefined]);
  await after(11_000);
  expect(asked).toEqual([undefined, 4]);
  stop();
  expect(told.slice(1)).toEqual(['off', 'live_leave s']);
});

it('asks for what a socket passed over, from where it was known', async () => {
  setOpenSocket(fakeSocket());
  start();
  await after(100);
  say({ after: 4, cursor: 5 });
  await after(1100);
  expect(asked).toEqual([undefined]);
  say({ after: 8, cursor: 9 });
  await after(1100);
  expect(asked).toEqual([undefined, 5]);
});

it('asks again at once when a socket is lost, and goes on with the next one', async () => {
  setOpenSocket(fakeSocket());
  start();
  await after(100);
  setOpenSocket(null);
  await after(0);
  expect(asked).toHaveLength(2);
  await after(3100);
  expect(asked).toHaveLength(3);
  setOpenSocket(fakeSocket());
  expect(told.at(-1)).toBe('live s 4');
});

it('asks ever less often while the server does not answer, and no more once it refuses', async () => {
  refusal = new ApiError('network');
  start();
  await after(20_000);
  expect(asked).toHaveLength(3);
  refusal = new ApiError('live_closed', { status: 403 });
  await after(60_000);
  expect(refused).toEqual(['live_closed']);
  const { length } = asked;
  await after(60_000);
  expect(asked).toHaveLength(length);
});

it('asks once more for what a socket passed over where that was refused, from where it was known', async () => {
  setOpenSocket(fakeSocket());
  start();
  await after(100);
  refusal = new ApiError('rate_limited', { status: 429 });
  say({ after: 8, cursor: 9 });
  await after(1100);
  refusal = null;
  await after(40_000);
  expect(asked).toEqual([undefined, 4, 4]);
});

it('does not ask as fast as it is refused, whatever a socket passes over meanwhile', async () => {
  setOpenSocket(fakeSocket());
  start();
  await after(100);
  refusal = new ApiError('rate_limited', { status: 429 });
  meanwhile = () => say({ after: cursor + 4, cursor: cursor + 5 });
  meanwhile();
  await after(20_000);
  expect(asked.length).toBeLessThan(5);
});

it('asks for all that a socket passed over, also where it is more than one answer holds', async () => {
  setOpenSocket(fakeSocket());
  start();
  await after(100);
  [newest, hasMore] = [104, true];
  say({ after: 240, cursor: 241 });
  meanwhile = () => {
    if (asked.length > 2) [newest, hasMore] = [241, false];
  };
  await after(1100);
  expect(asked).toEqual([undefined, 4, 104]);
});

it('goes on asking after a page of somebody else on the way (P1060)', async () => {
  start();
  await after(0);
  refusal = new ApiError('unreadable', { status: 403 });
  await after(10_000);
  refusal = null;
  const before = asked.length;
  await after(30_000);
  expect(refused).toEqual([]);
  expect(asked.length).toBeGreaterThan(before);
});
