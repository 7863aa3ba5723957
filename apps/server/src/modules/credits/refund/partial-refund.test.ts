import { beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { useHarness } from '../../../../test/harness.ts';
import { expectRefusal } from '../../../../test/problems.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { balanceOf } from '../settle/purchase.fixture.ts';
import { ask, bought, decide, decidePart, giveBackPart, listed, requestOf, seen } from './refunds.fixture.ts';

/** An admin approves a part of what was asked for (P297). Fake: providers and clock. */
const harness = useHarness();
let admin: Person;
let other: Person;

beforeEach(async () => {
  admin = await harness.factory.admin();
  other = await harness.factory.admin();
});

/** ₱100 for 100 credits unless told otherwise, asked back. */
async function asked(options: Parameters<typeof bought>[1] = {}) {
  const purchase = await bought(harness, options);
  await ask(harness, purchase.fan, purchase.id);
  return purchase;
}

async function unlock(fan: Person, price: number) {
  const creator = await harness.factory.creator();
  const content_id = await harness.factory.post(creator.id, { price });
  return harness.app.inject({
    method: 'POST',
    url: '/api/credits/unlock',
    headers: fan.headers,
    payload: { content_id },
  });
}

const laws = () => checkInvariants(harness.deps.db);

describe('an admin approves a part of a refund', () => {
  it('and the fan gets its share of the pesos, keeps the other credits, and can use them at once', async () => {
    const { fan, id } = await asked();
    const answer = await decidePart(harness, admin, id, 40);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      {
        message: 'The refund is approved in part',
        refund_request: {
          status: 'approved',
          amount: 40,
          credits: 40,
          part_of: { amount: 100, credits: 100 },
          purchase_left: { amount: 60, credits: 60 },
          credits_left: 60,
        },
      },
    ]);
    expect(await seen(harness, fan, id)).toEqual({
      status: 'completed',
      balance: 60,
      until: null,
      request: 'approved',
    });
    expect((await unlock(fan, 60)).statusCode).toBe(200);
    expect(await laws()).toEqual([]);
  });

  it('of a pack with a bonus, rounded down to the centavo', async () => {
    const pack = { credits: 1150, amount: 1000, extra: { package_id: 'premium' } };
    const { fan, id } = await asked(pack);
    expect((await listed(harness, admin))[0].purchase_left).toEqual({ amount: 1000, credits: 1150 });
    await decidePart(harness, admin, id, 7);
    expect(await requestOf(harness, id)).toMatchObject({ credits: 7, amount_centavos: 608 });
    expect(await balanceOf(harness, fan)).toBe(1143);
    expect(await laws()).toEqual([]);
  });

  it('and the fan reads of it in the history and at the purchase, with the reason', async () => {
    const { fan, id } = await asked();
    await decidePart(harness, admin, id, 40);
    const get = async (url: string) =>
      (await harness.app.inject({ url: `/api${url}`, headers: fan.headers })).json();
    const { transactions } = await get('/credits/transactions');
    expect(transactions[0]).toMatchObject({
      description: 'Refund of a purchase',
      amount: -40,
      php_amount: 40,
      purchase_id: id,
    });
    expect((await get(`/credits/purchases/${id}`)).refund.request).toMatchObject({
      status: 'approved',
      amount: 40,
      part_of: { amount: 100, credits: 100 },
      answer: 'Tiningnan namin',
    });
  });

  it('and it is on record, with what could have gone back', async () => {
    const { fan, id } = await asked();
    await decidePart(harness, admin, id, 40);
    const actions = harness.deps.db.selectFrom('admin_actions').selectAll().where('subject_id', '=', fan.id);
    expect(await actions.execute()).toMatchObject([
      {
        action: 'refund.approve',
        actor_id: admin.id,
        before: { purchase_id: id, credits: 100, amount_centavos: 10_000 },
        after: { credits: 40, amount_centavos: 4_000, answer: 'Tiningnan namin' },
      },
    ]);
  });

  it('after a part that a person gave back at the provider: of what is left, and no more than that', async () => {
    const { fan, id } = await asked();
    await giveBackPart(harness, id, 3_000);
    expect(expectRefusal(await decidePart(harness, admin, id, 71)).errors).toEqual({
      credits: 'At most 70 credits can go back.',
    });
    await decidePart(harness, admin, id, 69);
    expect(await requestOf(harness, id)).toMatchObject({ amount_centavos: 6_900, whole_credits: 70 });
    expect(await balanceOf(harness, fan)).toBe(1);
    expect(await laws()).toEqual([]);
  });
});

