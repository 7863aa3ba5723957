import { beforeAll, describe, expect, it } from 'vitest';
import { NO_OFFERS, type Offers } from '../src/modules/subscriptions/plan.ts';
import { startSubscription } from '../src/modules/subscriptions/start-subscription.ts';
import { type Corruption, newId, tripped } from './cook-books.ts';
import type { Person } from './factory.ts';
import { useHarness } from './harness.ts';

/** Bundles, trials, first months and months that cost nothing, cooked by somebody who has the database and keeps every sum right. */
const harness = useHarness();
const fans = { bundle: '', first: '', trial: '', free: '', plain: '' };
const MONTHS = 'subscriptions-are-paid';

beforeAll(async () => {
  const { factory, deps } = harness;
  const begin = async (name: keyof typeof fans, price: number, offers: Partial<Offers>, plan: Plan) => {
    const creator = await priced(await factory.creator(), price, offers);
    const fan = await factory.fan({ credits: 1000 });
    fans[name] = fan.id;
    const asked = { plan, shownCredits: null, correlationId: deps.ids.next() };
    await startSubscription(deps, fan.viewer, creator.id, asked);
  };
  await begin('bundle', 10_000, { bundle_6_percent: 20 }, 'months_6');
  await begin('first', 10_000, { first_month_percent: 50 }, 'introduction');
  await begin('trial', 10_000, { trial_days: 7 }, 'introduction');
  await begin('free', 0, {}, 'monthly');
  await begin('plain', 10_000, {}, 'monthly');
});
type Plan = 'monthly' | 'months_6' | 'introduction';

async function priced(creator: Person, price: number, offers: Partial<Offers>): Promise<Person> {
  const { deps, app } = harness;
  const set = { subscription_price_centavos: price };
  await deps.db.updateTable('users').set(set).where('id', '=', creator.id).execute();
  const payload = { ...NO_OFFERS, ...offers };
  const url = '/api/studio/subscription-offers';
  await app.inject({ method: 'PUT', url, headers: creator.headers, payload });
  return creator;
}

const charge = (fan: keyof typeof fans, set: string) =>
  `update subscription_charges set ${set} where fan_id = '${fans[fan]}'`;
const time = (table: 'free_months' | 'subscriptions', fan: keyof typeof fans, set: string) =>
  `update ${table} set ${set} where fan_id = '${fans[fan]}'`;
const moved = (by: string) =>
  `paid_until = paid_until + interval '${by}', ends_at = ends_at + interval '${by}', next_try_at = next_try_at + interval '${by}'`;
const trialOf = (fan: keyof typeof fans, starts: string) =>
  `insert into free_months (id, fan_id, creator_id, kind, is_first, starts_at, ends_at, created_at)
    select ${newId(harness)}, fan_id, creator_id, 'trial', true, ${starts}, ${starts} + interval '7 days', created_at from subscription_charges where fan_id = '${fans[fan]}'`;

const CORRUPTIONS: Corruption[] = [
  ['a bundle was of more months than its time is long', MONTHS, () => charge('bundle', 'months = 12')],
  ['a bundle has another discount', MONTHS, () => charge('bundle', 'discount_percent = 10')],
  ['a bundle was of a cheaper month', MONTHS, () => charge('bundle', 'list_centavos = 9000')],
  [
    'a month is called a bundle, and runs as long',
    MONTHS,
    () =>
      `${charge('plain', `months = 3, ends_at = starts_at + interval '90 days'`)}; update subscriptions set months = 3, ${moved('59 days')} where fan_id = '${fans.plain}'`,
  ],
  ['a bundle counts as one month', MONTHS, () => time('subscriptions', 'bundle', 'months = 1')],
  ['a month had a discount that nobody gave', MONTHS, () => charge('plain', 'discount_percent = 30')],
  ['a first month follows a trial', MONTHS, () => trialOf('first', `starts_at - interval '30 days'`)],
  ['a trial is had by who has paid', MONTHS, () => trialOf('plain', `ends_at + interval '1 day'`)],
  ['a month is paid for while a trial runs', MONTHS, () => trialOf('plain', 'starts_at')],
  [
    'a trial is half a year long, and its subscription as well',
    MONTHS,
    () =>
      `${time('free_months', 'trial', `ends_at = ends_at + interval '180 days'`)}; ${time('subscriptions', 'trial', moved('180 days'))}`,
  ],
  ['a trial runs on', MONTHS, () => time('subscriptions', 'trial', moved('30 days'))],
  ['what is free runs for a year', MONTHS, () => time('subscriptions', 'free', moved('365 days'))],
  [
    'a fan is said to have spent more than they did',
    'spends-of-fans-add-up',
    () => `update creator_fans set spent_credits = spent_credits + 1 where fan_id = '${fans.plain}'`,
  ],
  ['a free month was never given', MONTHS, () => `delete from free_months where fan_id = '${fans.free}'`],
];

describe('offers that were cooked', () => {
  it('are in order before', async () => {
    const nothing = `update subscription_offers set trial_days = 14 where trial_days = 7`;
    expect(await tripped(harness, nothing)).toEqual([]);
  });

  it.each(CORRUPTIONS)('are found out when %s (%s)', async (_what, law, how) => {
    expect(await tripped(harness, how())).toContain(law);
  });
});
