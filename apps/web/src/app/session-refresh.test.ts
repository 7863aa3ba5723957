import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { credentialsFor, isLeaving, setLeaving } from '../lib/session.ts';
import { tellOfSignOut } from './session-refresh.ts';

const stored = new Map<string, string>();
let answer: () => Response;

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async () => answer());
  setLeaving(true);
});

afterEach(() => vi.unstubAllGlobals());

const refused = (status: number, code: string) => () => Response.json({ status, code }, { status });
const told = () => Response.json({ message: 'You are signed out.' });

it.each([
  ['there is no network', null],
  ['too much was asked for', refused(429, 'rate_limited')],
  ['the server is busy', refused(503, 'service_unavailable')],
  ['somebody in between answers', () => new Response('<html>', { status: 403 })],
  ['somebody in between wants a sign-in', () => new Response('<html>', { status: 401 })],
])('a sign-out stays one where %s, and is told once it can be (P1020)', async (_, refusal) => {
  answer = refusal ?? told;
  vi.stubGlobal('navigator', { onLine: refusal !== null });
  await tellOfSignOut();
  expect([isLeaving(), credentialsFor('/auth/session')]).toEqual([true, 'omit']);
  answer = told;
  vi.stubGlobal('navigator', { onLine: true });
  window.dispatchEvent(new Event('online'));
  await expect.poll(isLeaving).toBe(false);
});

it.each([
  ['the server was told', told],
  ['there was no session any more', refused(401, 'not_authenticated')],
])('a sign-out is over once %s', async (_, said) => {
  answer = said;
  await tellOfSignOut();
  expect(isLeaving()).toBe(false);
});
