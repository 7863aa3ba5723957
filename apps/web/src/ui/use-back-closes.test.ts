import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isOverlayOnTop, standOnTop } from './use-back-closes.ts';

/** A browser's history: it goes back later than it is told to, to the entry before the one that is then on top. */
let entries: object[];
const page = new EventTarget();
const history = {
  get state() {
    return entries.at(-1);
  },
  pushState: (state: object) => void entries.push(state),
  replaceState: (state: object) => void entries.splice(-1, 1, state),
  back: () =>
    setTimeout(() => {
      entries.pop();
      page.dispatchEvent(new Event('popstate'));
    }, 50),
};

beforeEach(() => {
  entries = [{}];
  vi.useFakeTimers();
  vi.stubGlobal('window', Object.assign(page, { history }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('closes by Back alone', async () => {
  const onBack = vi.fn();
  standOnTop(onBack);
  expect(isOverlayOnTop()).toBe(true);
  history.back();
  await vi.advanceTimersByTimeAsync(50);
  expect(onBack).toHaveBeenCalledOnce();
});

it('leaves no entry behind when it is closed in another way', async () => {
  standOnTop(vi.fn())();
  await vi.advanceTimersByTimeAsync(100);
  expect(entries).toHaveLength(1);
});

it.each([
  ['at once', 0],
  ['while the entry of the one before is on its way out', 20],
  ['when that is out', 100],
])('stays open when it is opened %s', async (_when, afterMs) => {
  standOnTop(vi.fn())();
  await vi.advanceTimersByTimeAsync(afterMs);
  const onBack = vi.fn();
  const end = standOnTop(onBack);
  await vi.advanceTimersByTimeAsync(200);
  expect(onBack).not.toHaveBeenCalled();
  expect(entries).toHaveLength(2);
  end();
  await vi.advanceTimersByTimeAsync(200);
  expect(entries).toHaveLength(1);
});

it('that was closed before it stood there takes nothing out', async () => {
  standOnTop(vi.fn())();
  await vi.advanceTimersByTimeAsync(20);
  standOnTop(vi.fn())();
  await vi.advanceTimersByTimeAsync(200);
  expect(entries).toHaveLength(1);
});
