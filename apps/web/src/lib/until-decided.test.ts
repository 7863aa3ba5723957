import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { untilDecided } from './until-decided.ts';

// What is fake: time, the browser's word about its connection, and the call.
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Sends nothing; answers in turn and keeps the keys. */
function calls(...ends: (string | ApiError)[]) {
  const keys: string[] = [];
  const send = async (key: string) => {
    const end = ends[keys.length] ?? new ApiError('network');
    keys.push(key);
    if (end instanceof ApiError) throw end;
    return end;
  };
  return { keys, send };
}

async function outcomeOf(action: string, send: (key: string) => Promise<string>) {
  const outcome = untilDecided(action, send).catch((error: ApiError) => error.code);
  await vi.advanceTimersByTimeAsync(60_000);
  return outcome;
}

it('asks an unanswered call again under the same key, and says what the answer says', async () => {
  const { keys, send } = calls(new ApiError('timeout'), new ApiError('request_in_progress'), 'unlocked');
  expect(await outcomeOf('a', send)).toBe('unlocked');
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

it('gives up after five questions, and keeps the key for the next press', async () => {
  const first = calls();
  expect(await outcomeOf('b', first.send)).toBe('network');
  expect(first.keys).toHaveLength(5);
  const second = calls('unlocked');
  await outcomeOf('b', second.send);
  expect(second.keys[0]).toBe(first.keys[0]);
});

it('does not ask again what was refused', async () => {
  const { keys, send } = calls(new ApiError('insufficient_credits', { status: 402 }));
  expect(await outcomeOf('c', send)).toBe('insufficient_credits');
  expect(keys).toHaveLength(1);
});

it('sends nothing more once the connection is lost, also when it comes back', async () => {
  const { keys, send } = calls(new ApiError('network'), 'unlocked');
  const outcome = untilDecided('d', send).catch((error: ApiError) => error.code);
  await vi.advanceTimersByTimeAsync(100);
  vi.stubGlobal('navigator', { onLine: false });
  await vi.advanceTimersByTimeAsync(1_000);
  vi.stubGlobal('navigator', { onLine: true });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await outcome).toBe('network');
  expect(keys).toHaveLength(1);
});
