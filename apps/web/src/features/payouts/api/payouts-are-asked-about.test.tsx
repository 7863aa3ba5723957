import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { actSaying, type Said } from '../../../app/pages/screens.fixture.tsx';
import { queryClient } from '../../../lib/query-client.ts';
import { useDecidePayout } from './use-decide-payout.ts';
import { useInstantPayout } from './use-instant-payout.ts';
import { useRequestPayout } from './use-request-payout.ts';

// What is fake: the network, the toast, whose words are kept, and the pauses between questions.
const said = vi.hoisted(() => [] as Said);
vi.mock('../../../ui/toast/toast.ts', async (original) => ({
  ...(await original<object>()),
  notify: (toast: Said[number]) => void said.push(toast),
}));

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  queryClient.clear();
});

const act = actSaying(said);
const params = { id: '0198a000-0000-7000-8000-000000000000' };

/** How often each dialog was closed after such an answer. */
async function closedAfter(body: object): Promise<number[]> {
  const ends = [vi.fn(), vi.fn(), vi.fn()] as const;
  const acts = [
    act(() => useRequestPayout(ends[0]), { body: { bucket: 'earnings' } }, body),
    act(() => useInstantPayout(ends[1]), { body: { bucket: 'earnings' } }, body),
    act(() => useDecidePayout(ends[2]), { params, body: { decision: 'approve' } }, body),
  ];
  await vi.advanceTimersByTimeAsync(20_000);
  await Promise.all(acts);
  return ends.map((end) => end.mock.calls.length);
}

it('a dialog that nobody answered stays, so that pressing again asks about the same', async () => {
  expect(await closedAfter({ code: 'request_in_progress', status: 409 })).toEqual([0, 0, 0]);
});

it('a dialog whose payout was refused goes: what it asked about is not so anymore', async () => {
  expect(await closedAfter({ code: 'payout_minimum', status: 422 })).toEqual([1, 1, 1]);
});