describe('a part of a refund is refused, and nothing has changed,', () => {
  const REFUSED: [string, object, string, string, string?][] = [
    ['of no credit', { credits: 0 }, 'validation_failed', 'credits'],
    ['of less than that', { credits: -5 }, 'validation_failed', 'credits'],
    ['of half a credit', { credits: 1.5 }, 'validation_failed', 'credits'],
    ['of a text', { credits: '40' }, 'validation_failed', 'credits'],
    ['of more than are held', { credits: 101 }, 'validation_failed', 'credits', 'At most 100 credits'],
    ['of more than a number can say', { credits: 1e300 }, 'validation_failed', 'credits'],
    ['without a word', { credits: 99, answer: ' ' }, 'validation_failed', 'answer', 'Say why less goes back'],
    [
      'at other pesos than were shown',
      { credits: 40, shown_amount: 40.01 },
      'validation_failed',
      'credits',
      '₱40.00 by now',
    ],
    ['at an amount that is none', { credits: 40, shown_amount: 40.001 }, 'validation_failed', 'shown_amount'],
    ['when it is declined', { decision: 'decline', credits: 40 }, 'validation_failed', 'credits'],
  ];

  it.each(REFUSED)('%s', async (_what, also, code, field, words = '') => {
    const { fan, id } = await asked();
    const problem = expectRefusal(await decide(harness, admin, id, 'approve', also));
    expect([problem.code, Object.keys(problem.errors ?? {})]).toEqual([code, [field]]);
    expect(problem.errors?.[field]).toContain(words);
    expect(await seen(harness, fan, id)).toMatchObject({ balance: 100, request: 'open' });
    expect((await unlock(fan, 1)).json().code).toBe('credits_held');
  });

  it('below what its provider gives back, in words that name both amounts', async () => {
    const { fan, id } = await asked({
      method: 'gcash',
      credits: 550,
      amount: 500,
      extra: { package_id: 'popular' },
    });
    const problem = expectRefusal(await decidePart(harness, admin, id, 1));
    expect([problem.code, problem.errors]).toMatchObject([
      'amount_below_least',
      { credits: expect.stringMatching(/are ₱0\.90.*₱1\.00 at the least/) },
    ]);
    expect(await seen(harness, fan, id)).toMatchObject({ balance: 550, request: 'open' });
    expect((await decidePart(harness, admin, id, 2)).statusCode).toBe(200);
  });

  it('by a fan', async () => {
    const { fan, id } = await asked();
    expect(expectRefusal(await decidePart(harness, fan, id, 40)).code).toBe('admins_only');
    expect(await seen(harness, fan, id)).toMatchObject({ balance: 100, request: 'open' });
  });
});

describe('parts at once', () => {
  it('of two admins: one is approved, the other is told who was first', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { fan, id } = await asked();
      const answers = await Promise.all([
        decidePart(harness, admin, id, 30),
        decidePart(harness, other, id, 60),
      ]);
      const [first] = answers.filter(({ statusCode }) => statusCode === 200);
      const [second] = answers.filter(({ statusCode }) => statusCode !== 200);
      const { credits, decided_by } = first?.json().refund_request ?? {};
      expect(second && expectRefusal(second)).toMatchObject({
        code: 'refund_decided',
        detail: `${decided_by} was first: this refund is approved.`,
      });
      expect(await balanceOf(harness, fan)).toBe(100 - credits);
    }
    expect(await laws()).toEqual([]);
  });

  it('of one admin who presses twice: one answer', async () => {
    const { fan, id } = await asked();
    const { id: requestId } = await requestOf(harness, id);
    const press = () =>
      harness.app.inject({
        method: 'POST',
        url: `/api/admin/refund-requests/${requestId}/decision`,
        headers: { ...admin.headers, 'idempotency-key': 'two-presses-of-one-part' },
        payload: { decision: 'approve', credits: 40, shown_amount: 40, answer: 'Bahagi' },
      });
    const answers = await Promise.all([press(), press(), press()]);
    const done = answers.filter(({ statusCode }) => statusCode === 200).map((each) => each.body);
    const rest = answers.filter(({ statusCode }) => statusCode !== 200).map((each) => each.json().code);
    expect([new Set(done).size, [...new Set(rest)]]).toEqual([
      1,
      rest.length > 0 ? ['request_in_progress'] : [],
    ]);
    expect((await press()).body).toBe(done[0]);
    expect(await balanceOf(harness, fan)).toBe(60);
  });

  it('and spends of the rest: they wait for the decision, and no credit is used twice', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { fan, id } = await asked();
      const [decided, ...spent] = await Promise.all([
        decidePart(harness, admin, id, 40),
        unlock(fan, 60),
        unlock(fan, 60),
      ]);
      expect(decided.statusCode).toBe(200);
      const bought = spent.filter(({ statusCode }) => statusCode === 200).length;
      for (const answer of spent.filter(({ statusCode }) => statusCode !== 200))
        expect(['credits_held', 'insufficient_credits']).toContain(answer.json().code);
      expect([bought < 2, await balanceOf(harness, fan)]).toEqual([true, 60 - 60 * bought]);
    }
    expect(await laws()).toEqual([]);
  });
});
