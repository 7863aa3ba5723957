import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../test/harness.ts';
import { toggleFollow } from './follow-creator.ts';

const harness = useHarness();

async function followersOf(creatorId: string) {
  const { db } = harness.deps;
  const { count } = await db
    .selectFrom('follows')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('creator_id', '=', creatorId)
    .executeTakeFirstOrThrow();
  const { followers_count: kept } = await db
    .selectFrom('users')
    .select('followers_count')
    .where('id', '=', creatorId)
    .executeTakeFirstOrThrow();
  return { count, kept };
}

describe('following', () => {
  it('begins with the first call and ends with the second', async () => {
    const { deps, factory } = harness;
    const [fan, creator] = [await factory.fan(), await factory.creator()];
    expect(await toggleFollow(deps, fan.id, creator.id)).toBe(true);
    expect(await followersOf(creator.id)).toEqual({ count: 1, kept: 1 });
    expect(await toggleFollow(deps, fan.id, creator.id)).toBe(false);
    expect(await followersOf(creator.id)).toEqual({ count: 0, kept: 0 });
  });

  it('is as it was asked to be, however often and in whatever state it is asked', async () => {
    const { app, factory } = harness;
    const [fan, creator] = [await factory.fan(), await factory.creator()];
    const press = (to: string) =>
      app.inject({
        method: 'POST',
        url: `/api/creators/${creator.id}/follow?to=${to}`,
        headers: fan.headers,
      });
    const wanted = ['unfollow', 'follow', 'follow', 'unfollow', 'unfollow', 'follow'];
    for (const to of wanted) expect((await press(to)).json().is_following).toBe(to === 'follow');
    expect(await followersOf(creator.id)).toEqual({ count: 1, kept: 1 });
    expect((await press('toggle')).statusCode).toBe(422);
  });

  it('counts each fan once when many press at once, one of them twice', async () => {
    const { app, factory } = harness;
    const creator = await factory.creator();
    const fans = await Promise.all(Array.from({ length: 12 }, () => factory.fan()));
    const presses = [...fans, fans[0], fans[0]].map((fan) =>
      app.inject({ method: 'POST', url: `/api/creators/${creator.id}/follow`, headers: fan?.headers ?? {} }),
    );
    const answers = await Promise.all(presses);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(14).fill(200));
    const { count, kept } = await followersOf(creator.id);
    expect(kept).toBe(count);
    expect(count).toBeGreaterThanOrEqual(11);
  });

  it('is for creators only, and refuses whom nobody knows', async () => {
    const { app, factory } = harness;
    const [fan, other] = [await factory.fan(), await factory.fan()];
    for (const id of [other.id, harness.deps.ids.next()]) {
      const answer = await app.inject({
        method: 'POST',
        url: `/api/creators/${id}/follow`,
        headers: fan.headers,
      });
      expect(answer.statusCode).toBe(404);
      expect(answer.json().code).toBe('creator_not_found');
    }
  });
});
