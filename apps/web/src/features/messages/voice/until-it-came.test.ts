import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { untilItCame } from './until-it-came.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const away = () => new ApiError('network');

it('goes once the server is back, though the browser was online all the time', async () => {
  const attempt = vi.fn(() => Promise.reject(away()) as Promise<string>);
  const onWaiting = vi.fn();
  const came = untilItCame(attempt, new AbortController().signal, onWaiting);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onWaiting).toHaveBeenCalled();
  attempt.mockResolvedValue('there');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await came).toBe('there');
});

it('ends with a refusal, and with who does not want it any more', async () => {
  const refused = new ApiError('messages_closed', { status: 403 });
  const onWaiting = vi.fn();
  await expect(
    untilItCame(() => Promise.reject(refused), new AbortController().signal, onWaiting),
  ).rejects.toBe(refused);
  expect(onWaiting, 'of a refusal').not.toHaveBeenCalled();
  const controller = new AbortController();
  const ended = untilItCame(
    () => Promise.reject(away()),
    controller.signal,
    () => undefined,
  );
  const seen = expect(ended).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(100);
  controller.abort();
  await seen;
});
