import { isFarRate } from '@likha/contract/money';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { useHarness } from '../../../../test/harness.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { setRate } from './rate.fixture.ts';

/** A rate more than a quarter away is asked about twice (P298). */
const harness = useHarness();
let admin: Person;

beforeEach(async () => {
  admin = await harness.factory.admin();
  // Alone in the house: what two people do stands in second-person.test.ts.
  await harness.factory.onlyAdmin(admin.id);
  await setRate(harness, admin, 1);
});

interface Sent {
  php_per_credit: number;
  shown_php_per_credit?: number;
  confirmed_php_per_credit?: unknown;
}

const change = (payload: Sent, by = admin, key?: string) =>
  harness.app.inject({
    method: 'POST',
    url: '/api/credits/admin/conversion-rate',
    headers: { ...by.headers, ...(key && { 'idempotency-key': key }) },
    payload,
  });

async function rateNow(): Promise<number> {
  return (await harness.app.inject({ url: '/api/config' })).json().php_per_credit;
}

describe('a rate is far', () => {
  it.each([
    [100, 125, false],
    [100, 126, true],
    [100, 75, false],
    [100, 74, true],
    [100, 100, false],
    [101, 126, false],
    [101, 127, true],
    [101, 76, false],
    [101, 75, true],
    [1, 1, false],
    [1, 2, true],
    [3, 2, true],
    [4, 5, false],
    [10_000, 7_500, false],
    [10_000, 7_499, true],
  ])('from %i centavos, %i: %s', (before, after, isFar) => {
    expect(isFarRate(before, after)).toBe(isFar);
  });
});

