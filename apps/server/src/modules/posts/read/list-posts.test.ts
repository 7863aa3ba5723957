import { describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { useLists } from './listed-posts.fixture.ts';

const { harness, list, readAll, subscribe, writer } = useLists();

describe('a list of posts', () => {
  it('pages newest first without gaps or repeats while others publish', async () => {
    const { creator, posts } = await writer(11);
    const fan = await harness.factory.fan();
    await subscribe(fan, creator);
    const publish = async () => {
      harness.clock.advance(1000);
      await harness.factory.post(creator.id);
    };
    const urls = [`/creators/${creator.id}/posts`, '/content/feed?only_subscribed=true', '/content/feed'];
    for (const url of urls) {
      const seen = await readAll(url, fan, publish);
      expect(new Set(seen).size).toBe(seen.length);
      if (url !== '/content/feed') expect(seen).toEqual([...seen].sort().reverse());
      expect(seen.filter((id) => posts.includes(id))).toEqual(posts);
    }
  });

  it('gives full pages and ends with no cursor, also when the last page is full', async () => {
    const { creator } = await writer(8);
    const first = await list(`/creators/${creator.id}/posts?limit=4`);
    expect(first.posts).toHaveLength(4);
    const second = await list(`/creators/${creator.id}/posts?limit=4&cursor=${first.next_cursor}`);
    expect(second.posts).toHaveLength(4);
    expect(second.next_cursor).toBeNull();
  });

  it('shows those in review to their creator only', async () => {
    const { creator } = await writer(1);
    const other = await harness.factory.creator();
    const inReview = await harness.factory.post(creator.id, { status: 'in_review' });
    const idsIn = async (url: string, person?: Person) => (await list(url, person)).posts.map(({ id }) => id);
    expect(await idsIn('/content/mine', creator)).toContain(inReview);
    expect(await idsIn('/content/mine', other)).toEqual([]);
    for (const person of [undefined, other, await harness.factory.fan()])
      expect(await idsIn(`/creators/${creator.id}/posts`, person)).not.toContain(inReview);
    expect(await idsIn('/content/feed', creator)).not.toContain(inReview);
  });

  it('is as long as the profile and the directory say, and what is left out is counted', async () => {
    const { creator } = await writer(3);
    await harness.factory.post(creator.id, { isNsfw: true });
    await harness.factory.post(creator.id, { isNsfw: true });
    await harness.factory.post(creator.id, { status: 'in_review' });
    const [safe, open] = [await harness.factory.fan(), await harness.factory.fan({ isSafeMode: false })];
    for (const [person, hidden] of [
      [undefined, 2],
      [safe, 2],
      [open, 0],
      [creator, 0],
    ] as const) {
      const { posts } = await list(`/creators/${creator.id}/posts?include_nsfw=true`, person);
      const headers = person?.headers ?? {};
      const get = async (url: string) => (await harness.app.inject({ url: `/api${url}`, headers })).json();
      const counts = { posts_count: posts.length, hidden_posts_count: hidden };
      expect(posts).toHaveLength(5 - hidden);
      expect(await get(`/users/by-username/${creator.username}`)).toMatchObject(counts);
      const { creators } = await get(`/creators?search=${creator.username}`);
      expect(creators[0]).toMatchObject({ id: creator.id, ...counts });
    }
    const mine = (await harness.app.inject({ url: '/api/auth/me', headers: creator.headers })).json();
    expect(mine.user ?? mine).toMatchObject({ posts_count: 5, hidden_posts_count: 0 });
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('leaves out mature posts for guests, in safe mode and when asked to', async () => {
    const { creator, posts } = await writer(2);
    const mature = await harness.factory.post(creator.id, { isNsfw: true });
    const [safe, open] = [await harness.factory.fan(), await harness.factory.fan({ isSafeMode: false })];
    for (const fan of [safe, open]) await subscribe(fan, creator);
    const url = `/creators/${creator.id}/posts`;
    const has = async (address: string, person?: Person) => {
      const ids = (await list(address, person)).posts.map(({ id }) => id);
      expect(ids.filter((id) => posts.includes(id))).toEqual(posts);
      return ids.includes(mature);
    };
    expect(await has(url)).toBe(false);
    expect(await has(`${url}?include_nsfw=true`)).toBe(false);
    expect(await has(`${url}?include_nsfw=true`, safe)).toBe(false);
    expect(await has(url, open)).toBe(true);
    expect(await has(`${url}?include_nsfw=false`, open)).toBe(false);
    expect(await has(url, creator)).toBe(true);
    for (const feed of ['/content/feed', '/content/feed?only_subscribed=true'])
      expect([await has(feed, safe), await has(feed, open)]).toEqual([false, true]);
  });

  it('of the followed has the posts of whom the fan follows alone, newest first, by page', async () => {
    const [first, second, stranger] = [await writer(3), await writer(2), await writer(1)];
    const mature = await harness.factory.post(first.creator.id, { isNsfw: true });
    const [fan, open] = [await harness.factory.fan(), await harness.factory.fan({ isSafeMode: false })];
    const follow = (person: Person, creator: Person) =>
      harness.app.inject({
        method: 'POST',
        url: `/api/creators/${creator.id}/follow`,
        headers: person.headers,
      });
    for (const { creator } of [first, second])
      for (const person of [fan, open]) await follow(person, creator);
    const url = '/content/feed?only_followed=true';
    const expected = [...second.posts, ...first.posts];
    const page = await list(`${url}&limit=2`, fan);
    const rest = await list(`${url}&limit=3&cursor=${page.next_cursor}`, fan);
    expect([...page.posts, ...rest.posts].map(({ id }) => id)).toEqual(expected);
    expect(rest.next_cursor).toBeNull();
    expect((await list(url, open)).posts.map(({ id }) => id)).toEqual([mature, ...expected]);
    expect((await list(url, stranger.creator)).posts).toEqual([]);
    await follow(fan, second.creator);
    expect((await list(url, fan)).posts.map(({ id }) => id)).toEqual(first.posts);
  });

  it('of the subscribed ends with the subscription', async () => {
    const { creator, posts } = await writer(1);
    const fan = await harness.factory.fan();
    await subscribe(fan, creator, 3);
    const mine = async () =>
      (await list('/content/feed?only_subscribed=true', fan)).posts.map(({ id }) => id);
    expect(await mine()).toEqual(posts);
    harness.clock.advance(3 * 86_400_000);
    expect(await mine()).toEqual([]);
  });

  it('hides a suspended creator', async () => {
    const { creator, posts } = await writer(1);
    const fan = await harness.factory.fan();
    await harness.deps.db
      .updateTable('users')
      .set({ status: 'suspended' })
      .where('id', '=', creator.id)
      .execute();
    const answer = await harness.app.inject({ url: `/api/creators/${creator.id}/posts` });
    expect(answer.json().code).toBe('creator_not_found');
    expect((await list('/content/feed', fan)).posts.map(({ id }) => id)).not.toContain(posts[0]);
  });

  it.each(['x', '7', '0198A000-0000-7000-8000-000000000000x', "'--"])(
    'refuses the cursor %s',
    async (cursor) => {
      const fan = await harness.factory.fan();
      const url = `/api/content/feed?cursor=${encodeURIComponent(cursor)}`;
      const answer = await harness.app.inject({ url, headers: fan.headers });
      expect(answer.json()).toMatchObject({ code: 'validation_failed', errors: { cursor: 'Not a cursor' } });
    },
  );
});
