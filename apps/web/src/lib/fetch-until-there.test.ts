import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchUntilThere } from './fetch-until-there.ts';
import { askBeforeLeaving } from './leaving.ts';

/** Fake: what the browser loads and opens, what the page has on it, and what the server has of its release. */
const assign = vi.fn();
let fields: { value: string }[];
let served: string;

beforeEach(() => {
  vi.useFakeTimers();
  [fields, served] = [[], '<script type="module" src="/assets/one.js">'];
  const [addEventListener, removeEventListener] = [vi.fn(), vi.fn()];
  vi.stubGlobal('window', {
    location: { assign, href: 'http://likha.test/messages/1' },
    addEventListener,
    removeEventListener,
  });
  vi.stubGlobal('navigator', { onLine: true });
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
  vi.stubGlobal('document', {
    querySelector: (what: string) =>
      what.startsWith('script') ? { getAttribute: () => '/assets/one.js' } : null,
    querySelectorAll: (what: string) => (what === 'textarea' ? fields : []),
  });
  vi.stubGlobal('fetch', async () => new Response(served));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  assign.mockReset();
});

const failing = () => vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));

it('tries until the code is there, and uses it once', async () => {
  const load = failing();
  const use = vi.fn();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('away')));
  fetchUntilThere<string>(load, use);
  await vi.advanceTimersByTimeAsync(7_000);
  expect(load).toHaveBeenCalledTimes(3);
  load.mockImplementation((() => Promise.resolve('code')) as never);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(use).toHaveBeenCalledExactlyOnceWith('code');
  expect(load).toHaveBeenCalledTimes(4);
  expect(assign, 'while no server answered').not.toHaveBeenCalled();
});

it('opens the page afresh at once where another release is there', async () => {
  served = '<script type="module" src="/assets/two.js">';
  fetchUntilThere(failing(), () => undefined);
  await vi.advanceTimersByTimeAsync(100);
  expect(assign).toHaveBeenCalledExactlyOnceWith('http://likha.test/messages/1');
});

it('opens it afresh once where the browser remembers that the file failed, and not again and again', async () => {
  fetchUntilThere(failing(), () => undefined);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(assign).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200_000);
  expect(assign).toHaveBeenCalledTimes(1);
});

it('opens it afresh as often as is wanted at most', async () => {
  const hour = 60 * 60_000;
  const stop = fetchUntilThere(failing(), () => undefined);
  await vi.advanceTimersByTimeAsync(hour);
  stop();
  expect(assign.mock.calls.length).toBeGreaterThan(5);
  assign.mockReset();
  fetchUntilThere(failing(), () => undefined, 24 * hour);
  await vi.advanceTimersByTimeAsync(20 * hour);
  expect(assign).not.toHaveBeenCalled();
});

it('waits with that for the end of what somebody writes', async () => {
  fields = [{ value: 'half a sentence' }];
  fetchUntilThere(failing(), () => undefined);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(assign).not.toHaveBeenCalled();
  fields = [];
  await vi.advanceTimersByTimeAsync(61_000);
  expect(assign).toHaveBeenCalledTimes(1);
});

it('waits with that for what would go with the page', async () => {
  const stop = askBeforeLeaving(() => true);
  fetchUntilThere(failing(), () => undefined);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(assign).not.toHaveBeenCalled();
  stop();
  await vi.advanceTimersByTimeAsync(61_000);
  expect(assign).toHaveBeenCalledTimes(1);
});

it('leaves it where somebody begins to write while the server is asked for its release', async () => {
  served = '<script type="module" src="/assets/two.js">';
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  const stop = fetchUntilThere(failing(), () => undefined);
  await vi.advanceTimersByTimeAsync(100);
  fields = [{ value: 'half a sentence' }];
  answer.resolve(new Response(served));
  await vi.advanceTimersByTimeAsync(100);
  expect(assign).not.toHaveBeenCalled();
  stop();
});

it('tries no more once nobody wants it', async () => {
  const load = failing();
  const stop = fetchUntilThere(load, () => undefined);
  await vi.advanceTimersByTimeAsync(100);
  stop();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(load).toHaveBeenCalledTimes(1);
});