describe('a new rate', () => {
  it.each([1.25, 0.75, 1.01])('of ₱%d, at most a quarter away, is not asked about', async (pesos) => {
    expect((await change({ php_per_credit: pesos })).statusCode).toBe(200);
    expect(await rateNow()).toBe(pesos);
  });

  it.each([1.26, 0.74, 100, 0.01])('of ₱%d is refused until it was typed twice', async (pesos) => {
    await harness.factory.fan({ credits: 1_000 });
    const seen = { php_per_credit: pesos, shown_php_per_credit: 1 };
    const problem = expectRefusal(await change(seen));
    expect([problem.status, problem.code, Object.keys(problem.errors ?? {}), await rateNow()]).toEqual([
      422,
      'rate_unconfirmed',
      ['confirmed_php_per_credit'],
      1,
    ]);
    expect((await change({ ...seen, confirmed_php_per_credit: pesos })).statusCode).toBe(200);
    expect(await rateNow()).toBe(pesos);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('is refused in words that say what it costs', async () => {
    const url = '/api/credits/admin/conversion-rate';
    const read = async () => (await harness.app.inject({ url, headers: admin.headers })).json();
    await harness.factory.fan({ credits: 10_000 - ((await read()).credits_in_circulation % 10_000) });
    const credits: number = (await read()).credits_in_circulation;
    const { detail } = expectRefusal(await change({ php_per_credit: 0.7, shown_php_per_credit: 1 }));
    const pesos = (amount: number) => `₱${amount.toLocaleString('en-PH')}.00`;
    expect(detail).toBe(
      `This is more than 25% away from ₱1.00 per credit. The ${credits.toLocaleString('en-PH')} credits that people hold are worth ${pesos(credits)} now, and ${pesos((credits / 10) * 7)} then. Type 0.70 once more to confirm.`,
    );
  });

  it.each([0.07, 7, 0.701, -0.7, 1e300])('typed as %d in place of 0.7 is refused', async (typed) => {
    const sent = { php_per_credit: 0.7, shown_php_per_credit: 1, confirmed_php_per_credit: typed };
    expect(expectRefusal(await change(sent)).code).toBe('rate_unconfirmed');
    expect(await rateNow()).toBe(1);
  });

  it('typed as a text is refused', async () => {
    const sent = { php_per_credit: 0.7, shown_php_per_credit: 1, confirmed_php_per_credit: '0.70' };
    expect((await change(sent)).statusCode).toBe(422);
    expect(await rateNow()).toBe(1);
  });

  it('far from one that nobody saw is refused, though it was typed twice', async () => {
    const problem = expectRefusal(await change({ php_per_credit: 0.7, confirmed_php_per_credit: 0.7 }));
    expect([problem.code, Object.keys(problem.errors ?? {})]).toEqual([
      'rate_unconfirmed',
      ['shown_php_per_credit'],
    ]);
  });

  it.each([0, -1, 100.01, 1e300, 1.005])('of %d is out of range, typed twice or not', async (pesos) => {
    const sent = { php_per_credit: pesos, shown_php_per_credit: 1, confirmed_php_per_credit: pesos };
    expect(expectRefusal(await change(sent)).code).toBe('rate_out_of_range');
    expect(await rateNow()).toBe(1);
  });

  it('is measured against the rate in force, not the one that was seen', async () => {
    await setRate(harness, admin, 1.25);
    const late = { php_per_credit: 0.75, shown_php_per_credit: 1, confirmed_php_per_credit: 0.75 };
    expect(expectRefusal(await change(late)).code).toBe('settings_changed');
    expect(expectRefusal(await change({ php_per_credit: 0.75 })).code).toBe('rate_unconfirmed');
    expect(await rateNow()).toBe(1.25);
  });

  it('of two at once is one: the second is told who was first', async () => {
    for (let round = 0; round < 4; round += 1) {
      await setRate(harness, admin, 1);
      const both = [0, 1].map((index) => {
        const pesos = index === 0 ? 0.5 : 2;
        return change({ php_per_credit: pesos, shown_php_per_credit: 1, confirmed_php_per_credit: pesos });
      });
      const answers = await Promise.all(both);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      const refused = answers.find(({ statusCode }) => statusCode === 409);
      expect(refused?.json().detail).toContain('has changed the settings since you opened them');
      const done = answers.find(({ statusCode }) => statusCode === 200);
      expect(await rateNow()).toBe(done?.json().php_per_credit);
    }
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('pressed twice is changed once', async () => {
    const sent = { php_per_credit: 2, shown_php_per_credit: 1, confirmed_php_per_credit: 2 };
    const press = () => change(sent, admin, 'one-far-change-of-the-rate');
    const codes = (await Promise.all([press(), press()])).map(({ statusCode }) => statusCode);
    expect(codes).toContain(200);
    expect((await press()).statusCode).toBe(200);
    const changes = harness.deps.db
      .selectFrom('rate_changes')
      .select('id')
      .where('changed_by', '=', admin.id);
    // The first brought it to ₱1.00.
    expect((await changes.where('centavos_after', '=', 200).execute()).length).toBe(1);
  });

  it('is on record with what it was of, and whether it was asked twice', async () => {
    await change({ php_per_credit: 1.25 });
    await change({ php_per_credit: 2, shown_php_per_credit: 1.25, confirmed_php_per_credit: 2 });
    const actions = harness.deps.db.selectFrom('admin_actions').select(['before', 'after']).orderBy('id');
    const own = actions.where('actor_id', '=', admin.id).where('action', '=', 'rate.change');
    expect((await own.execute()).slice(-2)).toMatchObject([
      { before: { centavos_per_credit: 100 }, after: { centavos_per_credit: 125, was_typed_twice: false } },
      {
        before: { centavos_per_credit: 125 },
        after: {
          centavos_per_credit: 200,
          was_typed_twice: true,
          credits_in_circulation: expect.any(Number),
        },
      },
    ]);
  });

  it('is for admins alone', async () => {
    const fan = await harness.factory.fan();
    const sent = { php_per_credit: 2, shown_php_per_credit: 1, confirmed_php_per_credit: 2 };
    expect(expectRefusal(await change(sent, fan)).code).toBe('admins_only');
  });
});
