import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';

/** Counters are set by hand here: the laws that count are left out. */
const harness = useHarness({ laws: [] });
const people: Person[] = [];

interface Page {
  creators: { id: string; username: string }[];
  next_cursor: string | null;
}

async function directory(query: Record<string, string>): Promise<Page> {
  const answer = await harness.app.inject({ url: '/api/creators', query });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

/** Every page of an order, followed by its cursors. */
async function walk(query: Record<string, string>): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Page = await directory({ ...query, ...(cursor ? { cursor } : {}) });
    ids.push(...page.creators.map(({ id }) => id));
    cursor = page.next_cursor;
  } while (cursor);
  return ids;
}

const ids = (...indexes: number[]) => indexes.map((index) => people[index]?.id ?? '');

beforeAll(async () => {
  const { factory, deps } = harness;
  for (let index = 0; index < 5; index += 1) people.push(await factory.creator());
  // Posts 2, 0, 1, 1, 0; subscribers and followers as they are set here.
  for (const index of [0, 0, 2, 3]) await factory.post(people[index]?.id ?? '');
  const counts = [
    [1, 9],
    [5, 0],
    [5, 3],
    [0, 3],
    [2, 1],
  ];
  for (const [index, [subscribers = 0, followers = 0]] of counts.entries())
    await deps.db
      .updateTable('users')
      .set({ subscribers_count: subscribers, followers_count: followers })
      .where('id', '=', people[index]?.id ?? '')
      .execute();
});

describe('the directory of creators', () => {
  it('has four orders, ties newest first, the same in pages of one as in one', async () => {
    const orders = {
      most_active: ids(0, 3, 2, 4, 1),
      most_subscribers: ids(2, 1, 4, 0, 3),
      popular: ids(0, 3, 2, 4, 1),
      newest: ids(4, 3, 2, 1, 0),
    };
    for (const [sort_by, wanted] of Object.entries(orders)) {
      expect(await walk({ sort_by }), sort_by).toEqual(wanted);
      expect(await walk({ sort_by, limit: '1' }), `${sort_by}, one by one`).toEqual(wanted);
    }
  });

  it('has two orders by price, who has none last', async () => {
    for (const [index, price] of [30_000, 10_000, null, 20_000, 20_000].entries())
      await harness.deps.db
        .updateTable('users')
        .set({ subscription_price_centavos: price })
        .where('id', '=', people[index]?.id ?? '')
        .execute();
    for (const limit of ['50', '1']) {
      expect(await walk({ sort_by: 'price_low_to_high', limit })).toEqual(ids(1, 4, 3, 0, 2));
      expect(await walk({ sort_by: 'price_high_to_low', limit })).toEqual(ids(0, 4, 3, 1, 2));
    }
  });

  it('takes a filter that nobody filled in for none', async () => {
    expect(await directory({ search: '', sort_by: '', limit: '', cursor: '' })).toEqual(await directory({}));
  });

  it('answers a page to who asks for more, as for as many as they subscribe to', async () => {
    for (const limit of ['51', '1000']) expect((await directory({ limit })).creators).toHaveLength(5);
    for (const limit of ['0', '-1', '1.5', 'x']) {
      const refused = await harness.app.inject({ url: '/api/creators', query: { limit } });
      expect([limit, refused.statusCode]).toEqual([limit, 422]);
    }
  });

  it('says how many are listed, at most a minute late', async () => {
    const total = async () => (await harness.app.inject({ url: '/api/creators?limit=1' })).json().total;
    expect(await total()).toBe(5);
    await harness.factory.creator();
    expect(await total()).toBe(5);
    harness.clock.advance(61_000);
    expect(await total()).toBe(6);
    const { db } = harness.deps;
    await db
      .updateTable('users')
      .set({ status: 'suspended' })
      .where('id', 'not in', ids(0, 1, 2, 3, 4))
      .execute();
  });

  it('leaves out fans, creators who are not verified, and those who are suspended', async () => {
    const { factory, deps } = harness;
    await factory.fan();
    await factory.creator({ isVerified: false });
    const suspended = await factory.creator();
    await deps.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', suspended.id).execute();
    expect(await walk({ sort_by: 'newest' })).toEqual(ids(4, 3, 2, 1, 0));
  });

  it('refuses a cursor that is not one of ours', async () => {
    const answer = await harness.app.inject({ url: '/api/creators', query: { cursor: "1_x' or 1=1" } });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toHaveProperty('cursor');
    const large = await harness.app.inject({ url: `/api/creators?cursor=99999999999_${people[0]?.id}` });
    expect(large.statusCode).toBe(422);
  });
});

describe('a profile', () => {
  it('is found by its username in any case; a guest sees verified creators only', async () => {
    const { app, factory } = harness;
    const [fan, waiting] = [await factory.fan(), await factory.creator({ isVerified: false })];
    const read = (username: string, headers = {}) =>
      app.inject({ url: `/api/users/by-username/${username}`, headers });
    expect((await read(people[0]?.username.toUpperCase() ?? '')).json().id).toBe(people[0]?.id);
    for (const { username } of [fan, waiting]) {
      expect((await read(username)).statusCode).toBe(404);
      expect((await read(username, fan.headers)).statusCode).toBe(200);
    }
    expect((await read('nobody_at_all', fan.headers)).json().code).toBe('creator_not_found');
  });

  it('never tells what is private', async () => {
    const { body } = await harness.app.inject({ url: `/api/users/by-username/${people[0]?.username}` });
    for (const word of ['email', 'password', 'date_of_birth', 'referred', '@example.test'])
      expect(body).not.toContain(word);
  });
});
