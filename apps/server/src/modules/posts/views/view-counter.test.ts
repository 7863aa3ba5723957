import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../../test/harness.ts';
import { HOUR_MS } from '../../../platform/durations.ts';
import { forgetViewers } from './forget-viewers.ts';
import type { Looker } from './looker.ts';
import { createViewCounter } from './view-counter.ts';

const harness = useHarness();

async function postWithMedia() {
  const { db, clock, ids } = harness.deps;
  const { id: owner_id } = await harness.factory.creator();
  const media = {
    id: ids.next(),
    owner_id,
    kind: 'photo',
    content_type: 'image/webp',
    bytes: 1,
    status: 'ready',
    created_at: clock.now(),
  } as const;
  await db.insertInto('media_items').values(media).execute();
  const postId = await harness.factory.post(owner_id);
  await db.updateTable('posts').set({ media_id: media.id }).where('id', '=', postId).execute();
  return { mediaId: media.id, postId, creatorId: owner_id };
}

const person = (viewerId: string): Looker => ({ viewerId, address: '203.0.113.1', browser: 'Chrome' });
const guest = (address: string, browser = 'Chrome'): Looker => ({ viewerId: null, address, browser });

const viewsOf = async (postId: string) =>
  (
    await harness.deps.db
      .selectFrom('posts')
      .select('views_count')
      .where('id', '=', postId)
      .executeTakeFirstOrThrow()
  ).views_count;

describe('the view counter', () => {
  it('counts every viewer once a Philippine day', async () => {
    const { mediaId, postId } = await postWithMedia();
    const [fan, other] = [await harness.factory.fan(), await harness.factory.fan()];
    const counter = createViewCounter(harness.deps);
    const views = async () => {
      await counter.flush();
      return viewsOf(postId);
    };
    // 20:00 in Manila.
    harness.clock.advance(Date.parse('2030-01-01T12:00:00Z') - harness.clock.now().getTime());
    for (let look = 0; look < 3; look += 1) counter.count(mediaId, person(fan.id));
    counter.count(mediaId, person(other.id));
    for (const looker of [guest('198.51.100.1'), guest('198.51.100.1'), guest('198.51.100.2')])
      counter.count(mediaId, looker);
    counter.count(mediaId, guest('198.51.100.1', 'Firefox'));
    expect(await views()).toBe(5);
    harness.clock.advance(4 * HOUR_MS - 1);
    counter.count(mediaId, person(fan.id));
    expect(await views()).toBe(5);
    harness.clock.advance(1);
    counter.count(mediaId, person(fan.id));
    expect(await views()).toBe(6);
    const days = await harness.deps.db
      .selectFrom('post_daily_views')
      .select(['day', 'views'])
      .where('post_id', '=', postId)
      .orderBy('day')
      .execute();
    expect(days).toEqual([
      { day: '2030-01-01', views: 5 },
      { day: '2030-01-02', views: 1 },
    ]);
    await counter.stop();
  });

  it('counts once what two processes saw, by the post or by its file, and no creator looking at their own', async () => {
    const { mediaId, postId, creatorId } = await postWithMedia();
    const fan = await harness.factory.fan();
    const counters = [createViewCounter(harness.deps), createViewCounter(harness.deps)];
    for (const counter of counters) {
      counter.count(mediaId, person(fan.id));
      counter.count(postId, person(fan.id));
      counter.count(mediaId, person(creatorId));
      counter.count(harness.deps.ids.next(), person(fan.id));
    }
    await Promise.all(counters.map((counter) => counter.stop()));
    expect(await viewsOf(postId)).toBe(1);
  });

  it('writes once for all that was seen in a few seconds', async () => {
    const { mediaId, postId } = await postWithMedia();
    const counter = createViewCounter(harness.deps);
    const before = await harness.deps.pool.query('select 1 from post_viewers');
    for (let n = 0; n < 300; n += 1) counter.count(mediaId, guest(`198.51.${n >> 8}.${n & 255}`));
    expect((await harness.deps.pool.query('select 1 from post_viewers')).rowCount).toBe(before.rowCount);
    await counter.stop();
    expect(await viewsOf(postId)).toBe(300);
  });

  it('forgets who looked once the day is over, and keeps how many', async () => {
    const { mediaId, postId } = await postWithMedia();
    const counter = createViewCounter(harness.deps);
    counter.count(mediaId, guest('198.51.100.77'));
    await counter.flush();
    const { rows } = await harness.deps.pool.query('select visitor from post_viewers where post_id = $1', [
      postId,
    ]);
    expect(String(rows[0].visitor)).not.toContain('198.51');
    const left = async () => [
      (await harness.deps.pool.query('select 1 from post_viewers')).rowCount,
      (await harness.deps.pool.query('select 1 from view_salts')).rowCount,
    ];
    await forgetViewers(harness.deps);
    expect((await left())[0]).toBeGreaterThan(0);
    harness.clock.advance(25 * HOUR_MS);
    await forgetViewers(harness.deps);
    expect(await left()).toEqual([0, 0]);
    expect(await viewsOf(postId)).toBe(1);
    await counter.stop();
  });

  it('counts a post without files by its page', async () => {
    const creator = await harness.factory.creator();
    const postId = await harness.factory.post(creator.id);
    const fan = await harness.factory.fan();
    for (const headers of [fan.headers, fan.headers, creator.headers])
      await harness.app.inject({ url: `/api/content/${postId}`, headers });
    await harness.deps.viewCounter.flush();
    expect(await viewsOf(postId)).toBe(1);
  });
});
