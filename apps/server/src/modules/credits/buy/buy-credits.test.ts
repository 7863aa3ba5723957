import { describe, expect, it } from 'vitest';
import { timeout } from '../../../../test/fakes.ts';
import { useHarness } from '../../../../test/harness.ts';
import { balanceOf, buy, comeBack, openPurchase } from '../settle/purchase.fixture.ts';

const harness = useHarness();

describe('buying credits', () => {
  it.each([
    ['paypal', 'paypal'],
    ['PayPal', 'paypal'],
    ['gcash', 'paymongo'],
    ['maya', 'paymongo'],
    ['card', 'paymongo'],
  ] as const)('with %s opens an order at %s and sends the fan there', async (method, provider) => {
    const fan = await harness.factory.fan();
    const answer = await buy(harness, fan, { method });
    expect(answer.statusCode).toBe(201);
    const { purchase_id: id, ...figures } = answer.json();
    const order = harness[provider].created.get(id);
    expect(order?.amountCentavos).toBe(10_000);
    expect(order?.asked).toMatchObject({ statementName: 'LKH Online', description: '100 credits' });
    expect(figures).toEqual({
      approval_url: `https://pay.example/${order?.orderId}`,
      credit_amount: 100,
      original_amount: 100,
      final_amount: 100,
    });
    expect((await comeBack(harness, fan, id)).json()).toMatchObject({
      status: 'pending',
      payment_method: method.toLowerCase(),
      balance: 0,
      completed_at: null,
    });
  });

  it('of a pack carries its bonus', async () => {
    const fan = await harness.factory.fan();
    const { id } = await openPurchase(harness, fan, {
      credits: 550,
      amount: 500,
      extra: { package_id: 'popular' },
    });
    harness.paypal.pay(id);
    expect((await comeBack(harness, fan, id)).json()).toMatchObject({
      status: 'completed',
      credit_amount: 550,
      bonus_credits: 50,
      original_amount: 500,
      package_id: 'popular',
      balance: 550,
    });
    const history = await harness.app.inject({ url: '/api/credits/transactions', headers: fan.headers });
    expect(history.json().transactions).toMatchObject([
      {
        type: 'purchase',
        amount: 550,
        php_amount: 500,
        purchase_id: id,
        description: 'Popular pack: 500 + 50 bonus credits',
      },
    ]);
  });

  it.each([
    [0, 'Minimum purchase is 10 credits'],
    [9, 'Minimum purchase is 10 credits'],
    [10_001, 'Maximum purchase is 10,000 credits per transaction'],
    [9_000_000, 'Maximum purchase is 10,000 credits per transaction'],
  ])('of %d credits says: %s', async (credits, detail) => {
    const answer = await buy(harness, await harness.factory.fan(), { credits });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'amount_out_of_range',
      detail,
      errors: { credit_amount: detail },
    });
  });

  it('at a price that has changed is refused with the right figures', async () => {
    const fan = await harness.factory.fan();
    const answer = await buy(harness, fan, { credits: 100, amount: 99.5 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'price_changed',
      expected: { credit_amount: 100, original_amount: 100, final_amount: 100 },
    });
    expect(harness.paypal.created.size + harness.paymongo.created.size).toBeGreaterThan(0);
    const rows = await harness.deps.db
      .selectFrom('purchases')
      .select('id')
      .where('fan_id', '=', fan.id)
      .execute();
    expect(rows).toEqual([]);
  });

  it.each([
    [
      'a coupon that does not exist',
      { coupon_id: '0198a000-0000-7000-8000-000000000000' },
      422,
      'coupon_invalid',
    ],
    ['a pack that does not exist', { package_id: 'gold' }, 422, 'validation_failed'],
    ['a way of paying that does not exist', { payment_method: 'cash' }, 422, 'validation_failed'],
    ['half a credit', { credit_amount: 10.5 }, 422, 'validation_failed'],
    ['three decimals', { original_amount: 100.001 }, 422, 'validation_failed'],
    ['a price below zero', { final_amount: -1 }, 422, 'validation_failed'],
    ['a price in letters', { final_amount: '₱100.00' }, 422, 'validation_failed'],
    ['a price beyond numbers', { final_amount: 1e21 }, 422, 'validation_failed'],
  ])('with %s is refused', async (_what, extra, status, code) => {
    const answer = await buy(harness, await harness.factory.fan(), { extra });
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  it('while the provider does not answer grants nothing, and the same key continues the same purchase', async () => {
    const fan = await harness.factory.fan();
    harness.paypal.failure = timeout();
    const failed = await buy(harness, fan, { key: 'patience' });
    expect([failed.statusCode, failed.json().code]).toEqual([502, 'payment_unavailable']);
    harness.paypal.failure = null;
    const answer = await buy(harness, fan, { key: 'patience' });
    expect(answer.statusCode).toBe(201);
    const rows = await harness.deps.db
      .selectFrom('purchases')
      .select('id')
      .where('fan_id', '=', fan.id)
      .execute();
    expect(rows).toEqual([{ id: answer.json().purchase_id }]);
    expect(await balanceOf(harness, fan)).toBe(0);
    harness.paypal.pay(answer.json().purchase_id);
    await comeBack(harness, fan, answer.json().purchase_id);
    expect(await balanceOf(harness, fan)).toBe(100);
  });

  it('does not open an order for a purchase that was given up in between', async () => {
    const fan = await harness.factory.fan();
    harness.paypal.failure = timeout();
    await buy(harness, fan, { key: 'given-up' });
    harness.paypal.failure = null;
    const { id } = await harness.deps.db
      .selectFrom('purchases')
      .select('id')
      .where('fan_id', '=', fan.id)
      .executeTakeFirstOrThrow();
    const cancelled = await harness.app.inject({
      method: 'POST',
      url: `/api/credits/purchases/${id}/cancel`,
      headers: fan.headers,
    });
    expect(cancelled.json()).toMatchObject({ status: 'cancelled' });
    const answer = await buy(harness, fan, { key: 'given-up' });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'purchase_not_open']);
    expect(harness.paypal.created.has(id)).toBe(false);
  });

  it('shows a purchase to nobody else', async () => {
    const [fan, other] = [await harness.factory.fan(), await harness.factory.fan()];
    const { id } = await openPurchase(harness, fan);
    for (const request of [
      { method: 'GET' as const, url: `/api/credits/purchases/${id}` },
      { method: 'POST' as const, url: `/api/credits/purchases/${id}/cancel` },
    ]) {
      const answer = await harness.app.inject({ ...request, headers: other.headers });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'purchase_not_found']);
    }
  });
});
