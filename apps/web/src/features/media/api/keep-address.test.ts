import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import type { Asked } from '../viewer-state.ts';
import { keepAddress } from './keep-address.ts';

const address = (name: string) => ({ secure_url: name, stream_url: null, expires_in: 120 });
let state: Asked;
const ask = vi.fn();
const keep = () =>
  keepAddress(ask, (next) => {
    state = next(state);
  });

beforeEach(() => {
  vi.useFakeTimers();
  state = null;
  ask.mockReset().mockResolvedValueOnce(address('first')).mockResolvedValue(address('second'));
});
afterEach(() => void vi.useRealTimers());

it('asks at once, and again 30 seconds before the address ends, each time', async () => {
  keep();
  await vi.advanceTimersByTimeAsync(0);
  expect(state).toEqual({ access: address('first') });
  await vi.advanceTimersByTimeAsync(89_999);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(state).toEqual({ access: address('second') });
  await vi.advanceTimersByTimeAsync(90_000);
  expect(ask).toHaveBeenCalledTimes(3);
});

it('asks once for all who want a fresh one at the same moment', async () => {
  const kept = keep();
  const [one, other] = await Promise.all([kept.refresh(), kept.refresh()]);
  expect([one, other, ask.mock.calls.length]).toEqual([address('first'), address('first'), 1]);
});

it('outlives a lost network, and ends with the right', async () => {
  keep();
  await vi.advanceTimersByTimeAsync(0);
  ask.mockRejectedValueOnce(new ApiError('network'));
  await vi.advanceTimersByTimeAsync(90_000);
  expect(state).toEqual({ access: address('first') });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(state).toEqual({ access: address('second') });
  const over = new ApiError('subscription_required');
  ask.mockRejectedValueOnce(over);
  await vi.advanceTimersByTimeAsync(90_000);
  expect(state).toEqual({ refusal: over });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(ask).toHaveBeenCalledTimes(4);
});

it('asks ever more seldom while a server is busy, and as usual once it has answered (P1042)', async () => {
  keep();
  await vi.advanceTimersByTimeAsync(0);
  ask.mockReset().mockRejectedValue(new ApiError('rate_limited', { status: 429 }));
  await vi.advanceTimersByTimeAsync(90_000 + 600_000);
  expect(ask.mock.calls.length, 'not every five seconds').toBeLessThanOrEqual(14);
  ask.mockReset().mockResolvedValue(address('third'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state).toEqual({ access: address('third') });
});

it('is silent once it is stopped', async () => {
  keep().stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect([state, ask.mock.calls.length]).toEqual([null, 1]);
});
