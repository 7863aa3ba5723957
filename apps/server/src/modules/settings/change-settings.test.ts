import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/factory.ts';
import { useHarness } from '../../../test/harness.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { openPurchase } from '../credits/settle/purchase.fixture.ts';

const harness = useHarness();
let admin: Person;
let adminName: string;

beforeAll(async () => {
  admin = await harness.factory.admin();
  adminName = (
    await harness.deps.db
      .selectFrom('users')
      .select('full_name')
      .where('id', '=', admin.id)
      .executeTakeFirstOrThrow()
  ).full_name;
});

const settingsOf = async () => (await call('GET', '/admin/settings', admin)).json().settings;
const config = async () => (await call('GET', '/config', admin)).json();

function call(
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  { headers }: Pick<Person, 'headers'>,
  payload?: object,
) {
  return harness.app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
}

async function change(body: object, who: Person = admin) {
  const { version } = await settingsOf();
  return call('PUT', '/admin/settings', who, { version, ...body });
}

const USUAL = {
  creator_percentage: 70,
  commission_percentage: 10,
  max_earnings_per_creator: 250_000,
  validity_months: 12,
  min_transaction: 50,
  min_payout_threshold: 500,
  custom_credits_min: 10,
  custom_credits_max: 10_000,
  packs: [
    { id: 'starter', credits: 100, bonus: 0 },
    { id: 'popular', credits: 500, bonus: 50 },
    { id: 'premium', credits: 1000, bonus: 150 },
    { id: 'mega', credits: 2500, bonus: 500 },
  ],
};

beforeEach(async () => {
  expect((await change(USUAL)).statusCode).toBe(200);
});

