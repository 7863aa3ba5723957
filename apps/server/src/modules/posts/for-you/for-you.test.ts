import { beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { useHarness } from '../../../../test/harness.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { DAY_MS, HOUR_MS } from '../../../platform/durations.ts';
import { grantSubscription } from '../../subscriptions/index.ts';

const harness = useHarness();

interface Listed {
  posts: { id: string; creator_id: string }[];
  next_cursor: string | null;
}

async function page(person: Person, limit = 50, cursor = ''): Promise<Listed> {
  const url = `/api/content/feed?limit=${limit}${cursor && `&cursor=${cursor}`}`;
  const answer = await harness.app.inject({ url, headers: person.headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const idsOf = ({ posts }: Listed) => posts.map(({ id }) => id);
const call = (method: 'PUT' | 'POST', url: string, person: Person, payload?: object) =>
  harness.app.inject({ method, url: `/api${url}`, headers: person.headers, payload });

/** Everything that earlier tests posted is older than anything that counts here. */
beforeEach(() => void harness.clock.advance(60 * DAY_MS));

describe('For You', () => {
  it('puts newer posts before older ones', async () => {
    const fan = await harness.factory.fan();
    const made: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      made.unshift(await harness.factory.post((await harness.factory.creator()).id));
      harness.clock.advance(HOUR_MS);
    }
    expect(idsOf(await page(fan)).slice(0, 3)).toEqual(made);
  });

  it('puts what people like and talk about before what is a little newer', async () => {
    const [fan, liker] = [await harness.factory.fan(), await harness.factory.fan()];
    const liked = await harness.factory.post((await harness.factory.creator()).id);
    harness.clock.advance(HOUR_MS);
    const newer = await harness.factory.post((await harness.factory.creator()).id);
    expect(idsOf(await page(fan)).slice(0, 2)).toEqual([newer, liked]);
    await call('PUT', `/content/${liked}/like`, liker);
    await call('POST', `/content/${liked}/comments`, liker, { text: 'Ang ganda!' });
    expect(idsOf(await page(fan)).slice(0, 2)).toEqual([liked, newer]);
    harness.clock.advance(3 * DAY_MS);
    const newest = await harness.factory.post((await harness.factory.creator()).id);
    expect(idsOf(await page(fan))[0]).toBe(newest);
  });

  it('puts creators whom the fan follows or subscribes to ahead, for this fan alone', async () => {
    const [fan, other] = [await harness.factory.fan(), await harness.factory.fan()];
    const [followed, subscribed, stranger] = [
      await harness.factory.creator(),
      await harness.factory.creator(),
      await harness.factory.creator(),
    ];
    await call('POST', `/creators/${followed.id}/follow`, fan);
    const endsAt = new Date(harness.clock.now().getTime() + 300 * DAY_MS);
    await grantSubscription(harness.deps, { fanId: fan.id, creatorId: subscribed.id, endsAt });
    const [theirs, ours] = [
      await harness.factory.post(followed.id),
      await harness.factory.post(subscribed.id),
    ];
    harness.clock.advance(DAY_MS);
    const newer = await harness.factory.post(stranger.id);
    expect(idsOf(await page(fan)).slice(0, 3)).toEqual([ours, theirs, newer]);
    expect(idsOf(await page(other)).slice(0, 3)).toEqual([newer, ours, theirs]);
  });

  it('shows nobody more than twice in a row, across pages too', async () => {
    const fan = await harness.factory.fan();
    const [busy, calm] = [await harness.factory.creator(), await harness.factory.creator()];
    for (let n = 0; n < 4; n += 1) await harness.factory.post(calm.id);
    for (let n = 0; n < 8; n += 1) await harness.factory.post(busy.id);
    const first = await page(fan, 12);
    const whose = first.posts.map(({ creator_id }) => (creator_id === busy.id ? 'B' : 'C')).join('');
    expect(whose).not.toMatch(/BBB|CCC/);
    expect(whose).toHaveLength(12);
  });

  it('pages to the end without a repeat, while others post and like', async () => {
    const [fan, liker] = [await harness.factory.fan(), await harness.factory.fan()];
    const creators = [];
    for (let n = 0; n < 5; n += 1) creators.push(await harness.factory.creator());
    const made: string[] = [];
    for (const [place, creator] of creators.entries()) {
      if (place % 2 === 0) await call('POST', `/creators/${creator.id}/follow`, fan);
      for (let n = 0; n < 5; n += 1) {
        made.push(await harness.factory.post(creator.id));
        harness.clock.advance(HOUR_MS);
      }
    }
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const listed: Listed = await page(fan, 4, cursor);
      seen.push(...idsOf(listed));
      cursor = listed.next_cursor;
      harness.clock.advance(1000);
      await harness.factory.post(creators[0]?.id ?? '');
      const shown = listed.posts[0];
      if (shown) await call('PUT', `/content/${shown.id}/like`, liker);
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(made.filter((id) => !seen.includes(id))).toEqual([]);
  });

  it('leaves out mature posts in safe mode, and whoever is suspended, with full pages', async () => {
    const fan = await harness.factory.fan();
    const [creator, gone] = [await harness.factory.creator(), await harness.factory.creator()];
    const shown = await harness.factory.post(creator.id);
    await call('POST', `/creators/${gone.id}/follow`, fan);
    for (let n = 0; n < 4; n += 1) {
      await harness.factory.post(creator.id, { isNsfw: true });
      await harness.factory.post(gone.id);
    }
    await harness.deps.db
      .updateTable('users')
      .set({ status: 'suspended' })
      .where('id', '=', gone.id)
      .execute();
    const listed = await page(fan, 2);
    expect(idsOf(listed)[0]).toBe(shown);
    expect(listed.posts).toHaveLength(2);
    const open = await harness.factory.fan({ isSafeMode: false });
    expect((await page(open, 5)).posts.filter(({ creator_id }) => creator_id === creator.id)).toHaveLength(5);
  });

  it.each([
    '1_x',
    '1_0198a000-0000-7000-8000-000000000000',
    'x_y_z_1',
    '-1_a_b_c',
    '0198a000-0000-7000-8000-000000000000',
  ])('refuses the cursor %s', async (cursor) => {
    const url = `/api/content/feed?cursor=${cursor}`;
    const answer = await harness.app.inject({ url, headers: (await harness.factory.fan()).headers });
    expect(expectRefusal(answer).code).toBe('validation_failed');
  });
});
