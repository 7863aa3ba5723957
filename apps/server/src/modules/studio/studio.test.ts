import { beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { renewSubscriptions } from '../subscriptions/renew-subscriptions.ts';

const harness = useHarness();
/** Noon in Manila. */
const at = (day: string) => harness.clock.set(`${day}T04:00:00.000Z`);

beforeEach(() => at('2026-03-31'));

async function headersOf(person: Person) {
  return {
    authorization: `Bearer ${(await harness.deps.sessions.start(harness.deps.db, person.id)).bearer}`,
  };
}

async function get(person: Person, url: string) {
  return harness.app.inject({ url: `/api${url}`, headers: await headersOf(person) });
}

async function put(person: Person, url: string, payload: object) {
  return harness.app.inject({ method: 'PUT', url: `/api${url}`, headers: await headersOf(person), payload });
}

/** A creator whose month costs 100 pesos, of which 70 are theirs. */
async function newCreator(): Promise<Person> {
  const creator = await harness.factory.creator();
  await harness.deps.db
    .updateTable('users')
    .set({ subscription_price_centavos: 10_000 })
    .where('id', '=', creator.id)
    .execute();
  return creator;
}

async function subscribe(creator: Person, day: string): Promise<Person> {
  at(day);
  const fan = await harness.factory.fan({ credits: 1000 });
  const answer = await harness.app.inject({
    method: 'POST',
    url: `/api/creators/${creator.id}/subscription`,
    headers: fan.headers,
    payload: { credits: 100 },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return fan;
}

describe('the figures of a month', () => {
  it('stand beside those of the month before until the same day, or its last', async () => {
    const creator = await newCreator();
    for (const day of ['2026-02-01', '2026-02-28', '2026-03-01', '2026-03-02', '2026-03-31'])
      await subscribe(creator, day);
    expect((await get(creator, '/earnings')).json()).toMatchObject({
      this_month: 210,
      last_month_so_far: 140,
      new_subscribers: 3,
      new_subscribers_last_month_so_far: 2,
    });
    at('2026-03-15');
    expect((await get(creator, '/earnings')).json()).toMatchObject({
      last_month_so_far: 70,
      new_subscribers_last_month_so_far: 1,
    });
  });

  it('compare views and what people made of them, by the Philippine day', async () => {
    const creator = await newCreator();
    const post_id = await harness.factory.post(creator.id);
    const { db } = harness.deps;
    await db
      .insertInto('post_daily_views')
      .values([
        { post_id, day: '2026-02-28', views: 8 },
        { post_id, day: '2026-03-01', views: 20 },
      ])
      .execute();
    const fan = await harness.factory.fan();
    const given = { post_id, created_at: new Date('2026-02-28T15:59:59.000Z') };
    await db
      .insertInto('post_likes')
      .values({ ...given, person_id: fan.id })
      .execute();
    const later = { ...given, created_at: new Date('2026-02-28T16:00:00.000Z') };
    await db
      .insertInto('post_likes')
      .values({ ...later, person_id: creator.id })
      .execute();
    const comment = { ...later, author_id: fan.id, text: 'Ang ganda' };
    await db
      .insertInto('comments')
      .values([
        { ...comment, id: harness.deps.ids.next() },
        { ...comment, id: harness.deps.ids.next(), state: 'hidden' },
      ])
      .execute();
    await db
      .updateTable('posts')
      .set({ likes_count: 2, comments_count: 1 })
      .where('id', '=', post_id)
      .execute();
    expect((await get(creator, '/earnings')).json()).toMatchObject({
      views_this_month: 20,
      views_last_month_so_far: 8,
      engagement_this_month: 10,
      engagement_last_month_so_far: 12.5,
    });
    expect((await get(await newCreator(), '/earnings')).json()).toMatchObject({
      views_this_month: 0,
      engagement_this_month: null,
    });
  });

  it('count who begins, not who renews, and who comes back anew', async () => {
    const creator = await newCreator();
    await subscribe(creator, '2026-01-10');
    at('2026-02-10');
    await renewSubscriptions(harness.deps);
    const figures = (await get(creator, '/earnings')).json();
    expect([figures.this_month, figures.new_subscribers]).toEqual([70, 0]);
    expect(figures.new_subscribers_last_month_so_far).toBe(1);
  });

  it('belong to the Philippine day', async () => {
    const creator = await newCreator();
    harness.clock.set('2026-02-28T16:00:00.000Z');
    await subscribe(creator, '2026-02-28');
    harness.clock.set('2026-02-28T16:00:00.000Z');
    const fan = await harness.factory.fan({ credits: 100 });
    const url = `/api/creators/${creator.id}/subscription`;
    await harness.app.inject({ method: 'POST', url, headers: fan.headers, payload: { credits: 100 } });
    expect((await get(creator, '/earnings')).json().new_subscribers).toBe(1);
  });
});

describe('monthly goals', () => {
  it('are 12,000 pesos and 100 subscribers until the creator says otherwise, and stay', async () => {
    const [creator, other] = [await newCreator(), await newCreator()];
    await subscribe(creator, '2026-03-31');
    expect((await get(creator, '/studio')).json()).toMatchObject({
      goals: { earnings: 12_000, new_subscribers: 100 },
      reached: { earnings: 70, new_subscribers: 1 },
    });
    const goals = { earnings: 15_000.5, new_subscribers: 40 };
    expect((await put(creator, '/studio/goals', goals)).json().goals).toEqual(goals);
    at('2026-04-01');
    expect((await get(creator, '/studio')).json()).toMatchObject({
      goals,
      reached: { earnings: 0, new_subscribers: 0 },
    });
    expect((await get(other, '/studio')).json().goals).toEqual({ earnings: 12_000, new_subscribers: 100 });
  });

  it.each([
    [{ earnings: 0, new_subscribers: 1 }, 'earnings'],
    [{ earnings: 10_000_001, new_subscribers: 1 }, 'earnings'],
    [{ earnings: 1.001, new_subscribers: 1 }, 'earnings'],
    [{ earnings: 1, new_subscribers: 0 }, 'new_subscribers'],
    [{ earnings: 1, new_subscribers: 1.5 }, 'new_subscribers'],
    [{ earnings: 1, new_subscribers: 1_000_001 }, 'new_subscribers'],
  ])('are never %j', async (goals, field) => {
    const problem = expectRefusal(await put(await newCreator(), '/studio/goals', goals));
    expect([problem.code, Object.keys(problem.errors ?? {})]).toEqual(['validation_failed', [field]]);
  });
});

describe('first steps', () => {
  const steps = async (creator: Person) => (await get(creator, '/studio')).json().first_steps;

  it('tick themselves off by what is there', async () => {
    const creator = await harness.factory.creator();
    const none = { avatar: false, cover: false, price: false, first_post: false, payout_method: false };
    expect(await steps(creator)).toEqual({ ...none, link_shared: false, is_put_away: false });
    await put(creator, '/users/me', { subscription_price: 100 });
    await harness.factory.post(creator.id, { status: 'in_review' });
    await put(creator, '/payouts/settings', { method: 'gcash', gcash_number: '0917 123 4567' });
    const pictures = { avatar_key: 'avatar/a.webp', cover_key: 'cover/a.webp' };
    await harness.deps.db.updateTable('users').set(pictures).where('id', '=', creator.id).execute();
    await put(creator, '/studio/first-steps', { link_shared: true });
    const all = { avatar: true, cover: true, price: true, first_post: true, payout_method: true };
    expect(await steps(creator)).toEqual({ ...all, link_shared: true, is_put_away: false });
    await put(creator, '/users/me', { subscription_price: null });
    expect((await steps(creator)).price).toBe(false);
  });

  it('can be put away and taken out again, each by itself', async () => {
    const creator = await newCreator();
    await put(creator, '/studio/goals', { earnings: 5, new_subscribers: 5 });
    await put(creator, '/studio/first-steps', { put_away: true });
    expect(await steps(creator)).toMatchObject({ is_put_away: true, link_shared: false });
    await put(creator, '/studio/first-steps', { put_away: false });
    expect(await steps(creator)).toMatchObject({ is_put_away: false });
    expect((await get(creator, '/studio')).json().goals.earnings).toBe(5);
  });
});

describe('analytics', () => {
  it('say each day, the total, and that of as many days before', async () => {
    const creator = await newCreator();
    for (const day of ['2026-03-18', '2026-03-24', '2026-03-25', '2026-03-25', '2026-03-31'])
      await subscribe(creator, day);
    const { by_day, ...rest } = (await get(creator, '/analytics?days=7')).json();
    expect(by_day).toHaveLength(7);
    expect(by_day[0]).toEqual({ date: '2026-03-25', earnings: 140, new_subscribers: 2, views: 0 });
    expect(by_day[6]).toEqual({ date: '2026-03-31', earnings: 70, new_subscribers: 1, views: 0 });
    expect(rest).toMatchObject({
      earnings: 210,
      new_subscribers: 3,
      views: 0,
      before: { earnings: 140, new_subscribers: 2, views: 0 },
      conversion: null,
      top_posts: [],
    });
    for (const days of [30, 90])
      expect((await get(creator, `/analytics?days=${days}`)).json().by_day).toHaveLength(days);
    expect(expectRefusal(await get(creator, '/analytics?days=365')).code).toBe('validation_failed');
  });

  it('count the views of all of their posts by the day', async () => {
    const creator = await newCreator();
    const [first, second] = [await harness.factory.post(creator.id), await harness.factory.post(creator.id)];
    const other = await harness.factory.post((await newCreator()).id);
    const views = [
      { post_id: first, day: '2026-03-31', views: 4 },
      { post_id: second, day: '2026-03-31', views: 3 },
      { post_id: second, day: '2026-03-24', views: 9 },
      { post_id: first, day: '2026-03-17', views: 50 },
      { post_id: other, day: '2026-03-31', views: 70 },
    ];
    await harness.deps.db.insertInto('post_daily_views').values(views).execute();
    const answer = (await get(creator, '/analytics?days=7')).json();
    expect([answer.by_day[6].views, answer.by_day[5].views]).toEqual([7, 0]);
    expect([answer.views, answer.before.views]).toEqual([7, 9]);
  });

  it('name the posts that do best, and how many of those who look buy', async () => {
    const creator = await newCreator();
    const [first, second] = [
      await harness.factory.post(creator.id, { price: 10 }),
      await harness.factory.post(creator.id, { price: 10 }),
    ];
    await harness.factory.post(creator.id, { price: 10, status: 'in_review' });
    for (const [id, views] of [
      [first, 30],
      [second, 10],
    ] as const)
      await harness.deps.db.updateTable('posts').set({ views_count: views }).where('id', '=', id).execute();
    const fan = await harness.factory.fan({ credits: 10 });
    const payload = { content_id: second };
    await harness.app.inject({ method: 'POST', url: '/api/credits/unlock', headers: fan.headers, payload });
    const { conversion, top_posts } = (await get(creator, '/analytics')).json();
    expect(conversion).toBe(2.5);
    expect(top_posts.map((post: { id: string }) => post.id)).toEqual([second, first]);
    expect(top_posts[0]).toMatchObject({ views_count: 10, unlocks_count: 1 });
  });

  it('can be taken away as a table, in the reader’s language, by creators alone', async () => {
    const creator = await newCreator();
    await subscribe(creator, '2026-03-31');
    const answer = await get(creator, '/analytics/days.csv?days=7');
    const lines = answer.body.split('\r\n');
    expect([lines[0], lines[7], lines.length]).toEqual([
      '\ufeff"Date","Earnings (PHP)","New subscribers","Views"',
      '"2026-03-31","70","1","0"',
      9,
    ]);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="likha-7-days-2026-03-31.csv"',
      'cache-control': 'no-store',
    });
    await put(creator, '/auth/me/language', { language: 'fil' });
    expect((await get(creator, '/analytics/days.csv')).body).toContain('"Petsa","Kita (PHP)"');
    const fan = await harness.factory.fan();
    expect(expectRefusal(await get(fan, '/analytics/days.csv')).code).toBe('creators_only');
    const guest = await harness.app.inject('/api/analytics/days.csv');
    expect(expectRefusal(guest).code).toBe('unauthenticated');
  });
});