describe('the settings', () => {
  it('begin with the documented figures', async () => {
    const { packs, ...figures } = await settingsOf();
    const { packs: usual, ...others } = USUAL;
    expect(figures).toMatchObject(others);
    expect(packs).toMatchObject(usual);
    expect(packs.map(({ name }: { name: string }) => name)).toEqual([
      'Starter',
      'Popular',
      'Premium',
      'Mega',
    ]);
  });

  it('are in force at once, wherever they are shown', async () => {
    const packs = USUAL.packs.map((pack) => ({ ...pack, bonus: pack.credits / 4 }));
    const answer = await change({
      ...{ creator_percentage: 75, commission_percentage: 5, max_earnings_per_creator: 10_000 },
      ...{ validity_months: 24, min_transaction: 75.5, min_payout_threshold: 100, packs },
      ...{ custom_credits_min: 20, custom_credits_max: 5000 },
    });
    expect(answer.json()).toMatchObject({ message: 'Settings saved', settings: { changed_by: adminName } });
    const shown = await config();
    expect(shown).toMatchObject({
      split: {
        creator_percent: 75,
        platform_percent: 25,
        affiliate_percent: 5,
        platform_percent_with_affiliate: 20,
      },
      affiliate: {
        commission_percent: 5,
        validity_months: 24,
        max_earnings_per_creator: 10_000,
        min_transaction: 75.5,
      },
      payout: { min_amount: 100 },
      custom_credits: { min: 20, max: 5000 },
    });
    expect(shown.packs.map(({ bonus_percent }: { bonus_percent: number }) => bonus_percent)).toEqual([
      25, 25, 25, 25,
    ]);
  });

  it('divide the next sale, and what was sold before keeps its own split', async () => {
    const creator = await harness.factory.creator();
    const fan = await harness.factory.fan({ credits: 300 });
    const tip = () => call('POST', `/creators/${creator.id}/tips`, fan, { credits: 100 });
    const earned = async () => (await call('GET', '/earnings', creator)).json().total_earned;
    await tip();
    const before = await earned();
    await change({ creator_percentage: 60 });
    await tip();
    expect([before, await earned()]).toEqual([70, 130]);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('decide what a pack gives and how much can be bought; an order keeps what it was promised', async () => {
    const fan = await harness.factory.fan();
    const popular = { credits: 550, amount: 500, extra: { package_id: 'popular' } };
    await openPurchase(harness, fan, popular);
    const packs = USUAL.packs.map((pack) => (pack.id === 'popular' ? { ...pack, bonus: 100 } : pack));
    await change({ packs, custom_credits_min: 40, custom_credits_max: 60 });
    await openPurchase(harness, fan, { ...popular, credits: 600 });
    const buy = async (credits: number) =>
      expectRefusal(
        await call('POST', '/credits/purchase', fan, {
          credit_amount: credits,
          original_amount: credits,
          final_amount: credits,
          payment_method: 'gcash',
        }),
      ).detail;
    expect(await buy(39)).toBe('Minimum purchase is 40 credits');
    expect(await buy(61)).toBe('Maximum purchase is 60 credits per transaction');
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });
});

describe('a change is refused', () => {
  const range = 'Commission percentage must be between 1% and 50%';
  const over = 'Creators and affiliates together cannot get more than 100%';
  it.each([
    ['a commission of 0', { commission_percentage: 0 }, 'commission_percentage', range],
    ['a commission of 51', { commission_percentage: 51 }, 'commission_percentage', range],
    ['a part of a percent', { commission_percentage: 1.5 }, 'commission_percentage', range],
    ['a commission above the platform’s part', { commission_percentage: 31 }, 'commission_percentage', over],
    ['a split over 100', { creator_percentage: 91 }, 'creator_percentage', over],
    ['everything for creators', { creator_percentage: 100 }, 'creator_percentage', 'At most 99'],
    ['nothing for creators', { creator_percentage: 0 }, 'creator_percentage', 'At least 1'],
    ['too little to earn', { max_earnings_per_creator: 9999 }, 'max_earnings_per_creator', 'At least 10,000'],
    ['no month', { validity_months: 0 }, 'validity_months', 'At least 1'],
    ['25 months', { validity_months: 25 }, 'validity_months', 'At most 24'],
    ['a payout of nothing', { min_payout_threshold: 0 }, 'min_payout_threshold', 'At least 100'],
    ['half a centavo', { min_payout_threshold: 100.005 }, 'min_payout_threshold', null],
    ['a smallest amount above the largest', { custom_credits_min: 10_001 }, 'custom_credits_min', null],
    ['no packs', { packs: [] }, 'packs', null],
    [
      'a bonus above what is paid',
      { packs: USUAL.packs.map((pack) => ({ ...pack, bonus: 5000 })) },
      'packs.0.bonus',
      null,
    ],
    ['a pack twice', { packs: USUAL.packs.map((pack) => ({ ...pack, id: 'mega' })) }, 'packs', null],
  ])('for %s', async (_what, body, field, words) => {
    const before = await settingsOf();
    const { code, errors } = expectRefusal(await change(body));
    expect(code).toBe('validation_failed');
    expect(Object.keys(errors ?? {})).toContain(field);
    if (words) expect(errors?.[field]).toBe(words);
    expect(await settingsOf()).toEqual(before);
  });

  it('from the second of two admins, who is told who was first', async () => {
    const other = await harness.factory.admin();
    const { version } = await settingsOf();
    const saving = [admin, other].map((who, index) =>
      call('PUT', '/admin/settings', who, { version, validity_months: 5 + index }),
    );
    const answers = await Promise.all(saving);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const [first] = answers.filter(({ statusCode }) => statusCode === 200);
    const [second] = answers.filter(({ statusCode }) => statusCode === 409);
    if (!first || !second) throw new Error('both or none');
    const { changed_by, validity_months } = first.json().settings;
    expect(expectRefusal(second)).toMatchObject({
      code: 'settings_changed',
      detail: `${changed_by} has changed the settings since you opened them. Please look at them again.`,
    });
    expect(await settingsOf()).toMatchObject({ validity_months, changed_by });
  });
});

it('a change is on record with what was before and after; nothing changed is none', async () => {
  await change({ validity_months: 7 });
  const actions = () =>
    harness.deps.db
      .selectFrom('admin_actions')
      .select(['actor_id', 'action', 'before', 'after', 'network'])
      .where('subject_type', '=', 'settings')
      .orderBy('id', 'desc')
      .execute();
  const [newest, ...others] = await actions();
  expect(newest).toMatchObject({
    actor_id: admin.id,
    action: 'settings.change',
    before: { affiliate_validity_months: 12 },
    after: { affiliate_validity_months: 7 },
    network: '127.0.0.0/24',
  });
  await change({ validity_months: 7 });
  expect(await actions()).toHaveLength(others.length + 1);
});

it('the rate is changed from the one that was seen, and on record', async () => {
  const rate = (php_per_credit: number, shown_php_per_credit: number) =>
    call('POST', '/credits/admin/conversion-rate', admin, { php_per_credit, shown_php_per_credit });
  expect((await rate(1.2, 1)).statusCode).toBe(200);
  expect(expectRefusal(await rate(1.3, 1))).toMatchObject({
    code: 'settings_changed',
    detail: `${adminName} has changed the settings since you opened them. Please look at them again.`,
  });
  expect((await config()).php_per_credit).toBe(1.2);
  await rate(1, 1.2);
  const newest = await harness.deps.db
    .selectFrom('admin_actions')
    .select(['action', 'before', 'after'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(newest).toEqual({
    action: 'rate.change',
    before: { centavos_per_credit: 120 },
    after: { centavos_per_credit: 100, credits_in_circulation: 100, was_typed_twice: false },
  });
});
