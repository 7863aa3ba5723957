import { describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { useHarness } from '../../../../test/harness.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { eraseNotifications } from '../settings.queries.ts';
import { tell } from '../tell.ts';
import { forgetNews } from './forget-news.ts';

const harness = useHarness();

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';
const call = async (person: Person, method: Method, url: string, payload?: object) => {
  // Sessions rest, and some tests go on by months.
  const token = (await harness.deps.sessions.start(harness.deps.db, person.id)).bearer;
  const headers = { authorization: `Bearer ${token}` };
  return harness.app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
};
const listed = async (person: Person) => (await call(person, 'GET', '/notifications')).json().notifications;
const unread = async (person: Person) => (await call(person, 'GET', '/events')).json().unread_notifications;
const newestAt = async (person: Person) =>
  (await call(person, 'GET', '/events')).json().newest_notification_at;
const like = (person: Person, post: string) => call(person, 'PUT', `/content/${post}/like`);
const unlike = (person: Person, post: string) => call(person, 'DELETE', `/content/${post}/like`);
const follow = (person: Person, creator: Person) => call(person, 'POST', `/creators/${creator.id}/follow`);
const read = (person: Person) =>
  call(person, 'POST', '/notifications/read', { up_to: harness.clock.now().toISOString() });

async function scene() {
  const { factory } = harness;
  const creator = await factory.creator();
  const [ana, bea] = [await factory.fan({ credits: 100 }), await factory.fan({ credits: 100 })];
  return { creator, ana, bea, post: await factory.post(creator.id) };
}

describe('what people are told of in the app', () => {
  it('is one of all likes of a post, counted exactly, however many come at once', async () => {
    const { creator, ana, bea, post } = await scene();
    await follow(ana, creator);
    await read(creator);
    const followedAt = harness.clock.now().toISOString();
    expect(await newestAt(creator)).toBe(followedAt);
    harness.clock.advance(1000);
    await Promise.all([like(ana, post), like(bea, post), like(ana, post), like(creator, post)]);
    const [first, ...rest] = await listed(creator);
    // Whose like is named follows; the name of the other is not for the creator (P44).
    expect(first).toMatchObject({ kind: 'like', subject_id: post, others: 1, is_read: false });
    expect(first.actor).toEqual({ id: ana.id, username: ana.username, avatar: null });
    expect([rest.length, rest[0].kind, await unread(creator)]).toEqual([1, 'follower', 1]);
    expect(await newestAt(creator)).toBe(harness.clock.now().toISOString());

    await unlike(ana, post);
    expect((await listed(creator))[0]).toMatchObject({ kind: 'like', actor: null, others: 1 });
    await unlike(bea, post);
    expect((await listed(creator)).map(({ kind }: { kind: string }) => kind)).toEqual(['follower']);
    expect([await unread(creator), await newestAt(creator)]).toEqual([0, followedAt]);
  });

  it('is read forward only, comes back with somebody new, and not with who likes again', async () => {
    const { creator, ana, bea, post } = await scene();
    await like(ana, post);
    const before = new Date(harness.clock.now().getTime() - 1).toISOString();
    expect((await read(creator)).json()).toEqual({ unread_count: 0 });
    await call(creator, 'POST', '/notifications/read', { up_to: before });
    expect(await unread(creator)).toBe(0);
    harness.clock.advance(1000);
    await unlike(ana, post);
    await like(ana, post);
    expect(await unread(creator)).toBe(0);
    await like(bea, post);
    expect([await unread(creator), (await listed(creator)).length]).toEqual([1, 1]);
    // A moment to come reads nothing that is told later.
    await call(creator, 'POST', '/notifications/read', { up_to: '2999-01-01T00:00:00.000Z' });
    harness.clock.advance(1000);
    await call(ana, 'POST', `/content/${post}/comments`, { text: 'Ang ganda' });
    expect(await unread(creator)).toBe(1);
    // Without a moment, what there is.
    expect((await call(creator, 'POST', '/notifications/read')).json()).toEqual({ unread_count: 0 });
  });

  it('stays unread where it came after the last that was seen, also at the very moment of reading', async () => {
    const { creator, ana, post } = await scene();
    await like(ana, post);
    for (let round = 0; round < 8; round += 1) {
      const { at: seen } = (await listed(creator))[0];
      harness.clock.advance(1000);
      const fan = await harness.factory.fan({ credits: 10 });
      const tip = () => call(fan, 'POST', `/creators/${creator.id}/tips`, { credits: 1, message: '' });
      await tip();
      // Meanwhile somebody is added to what was seen, and something else comes.
      await Promise.all([
        like(fan, post),
        call(creator, 'POST', '/notifications/read', { up_to: seen }),
        tip(),
      ]);
      const news: { kind: string; is_read: boolean }[] = await listed(creator);
      const open = news.filter(({ is_read }) => !is_read).map(({ kind }) => kind);
      expect(open.sort()).toEqual(['like', 'tip', 'tip']);
    }
  });

  it('names who tips with what, once, and pages on without a gap', async () => {
    const { creator, ana, bea } = await scene();
    for (const fan of [ana, bea, ana]) {
      harness.clock.advance(1000);
      await call(fan, 'POST', `/creators/${creator.id}/tips`, { credits: 3, message: '' });
    }
    const page = (await call(creator, 'GET', '/notifications?limit=2')).json();
    const next = (await call(creator, 'GET', `/notifications?limit=2&cursor=${page.next_cursor}`)).json();
    const all = [...page.notifications, ...next.notifications];
    expect(all.map(({ kind, actor, credits }) => [kind, actor.id, credits])).toEqual(
      [ana, bea, ana].map(({ id }) => ['tip', id, 3]),
    );
    expect(next.next_cursor).toBeNull();
  });

  it('is nothing of who is blocked, before or after, nor of who is banned', async () => {
    const { creator, ana, bea, post } = await scene();
    await like(ana, post);
    await like(bea, post);
    await harness.deps.db.updateTable('users').set({ status: 'banned' }).where('id', '=', bea.id).execute();
    expect((await listed(creator))[0].others).toBe(1);
    await call(creator, 'POST', `/users/${ana.id}/block`);
    expect([await listed(creator), await unread(creator)]).toEqual([[], 0]);
    const again = { personId: creator.id, kind: 'tip' as const, groupKey: 'x', actorId: ana.id };
    await inTransaction(harness.deps.db, (tx) => tell(tx, { ...again, at: harness.clock.now() }));
    expect(await unread(creator)).toBe(0);
  });

  it('is a new post of whom one follows, looked up for the reader alone', async () => {
    const { creator, ana, bea } = await scene();
    await follow(ana, creator);
    await read(ana);
    await read(bea);
    harness.clock.advance(1000);
    const post = await harness.factory.post(creator.id);
    const told = { kind: 'new_post', subject_id: post, actor: { id: creator.id }, others: 0, is_read: false };
    expect((await listed(ana))[0]).toMatchObject(told);
    expect([await unread(ana), await unread(bea)]).toEqual([1, 0]);
    await read(ana);
    expect([await unread(ana), (await listed(ana))[0].is_read]).toEqual([0, true]);
  });

  it('is chosen by kind, but what is always on stays so', async () => {
    const { creator, ana, post } = await scene();
    const choose = (in_app: object) => call(creator, 'PUT', '/notifications/settings', { in_app });
    const refused = expectRefusal(await choose({ like: false, security: false }));
    expect([refused.code, Object.keys(refused.errors ?? {})]).toEqual([
      'validation_failed',
      ['in_app.security'],
    ]);
    const { in_app } = (await choose({ like: false, security: true })).json();
    const off = in_app.filter((choice: { is_on: boolean }) => !choice.is_on);
    expect(off).toEqual([{ kind: 'like', is_on: false, is_always: false }]);
    await like(ana, post);
    expect(await listed(creator)).toEqual([]);
  });

  it('is forgotten after 90 days, and erased with either of the two', async () => {
    const { creator, ana, bea, post } = await scene();
    await like(ana, post);
    await like(bea, post);
    const rows = () =>
      harness.deps.db.selectFrom('notifications').select('id').where('person_id', '=', creator.id).execute();
    await inTransaction(harness.deps.db, (tx) => eraseNotifications(tx, ana.id));
    expect((await listed(creator))[0].others).toBe(1);
    harness.clock.advance(91 * DAY_MS);
    await forgetNews(harness.deps);
    expect(await rows()).toEqual([]);
    await like(ana, post);
    await unlike(ana, post);
    await like(ana, post);
    expect(await rows()).toHaveLength(1);
    await inTransaction(harness.deps.db, (tx) => eraseNotifications(tx, creator.id));
    expect(await rows()).toEqual([]);
  });
});
