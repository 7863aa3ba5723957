import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { headFor, persistently, retryLoading, useIsCodeMissing } from './load-persistently.ts';

/** Fake: the browser's own loading of code and of documents, and what a screen shows. */
const assign = vi.fn();
let isMissing: boolean;

vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useSyncExternalStore: (subscribe: (tell: () => void) => void, read: () => boolean) => {
    const look = () => {
      isMissing = read();
    };
    subscribe(look);
    look();
    return isMissing;
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { location: { assign, href: 'http://likha.test/login' } });
  vi.stubGlobal('navigator', { onLine: true });
  useIsCodeMissing();
});

afterEach(() => {
  vi.useRealTimers();
  assign.mockReset();
});

it('says that code has not come, and takes it when it does', async () => {
  const code = Promise.withResolvers<string>();
  const loaded = persistently(() => code.promise)();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(isMissing).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isMissing).toBe(true);
  code.resolve('late');
  expect(await loaded).toBe('late');
  expect(isMissing).toBe(false);
  expect(assign).not.toHaveBeenCalled();
});

it('opens as a document what hangs, for who does not wait', async () => {
  headFor('/fan');
  void persistently(() => new Promise(() => undefined))();
  await vi.advanceTimersByTimeAsync(25_000);
  retryLoading();
  expect(assign).toHaveBeenCalledExactlyOnceWith('/fan');
});

it('says nothing of code that comes in time', async () => {
  await expect(
    Promise.all([persistently(async () => 'code')(), vi.advanceTimersByTimeAsync(1)]),
  ).resolves.toContain('code');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isMissing).toBe(false);
});
