import { beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { useHarness } from '../../../../test/harness.ts';

const harness = useHarness();
let creator: Person;
beforeEach(async () => {
  creator = await harness.factory.creator();
});

const isOnline = async () =>
  (await harness.app.inject({ url: `/api/users/by-username/${creator.username}` })).json().is_online;
const post = (url: string) =>
  harness.app.inject({ method: 'POST', url: `/api${url}`, headers: creator.headers });
const hide = (shows_online: boolean) =>
  harness.app.inject({
    method: 'PUT',
    url: '/api/auth/me/presence',
    headers: creator.headers,
    payload: { shows_online },
  });
const rowVersion = async () =>
  (
    await harness.deps.db
      .selectFrom('users')
      .select('last_seen_at')
      .where('id', '=', creator.id)
      .executeTakeFirst()
  )?.last_seen_at;

describe('the online badge', () => {
  it('is gone a minute after somebody was here last', async () => {
    expect(await isOnline()).toBe(true);
    harness.clock.advance(59_000);
    expect(await isOnline()).toBe(true);
    harness.clock.advance(1_000);
    expect(await isOnline()).toBe(false);
    await post('/presence');
    expect(await isOnline()).toBe(true);
  });

  it('stays while a page is open, which says so every 20 seconds, and is written at every second one', async () => {
    const written = new Set([String(await rowVersion())]);
    for (let note = 0; note < 12; note += 1) {
      harness.clock.advance(20_000);
      expect(await isOnline(), `after ${note * 20} s`).toBe(true);
      await post('/presence');
      written.add(String(await rowVersion()));
    }
    // Four minutes of 20 seconds each: every second one, and what was there before.
    expect(written.size).toBeLessThanOrEqual(7);
  });

  it('is gone at once when somebody signs out', async () => {
    await post('/auth/logout');
    expect(await isOnline()).toBe(false);
  });

  it('is not shown of who hides it, and nothing is written then', async () => {
    expect((await hide(false)).json()).toEqual({ shows_online: false });
    expect(await isOnline()).toBe(false);
    const before = String(await rowVersion());
    harness.clock.advance(50_000);
    await post('/presence');
    expect(String(await rowVersion())).toBe(before);
    await hide(true);
    await post('/presence');
    expect(await isOnline()).toBe(true);
  });
});
