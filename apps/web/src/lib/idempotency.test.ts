import { afterEach, expect, it, vi } from 'vitest';
import { isMoneyCall, keyFor, outlivesPage, releaseKey } from './idempotency.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A page of the same tab that was loaded anew. */
async function reload() {
  vi.resetModules();
  return import('./idempotency.ts');
}

/** Fake: what a tab keeps. */
function stubTab(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  return kept;
}

it('keeps one key while an action is retried and takes a new one afterwards', () => {
  const first = keyFor('unlock a');
  expect(keyFor('unlock a')).toBe(first);
  expect(keyFor('unlock b')).not.toBe(first);
  releaseKey('unlock a');
  expect(keyFor('unlock a')).not.toBe(first);
});

it('knows the calls that move money', () => {
  expect(isMoneyCall('POST /credits/unlock')).toBe(true);
  expect(isMoneyCall('GET /credits/wallet')).toBe(false);
});

it('keeps the key of what was not answered over a reload, for ten minutes, and none of its words', async () => {
  vi.useFakeTimers();
  const kept = stubTab();
  const tip = 'POST /creators/a/tips {"credits":100,"message":"Para sa iyo"}';
  const key = keyFor(tip, true);
  expect([...kept.values()].join()).not.toContain('Para sa iyo');
  let page = await reload();
  expect(page.keyFor(tip.replace('100', '101'), true)).not.toBe(key);
  expect(page.keyFor(tip, true)).toBe(key);
  page = await reload();
  vi.advanceTimersByTime(599_999);
  expect(page.keyFor(tip, true)).toBe(key);
  page = await reload();
  vi.advanceTimersByTime(600_000);
  expect(page.keyFor(tip, true)).not.toBe(key);
});

it('lets the key of what was decided go for good', async () => {
  stubTab();
  const key = keyFor('tip b', true);
  releaseKey('tip b');
  expect((await reload()).keyFor('tip b', true)).not.toBe(key);
});

it('keeps over a reload what can be sent again and again alone', async () => {
  stubTab();
  expect([outlivesPage('POST /creators/{id}/tips'), outlivesPage('POST /credits/purchase')]).toEqual([
    true,
    false,
  ]);
  const key = keyFor('purchase c');
  expect((await reload()).keyFor('purchase c')).not.toBe(key);
});
