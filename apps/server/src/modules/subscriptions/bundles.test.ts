import { expect, it } from 'vitest';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { startSubscription } from './start-subscription.ts';
import { useSubscribing } from './subscribe.fixture.ts';

const { harness, headersOf, ask, balanceOf, chargesOf, setPrice, scene, offer, plansOf, renewAt } =
  useSubscribing();

it('is shown with its price, in all and by the month, and is paid at once, however many ask', async () => {
  const { creator, fan } = await scene({ price: 10_000, credits: 1500 });
  await offer(creator, { bundle_3_percent: 15, bundle_12_percent: 33 });
  const { plans, then_credits } = await plansOf(creator, fan);
  expect(then_credits).toBe(100);
  expect(plans).toMatchObject([
    { plan: 'monthly', months: 1, credits: 100, price: 100 },
    { plan: 'months_3', months: 3, discount_percent: 15, credits: 255, credits_per_month: 85 },
    { plan: 'months_12', credits: 804, price: 804, credits_per_month: 67, price_per_month: 67 },
  ]);
  const asked = { plan: 'months_12' as const, shownCredits: 804, correlationId: harness.deps.ids.next() };
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => startSubscription(harness.deps, fan.viewer, creator.id, asked)),
  );
  expect(answers.map(({ credits }) => credits).sort()).toEqual([...Array(11).fill(0), 804]);
  expect(await balanceOf(fan)).toBe(696);
  expect((await chargesOf(fan)).map(({ ends_at }) => ends_at.toISOString())).toEqual([
    '2027-01-31T04:00:00.000Z',
  ]);
  const earned = await harness.app.inject({ url: '/api/earnings', headers: await headersOf(creator) });
  expect(earned.json()).toMatchObject({ on_hold: 562.8, subscribers_count: 1 });
  expect(await checkInvariants(harness.deps.db)).toEqual([]);
});

it('is followed by months at the price of its day, or less', async () => {
  const { creator, fan } = await scene({ price: 10_000, credits: 1000 });
  await offer(creator, { bundle_3_percent: 50 });
  await ask('POST', fan, creator.id, { plan: 'months_3', credits: 150, then_credits: 100 });
  await setPrice(creator, 20_000);
  await renewAt('2026-03-31T04:00:00.000Z');
  expect(await balanceOf(fan)).toBe(850);
  await renewAt('2026-04-30T04:00:00.000Z', '2026-05-31T04:00:00.000Z');
  expect((await chargesOf(fan)).map(({ credits, ends_at }) => [credits, ends_at.toISOString()])).toEqual([
    [150, '2026-04-30T04:00:00.000Z'],
    [100, '2026-05-31T04:00:00.000Z'],
    [100, '2026-06-30T04:00:00.000Z'],
  ]);
  expect(await checkInvariants(harness.deps.db)).toEqual([]);
});

it('is refused where it is not offered, costs something else than was shown, or more than there is', async () => {
  const { creator, fan } = await scene({ price: 10_000, credits: 200 });
  const code = async (payload: object) => {
    const answer = await ask('POST', fan, creator.id, payload);
    return [answer.statusCode, answer.json().code];
  };
  expect(await code({ plan: 'months_6' })).toEqual([422, 'not_for_sale']);
  expect(await code({ plan: 'introduction' })).toEqual([422, 'not_for_sale']);
  expect(await code({ plan: 'months_2' })).toEqual([422, 'validation_failed']);
  await offer(creator, { bundle_6_percent: 10 });
  expect(await code({ plan: 'months_6', credits: 300 })).toEqual([409, 'price_changed']);
  expect(await code({ plan: 'months_6', credits: 540, then_credits: 90 })).toEqual([409, 'price_changed']);
  expect(await code({ plan: 'months_6', credits: 540 })).toEqual([402, 'insufficient_credits']);
  await setPrice(creator, 200_000);
  const dear = (await ask('POST', fan, creator.id, { plan: 'months_6', credits: 540 })).json();
  expect(dear.detail).toBe('The subscription costs 10,800 credits now. Have a look before you go on.');
  await setPrice(creator, 0);
  expect(await code({ plan: 'months_6' })).toEqual([422, 'not_for_sale']);
  expect([await balanceOf(fan), await chargesOf(fan)]).toEqual([200, []]);
});

it('of a creator is refused in the wrong hands, and out of bounds', async () => {
  const { creator, fan } = await scene();
  expect((await offer(fan, {})).json().code).toBe('creators_only');
  for (const [field, value] of [
    ['bundle_3_percent', 0],
    ['bundle_12_percent', 51],
    ['bundle_6_percent', 9.5],
    ['trial_days', 5],
    ['first_month_percent', 91],
  ] as const) {
    const answer = await offer(creator, { [field]: value });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
  }
  const both = await offer(creator, { trial_days: 7, first_month_percent: 50 });
  expect(Object.keys(both.json().errors)).toEqual(['first_month_percent']);
});
