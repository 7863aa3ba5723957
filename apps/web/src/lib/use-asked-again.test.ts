import { InfiniteQueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from './query-client.ts';
import { keepAsking } from './use-asked-again.ts';
import { pagesOptions } from './use-pages.ts';

/** A line on which each answer takes five seconds. */
const SLOW_MS = 5000;
let asked: number;
let isVisible: boolean;
let stops: (() => void)[];

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(async () => {
  vi.useFakeTimers();
  [asked, isVisible, stops] = [0, true, []];
  vi.stubGlobal('document', {
    get visibilityState() {
      return isVisible ? 'visible' : 'hidden';
    },
  });
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    asked += 1;
    const lives = [{ id: String(asked) }];
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      setTimeout(() => resolve(Response.json({ lives, next_cursor: null })), SLOW_MS);
    });
  });
});

afterEach(() => {
  for (const stop of stops) stop();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A list that is there, and is asked for again every two seconds. */
async function startAsking() {
  const observer = new InfiniteQueryObserver(
    queryClient,
    pagesOptions('GET /live/own', 'lives', { query: {} }),
  );
  stops.push(observer.subscribe(() => undefined));
  await after(SLOW_MS);
  stops.push(keepAsking(['GET /live/own'], 2000));
  return observer;
}

it('lets an answer come that takes longer than the time between two questions (P1021)', async () => {
  const observer = await startAsking();
  await after(2000 + SLOW_MS - 1);
  expect(asked).toBe(2);
  await after(1);
  expect(observer.getCurrentResult().data).toEqual([{ id: '2' }]);
  await after(1000);
  expect(asked).toBe(3);
});

it('asks nothing while nobody looks', async () => {
  await startAsking();
  isVisible = false;
  await after(60_000);
  expect(asked).toBe(1);
  isVisible = true;
  await after(2000);
  expect(asked).toBe(2);
});
