import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { callOptions } from '../../../lib/use-call.ts';
import { pendingOptions } from './use-purchase.ts';

// On a server nothing is asked again: this is a page, and its cache has to see that before it is loaded.
vi.hoisted(() => vi.stubGlobal('window', new EventTarget()));

let asked: number;
let stop: () => void;
let network: () => Response;

const pending = () => Response.json({ status: 'pending' });
const refusing = (status: number, code: string) => () => Response.json({ status, code }, { status });

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return network();
  });
});
afterEach(() => {
  stop();
  queryClient.clear();
  vi.useRealTimers();
});

/** A purchase that is pending, and what is answered from then on. */
async function waitFor(then: () => Response): Promise<void> {
  network = pending;
  const options = callOptions('GET /credits/purchases/{id}', { params: { id: 'p' } }, pendingOptions);
  stop = new QueryObserver(queryClient, options).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(100);
  network = then;
}

it.each([
  ['nothing new', pending],
  ['429', refusing(429, 'rate_limited')],
  ['503', refusing(503, 'busy')],
])('a pending purchase is not asked for without end where the answer is %s (P1039)', async (_, answer) => {
  await waitFor(answer);
  // Thirty questions, of which each may wait half a minute (P1042).
  await vi.advanceTimersByTimeAsync(1_200_000);
  const after = asked;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toBe(after);
});

it('is said as soon as the server answers again', async () => {
  await waitFor(refusing(429, 'rate_limited'));
  await vi.advanceTimersByTimeAsync(20_000);
  network = () => Response.json({ status: 'completed' });
  await vi.advanceTimersByTimeAsync(20_000);
  const after = asked;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(after);
  expect(queryClient.getQueriesData({ queryKey: ['GET /credits/purchases/{id}'] })[0]?.[1]).toEqual({
    status: 'completed',
  });
});
