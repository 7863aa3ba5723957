import { afterAll, beforeAll, expect, it } from 'vitest';
import { useHarness } from '../apps/server/test/harness.ts';
import { CREATORS, CROWD_POSTS, FANS } from './fill.ts';
import { countSoldRows, type SoldRows } from './sold-rows.ts';
import { chooseSales } from './unlocks.ts';

const harness = useHarness();
let sold: SoldRows;
beforeAll(async () => {
  sold = await countSoldRows(harness.connectionString);
});
afterAll(() => sold.close());

it('counts what was sold, not what was answered', async () => {
  const { factory } = harness;
  const creator = await factory.creator();
  const post = await factory.post(creator.id, { price: 5 });
  const fan = await factory.fan({ credits: 100 });
  const done = await sold.counted(async () => {
    for (let time = 0; time < 3; time += 1) {
      const answer = await harness.app.inject({
        method: 'POST',
        url: '/api/credits/unlock',
        headers: fan.headers,
        payload: { content_id: post },
      });
      expect(answer.statusCode).toBe(200);
    }
    return { count: 3, seconds: 1 };
  });
  expect(done.count).toBe(1);
  expect(await sold.total()).toEqual({ rows: 1, entries: 1, answers: 3 });
});

it('nobody is asked to buy what they have bought, and who would be is told', () => {
  const posts = 10_000;
  const choose = chooseSales(posts);
  const seen = new Set<string>();
  for (let count = 0; count < CROWD_POSTS * FANS; count += 1) {
    const [{ fan, post }, other] = [choose.one(), choose.many()];
    expect(post > posts - CREATORS * CROWD_POSTS && other.post <= posts - CREATORS * CROWD_POSTS).toBe(true);
    seen.add(`${fan} ${post}`).add(`${other.fan} ${other.post}`);
  }
  expect(seen.size).toBe(2 * CROWD_POSTS * FANS);
  expect(() => choose.one()).toThrow(RangeError);
});
