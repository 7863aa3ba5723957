import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from './query-client.ts';
import { keepAsking } from './use-asked-again.ts';
import { callOptions } from './use-call.ts';
import { pagesOptions } from './use-pages.ts';

// On a server nothing is asked again: this is a page, and its cache has to see that before it is loaded.
vi.hoisted(() => vi.stubGlobal('window', new EventTarget()));

const EVERY_MS = 2000;
let asked: number;
let status: number;
let stops: (() => void)[];

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  [asked, status, stops] = [0, 200, []];
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    if (status === 0) throw new TypeError('no network');
    return Response.json({ lives: [], next_cursor: null, status, code: 'code' }, { status });
  });
});
afterEach(() => {
  for (const stop of stops) stop();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const ways = {
  interval: () => {
    const options = callOptions('GET /live', { query: {} }, { refetchInterval: EVERY_MS });
    stops.push(new QueryObserver(queryClient, options).subscribe(() => undefined));
  },
  list: () => {
    const options = pagesOptions('GET /live/own', 'lives', { query: {} });
    stops.push(new InfiniteQueryObserver(queryClient, options).subscribe(() => undefined));
    stops.push(keepAsking(['GET /live/own'], EVERY_MS));
  },
};

it.each([
  ['interval', 429],
  ['interval', 503],
  ['interval', 0],
  ['list', 429],
  ['list', 503],
] as const)(
  'what is asked by %s is asked ever more seldom where the answer is %i (P1042)',
  async (way, said) => {
    ways[way]();
    await after(10_000);
    expect(asked).toBeGreaterThanOrEqual(5);
    status = said;
    await after(120_000);
    asked = 0;
    await after(300_000);
    // At most each half minute, with what `retry` asks of what is undecided.
    expect(asked).toBeLessThanOrEqual(11 * 3);
    status = 200;
    await after(36_000);
    asked = 0;
    await after(20_000);
    expect(asked, 'as often as before').toBeGreaterThanOrEqual(9);
  },
);

it('what is not there is asked for as usual: others change that', async () => {
  ways.interval();
  await after(100);
  status = 404;
  await after(60_000);
  expect(asked).toBeGreaterThanOrEqual(29);
});
