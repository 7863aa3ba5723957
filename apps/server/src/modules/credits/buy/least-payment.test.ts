import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../../test/harness.ts';
import { makeCoupon } from '../../coupons/coupons.fixture.ts';
import { buy } from '../settle/purchase.fixture.ts';

/** What a payment is at the least (P293). Fake: providers and clock. */
const harness = useHarness();

describe('an order', () => {
  it.each([
    ['gcash', 0.5, '₱1.00'],
    ['maya', 0.01, '₱1.00'],
    ['card', 0.99, '₱1.00'],
    ['paypal', 0.5, '₱1.00'],
  ])('by %s of ₱%d is refused before it is opened, naming %s', async (method, final, least) => {
    const fan = await harness.factory.fan();
    const coupon = await makeCoupon(harness, { type: 'fixed_amount', value: 20 - final });
    const extra = { final_amount: final, coupon_id: coupon.id };
    const answer = await buy(harness, fan, { credits: 20, method, extra });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'amount_below_least']);
    expect(answer.json().errors.payment_method).toContain(least);
    const made = await harness.deps.db
      .selectFrom('purchases')
      .select('id')
      .where('fan_id', '=', fan.id)
      .execute();
    expect(made).toEqual([]);
  });

  it('of exactly the least is opened, and one of nothing is settled', async () => {
    const fan = await harness.factory.fan();
    const nearly = await makeCoupon(harness, { type: 'fixed_amount', value: 19 });
    const least = { final_amount: 1, coupon_id: nearly.id };
    expect((await buy(harness, fan, { credits: 20, method: 'gcash', extra: least })).statusCode).toBe(201);
    const free = await makeCoupon(harness, { value: 100 });
    const extra = { final_amount: 0, coupon_id: free.id };
    expect((await buy(harness, fan, { credits: 20, method: 'gcash', extra })).statusCode).toBe(201);
  });

  it('can be known to be too small beforehand', async () => {
    const config = (await harness.app.inject({ url: '/api/config' })).json();
    expect(config.least_payments).toEqual({
      paypal: 1,
      gcash: 1,
      maya: 1,
      card: 1,
      card_abroad: 1,
    });
  });
});
