import { expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { mailsTo } from './renewal-mails.fixture.ts';
import { startSubscription } from './start-subscription.ts';
import { useSubscribing } from './subscribe.fixture.ts';

const { harness, headersOf, ask, balanceOf, chargesOf, subscribersOf, setPrice, scene, renewAt } =
  useSubscribing();

const freeMonthsOf = (fan: Person) =>
  harness.deps.db
    .selectFrom('free_months')
    .select(['is_first', 'starts_at', 'ends_at'])
    .where('fan_id', '=', fan.id)
    .orderBy('starts_at')
    .execute();
const listOf = async (fan: Person) =>
  (await harness.app.inject({ url: '/api/subscriptions', headers: await headersOf(fan) })).json()
    .subscriptions[0];

it('costs nothing and needs no credits: no sale, one subscriber, however many ask at once', async () => {
  const { creator, fan } = await scene({ price: 0, credits: 0 });
  await harness.factory.post(creator.id, { isSubscriberOnly: true, content: 'For subscribers' });
  const asked = { shownCredits: 0, correlationId: harness.deps.ids.next() };
  await Promise.all(
    Array.from({ length: 12 }, () => startSubscription(harness.deps, fan.viewer, creator.id, asked)),
  );
  expect((await ask('POST', fan, creator.id)).json()).toMatchObject({
    credits_spent: 0,
    balance: 0,
    renews: true,
    paid_until: '2026-02-28T04:00:00.000Z',
  });
  expect([await chargesOf(fan), await subscribersOf(creator)]).toEqual([[], 1]);
  expect(await freeMonthsOf(fan)).toHaveLength(1);
  const posts = await harness.app.inject({ url: `/api/creators/${creator.id}/posts`, headers: fan.headers });
  expect(posts.json().posts[0]).toMatchObject({ is_locked: false, content: 'For subscribers' });
  expect(await listOf(fan)).toMatchObject({ credits_per_month: 0, price: 0, renews: true });
  const earned = await harness.app.inject({
    url: '/api/analytics?days=7',
    headers: await headersOf(creator),
  });
  expect(earned.json()).toMatchObject({ new_subscribers: 1, earnings: 0 });
  expect(await checkInvariants(harness.deps.db)).toEqual([]);
});

it('goes on month by month, on the day it began, and ends where it was cancelled', async () => {
  const { creator, fan } = await scene({ price: 0, credits: 0 });
  await ask('POST', fan, creator.id);
  await renewAt('2026-02-28T04:00:00.000Z', '2026-03-31T04:00:00.000Z');
  expect((await freeMonthsOf(fan)).map(({ is_first, ends_at }) => [is_first, ends_at.toISOString()])).toEqual(
    [
      [true, '2026-02-28T04:00:00.000Z'],
      [false, '2026-03-31T04:00:00.000Z'],
      [false, '2026-04-30T04:00:00.000Z'],
    ],
  );
  await ask('DELETE', fan, creator.id);
  await renewAt('2026-04-30T04:00:00.000Z');
  expect([await subscribersOf(creator), await balanceOf(fan)]).toEqual([0, 0]);
  expect(await checkInvariants(harness.deps.db)).toEqual([]);
});

it('never turns into one that is paid by itself: its fan is told, and agrees to the price or not', async () => {
  const [one, other] = [await scene({ price: 0 }), await scene({ price: 0 })];
  for (const { fan, creator } of [one, other]) await ask('POST', fan, creator.id);
  for (const { creator } of [one, other]) await setPrice(creator, 10_000);
  expect(await listOf(one.fan)).toMatchObject({ renews: false, credits_per_month: null, credits_now: 100 });
  // A tab that still shows it as free.
  expect((await ask('POST', other.fan, other.creator.id, { credits: 0 })).json().code).toBe('price_changed');
  expect((await ask('POST', other.fan, other.creator.id, { credits: 100 })).json()).toMatchObject({
    credits_spent: 0,
  });
  await renewAt('2026-02-28T04:00:00.000Z');
  expect([await balanceOf(one.fan), await subscribersOf(one.creator)]).toEqual([500, 0]);
  expect(await mailsTo(harness, one.fan)).toEqual(['not-free']);
  expect([await balanceOf(other.fan), await subscribersOf(other.creator)]).toEqual([400, 1]);
  expect(await checkInvariants(harness.deps.db)).toEqual([]);
});

it('follows what was paid for where a creator becomes free', async () => {
  const { creator, fan } = await scene({ price: 10_000 });
  await ask('POST', fan, creator.id);
  await setPrice(creator, 0);
  await renewAt('2026-02-28T04:00:00.000Z');
  expect([await balanceOf(fan), (await chargesOf(fan)).length]).toEqual([400, 1]);
  expect(
    (await freeMonthsOf(fan)).map(({ is_first, starts_at }) => [is_first, starts_at.toISOString()]),
  ).toEqual([[false, '2026-02-28T04:00:00.000Z']]);
  expect(await subscribersOf(creator)).toBe(1);
  expect(await checkInvariants(harness.deps.db)).toEqual([]);
});
