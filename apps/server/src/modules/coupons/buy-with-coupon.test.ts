import { describe, expect, it } from 'vitest';
import { timeout } from '../../../test/fakes.ts';
import { expectRefusal } from '../../../test/problems.ts';
import { DAY_MS, HOUR_MS } from '../../platform/durations.ts';
import { balanceOf, buy, comeBack, openPurchase, payAnother } from '../credits/settle/purchase.fixture.ts';
import { reconcilePurchases } from '../credits/settle/reconcile-purchases.ts';
import { returnCaptures } from '../credits/settle/return-captures.ts';
import { useCoupons } from './coupon-calls.fixture.ts';
import { makeCoupon } from './coupons.fixture.ts';

const { harness, validate, manage, usesOf, discounted } = useCoupons();

describe('a coupon code', () => {
  it('says what it takes off, whatever its case and the spaces around it', async () => {
    const fan = await harness.factory.fan();
    const { id, code } = await makeCoupon(harness, { value: 12.5, description: 'Buwan ng sining' });
    const answer = await validate(fan, ` ${code.toLowerCase()} `);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      valid: true,
      message: '₱12.50 off',
      discount_amount: 12.5,
      final_amount: 87.5,
      coupon: { id, type: 'percentage', value: 12.5, description: 'Buwan ng sining' },
    });
    const fixed = await makeCoupon(harness, { type: 'fixed_amount', value: 500 });
    expect((await validate(fan, fixed.code)).json()).toMatchObject({
      discount_amount: 100,
      final_amount: 0,
      coupon: { type: 'fixed', value: 500 },
    });
  });

  it.each([
    [{ min_order_value: 100.01 }, 'This coupon is for purchases of ₱100.01 and more.'],
    [{ expires_at: '2020-01-01T00:00:00Z' }, 'This coupon has expired.'],
  ])('with %j says: %s', async (figures, message) => {
    const { code } = await makeCoupon(harness, figures);
    const answer = (await validate(await harness.factory.fan(), code)).json();
    expect(answer).toEqual({
      valid: false,
      message,
      discount_amount: 0,
      final_amount: 100,
      coupon: null,
    });
  });

  it('that nobody made, or that is switched off, says so; and works again when it is switched on', async () => {
    const fan = await harness.factory.fan();
    expect((await validate(fan, 'NOTHING')).json().message).toBe('This coupon code does not exist.');
    const { id, code } = await makeCoupon(harness);
    expect((await manage('DELETE', id)).json()).toMatchObject({
      coupon: { is_active: false },
      message: 'Coupon deactivated successfully',
    });
    expect((await validate(fan, code)).json().message).toBe('This coupon is no longer active.');
    await manage('POST', `${id}/reactivate`);
    expect((await validate(fan, code)).json().valid).toBe(true);
  });

  it('is asked for', async () => {
    const problem = expectRefusal(await validate(await harness.factory.fan(), ' '));
    expect(problem.errors?.code).toBe('Please enter a coupon code');
  });
});

