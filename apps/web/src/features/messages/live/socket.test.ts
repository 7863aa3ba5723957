import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Me } from '../../../lib/api-types.ts';
import { beginSession, expireSession } from '../../../lib/session.ts';
import { startSocket } from './socket.ts';
import { onAskNow } from './unread.ts';

type Listener = (...said: unknown[]) => void;

/** What the library hands out, without its wire: what it is told, and what happens to it. */
const { wire } = vi.hoisted(() => ({
  wire: {
    listeners: new Map<string, (...said: unknown[]) => void>(),
    calls: [] as string[],
    on: (name: string, listener: (...said: unknown[]) => void) => void wire.listeners.set(name, listener),
    off: () => wire.listeners.clear(),
    connect: () => void wire.calls.push('connect'),
    disconnect: () => void wire.calls.push('disconnect'),
  },
}));
vi.mock('socket.io-client', () => ({ io: () => wire }));

const happen: Listener = (name) => wire.listeners.get(String(name))?.();
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);
let answer: () => void;
let stops: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  beginSession({ id: 'somebody' } as Me);
  stops = [onAskNow(() => new Promise((resolve) => (answer = resolve))), startSocket()];
  happen('connect');
  wire.calls.length = 0;
});

afterEach(() => {
  for (const stop of stops) stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('asks first where its socket was cut, and comes back once that was answered', async () => {
  happen('disconnect');
  await after(60_000);
  // Its own coming back is off meanwhile.
  expect(wire.calls).toEqual(['disconnect']);
  answer();
  await after(0);
  expect(wire.calls).toEqual(['disconnect', 'connect']);
});

it('asks once where it is refused, as the session may have ended while it opened', async () => {
  let asked = 0;
  const count = async () => {
    asked += 1;
  };
  stops.push(onAskNow(count));
  for (let times = 0; times < 3; times += 1) {
    happen('connect_error');
    await after(3000);
  }
  expect(asked).toBe(1);
  happen('connect');
  asked = 0;
  happen('connect_error');
  await after(3000);
  expect(asked).toBe(1);
});

it('does not come back where the answer says that the session has ended', async () => {
  happen('disconnect');
  await after(3000);
  expireSession();
  answer();
  await after(60_000);
  expect(wire.calls).toEqual(['disconnect']);
});

it('comes back ever more seldom where it is cut each time right after it opened', async () => {
  let times = 0;
  happen('disconnect');
  for (let second = 0; second < 300; second += 1) {
    await after(1000);
    answer();
    await after(0);
    if (!wire.calls.includes('connect')) continue;
    times += 1;
    wire.calls.length = 0;
    happen('connect');
    happen('disconnect');
  }
  expect(times).toBeLessThan(12);
  // One that was let stay is come back to at once.
  happen('connect');
  await after(30_000);
  wire.calls.length = 0;
  happen('disconnect');
  await after(3000);
  answer();
  await after(0);
  expect(wire.calls).toEqual(['disconnect', 'connect']);
});