describe('a purchase with a coupon', () => {
  it('costs less and grants the same; its use is reserved, then paid, and promotions bear it', async () => {
    const fan = await harness.factory.fan();
    const coupon = await makeCoupon(harness, { usage_limit_per_user: 1 });
    const { id } = await openPurchase(harness, fan, discounted(coupon, 90));
    expect(harness.paypal.created.get(id)?.amountCentavos).toBe(9000);
    expect(await usesOf(coupon.id)).toEqual({ paid: 0, reserved: 1 });
    harness.paypal.pay(id);
    expect((await comeBack(harness, fan, id)).json()).toMatchObject({
      status: 'completed',
      credit_amount: 100,
      original_amount: 100,
      final_amount: 90,
    });
    expect(await balanceOf(harness, fan)).toBe(100);
    expect(await usesOf(coupon.id)).toEqual({ paid: 1, reserved: 0 });
    const { uses } = (await manage('GET', `${coupon.id}/uses`)).json();
    expect(uses).toMatchObject([
      { purchase_id: id, username: fan.username, state: 'paid', discount_amount: 10, final_amount: 90 },
    ]);
  });

  it('that costs nothing is settled at once, without a provider', async () => {
    const fan = await harness.factory.fan();
    const coupon = await makeCoupon(harness, { value: 100 });
    const answer = await buy(harness, fan, discounted(coupon, 0));
    expect(answer.statusCode).toBe(201);
    const { purchase_id: id, approval_url: address } = answer.json();
    expect(address).toBe(`http://likha.test/buy-credits?purchase=${id}`);
    expect(harness.paypal.created.has(id)).toBe(false);
    expect(await balanceOf(harness, fan)).toBe(100);
    expect(await usesOf(coupon.id)).toEqual({ paid: 1, reserved: 0 });
  });

  it('at the full price, or with another discount, is refused with the right figures', async () => {
    const fan = await harness.factory.fan();
    const coupon = await makeCoupon(harness);
    for (const amount of [100, 80]) {
      const answer = await buy(harness, fan, discounted(coupon, amount));
      expect([answer.statusCode, answer.json().expected]).toEqual([
        409,
        { credit_amount: 100, original_amount: 100, final_amount: 90 },
      ]);
    }
    expect(await usesOf(coupon.id)).toEqual({ paid: 0, reserved: 0 });
  });

  it('that is cancelled gives its use back; one that is paid all the same takes it again', async () => {
    const [fan, other] = [await harness.factory.fan(), await harness.factory.fan()];
    const coupon = await makeCoupon(harness, { total_usage_limit: 1 });
    const { id } = await openPurchase(harness, fan, discounted(coupon, 90));
    expect((await buy(harness, other, discounted(coupon, 90))).json()).toMatchObject({
      code: 'coupon_invalid',
      detail: 'This coupon has been used up.',
    });
    const cancelled = await harness.app.inject({
      method: 'POST',
      url: `/api/credits/purchases/${id}/cancel`,
      headers: fan.headers,
    });
    expect(cancelled.json().status).toBe('cancelled');
    expect(await usesOf(coupon.id)).toEqual({ paid: 0, reserved: 0 });
    const second = await openPurchase(harness, other, discounted(coupon, 90));
    // The provider captured the first one after all: money taken is never lost, the limit is.
    harness.paypal.payLate(id);
    harness.paypal.pay(second.id);
    await comeBack(harness, fan, id);
    await comeBack(harness, other, second.id);
    expect(await balanceOf(harness, fan)).toBe(100);
    expect(await usesOf(coupon.id)).toEqual({ paid: 2, reserved: 0 });
  });

  it('that is left at the provider has its use for a day, which its fan is told, and then gives it back by itself', async () => {
    const fan = await harness.factory.fan();
    const coupon = await makeCoupon(harness, { usage_limit_per_user: 1 });
    const { id } = await openPurchase(harness, fan, discounted(coupon, 90));
    const said = async () => (await validate(fan, coupon.code)).json().message;
    expect(await said()).toMatch(/^Your order with this coupon is not paid yet/);
    expect((await buy(harness, fan, discounted(coupon, 90))).json().detail).toBe(await said());
    harness.clock.advance(DAY_MS - 1);
    await reconcilePurchases(harness.deps, 'paypal');
    expect(await usesOf(coupon.id)).toEqual({ paid: 0, reserved: 1 });
    harness.clock.advance(HOUR_MS);
    await reconcilePurchases(harness.deps, 'paypal');
    expect(await usesOf(coupon.id)).toEqual({ paid: 0, reserved: 0 });
    expect((await comeBack(harness, fan, id)).json()).toMatchObject({ status: 'expired' });
    const second = await openPurchase(harness, fan, discounted(coupon, 90));
    harness.paypal.pay(second.id);
    await comeBack(harness, fan, second.id);
    expect(await said()).toBe('You have already used this coupon as often as you can.');
  });

  it('that was paid with another amount, which is given back, gives its use back', async () => {
    const fan = await harness.factory.fan();
    const coupon = await makeCoupon(harness, { usage_limit_per_user: 1 });
    const order = await openPurchase(harness, fan, discounted(coupon, 90));
    payAnother(harness, order, 9_001);
    expect((await comeBack(harness, fan, order.id)).json()).toMatchObject({ status: 'mismatch' });
    expect(await usesOf(coupon.id)).toEqual({ paid: 0, reserved: 1 });
    await returnCaptures(harness.deps, 'paypal');
    expect((await comeBack(harness, fan, order.id)).json()).toMatchObject({ status: 'declined' });
    expect(await usesOf(coupon.id)).toEqual({ paid: 0, reserved: 0 });
    expect((await validate(fan, coupon.code)).json().valid).toBe(true);
  });

  it('takes the last use once, of twenty that come at once', async () => {
    const coupon = await makeCoupon(harness, { total_usage_limit: 3 });
    const fans = await Promise.all(Array.from({ length: 20 }, () => harness.factory.fan()));
    const answers = await Promise.all(fans.map((fan) => buy(harness, fan, discounted(coupon, 90))));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 201))
      expect(answer.json()).toMatchObject({
        code: 'coupon_invalid',
        detail: 'This coupon has been used up.',
      });
    expect(await usesOf(coupon.id)).toEqual({ paid: 0, reserved: 3 });
  });

  it('takes one use under one key, also while the provider does not answer', async () => {
    const fan = await harness.factory.fan();
    const coupon = await makeCoupon(harness, { usage_limit_per_user: 1 });
    harness.paypal.failure = timeout();
    const options = { ...discounted(coupon, 90), key: 'patient-coupon' };
    expect((await buy(harness, fan, options)).statusCode).toBe(502);
    harness.paypal.failure = null;
    expect((await buy(harness, fan, options)).statusCode).toBe(201);
    expect(await usesOf(coupon.id)).toEqual({ paid: 0, reserved: 1 });
  });

  it('keeps the discount of its order when the coupon is changed', async () => {
    const fan = await harness.factory.fan();
    const coupon = await makeCoupon(harness);
    const { id } = await openPurchase(harness, fan, discounted(coupon, 90));
    await manage('PUT', coupon.id, { code: coupon.code, type: 'percentage', value: 50 });
    harness.paypal.pay(id);
    expect((await comeBack(harness, fan, id)).json()).toMatchObject({
      status: 'completed',
      final_amount: 90,
    });
  });
});
