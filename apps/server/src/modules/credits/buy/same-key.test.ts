import { describe, expect, it } from 'vitest';
import { timeout } from '../../../../test/fakes.ts';
import { useHarness } from '../../../../test/harness.ts';
import { makeCoupon } from '../../coupons/coupons.fixture.ts';
import { buy, comeBack } from '../settle/purchase.fixture.ts';
import { startPurchase } from './start-purchase.ts';

const harness = useHarness();

/** As the hourly sweep leaves it after a week. */
async function forgetKeys(): Promise<void> {
  await harness.deps.db.deleteFrom('idempotency_keys').execute();
}

describe('the same key with another purchase is refused', () => {
  it.each(['released', 'purged'])('after the key was %s', async (how) => {
    const fan = await harness.factory.fan();
    harness.paypal.failure = timeout();
    const first = await buy(harness, fan, { credits: 100, method: 'paypal', key: 'one' });
    harness.paypal.failure = null;
    expect(first.statusCode).toBe(502);
    if (how === 'purged') await forgetKeys();
    const other = await buy(harness, fan, { credits: 5000, method: 'gcash', key: 'one' });
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_key_reused']);
    await forgetKeys();
    const same = await buy(harness, fan, { credits: 100, method: 'paypal', key: 'one' });
    expect([same.statusCode, same.json().credit_amount]).toEqual([201, 100]);
  });

  it('also when both come at once', async () => {
    const fan = await harness.factory.fan();
    await forgetKeys();
    const answers = await Promise.all([
      buy(harness, fan, { credits: 100, key: 'twins' }),
      buy(harness, fan, { credits: 200, key: 'twins' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
  });
});

describe('the same key after its purchase is over', () => {
  it('is not given the address of a completed purchase', async () => {
    const fan = await harness.factory.fan();
    const { purchase_id: id } = (await buy(harness, fan, { key: 'done' })).json();
    harness.paypal.pay(id);
    await comeBack(harness, fan, id);
    await forgetKeys();
    const again = await buy(harness, fan, { key: 'done' });
    expect([again.statusCode, again.json().code]).toEqual([409, 'purchase_not_open']);
  });

  it('is asked to start again once the quote has run out', async () => {
    const fan = await harness.factory.fan();
    await buy(harness, fan, { key: 'old' });
    await forgetKeys();
    harness.clock.advance(24 * 3_600_000);
    const again = await buy(harness, fan, { key: 'old' });
    expect([again.statusCode, again.json().code]).toEqual([409, 'purchase_not_open']);
  });

  it('is its own purchase for every fan', async () => {
    const [one, other] = [await harness.factory.fan(), await harness.factory.fan()];
    const answers = [
      await buy(harness, one, { key: 'shared' }),
      await buy(harness, other, { key: 'shared', credits: 300 }),
    ];
    expect(answers.map((answer) => answer.json().credit_amount)).toEqual([100, 300]);
  });
});

describe('a purchase of ₱0', () => {
  it('is settled at once, without a provider, and once', async () => {
    const fan = await harness.factory.fan();
    const coupon = await makeCoupon(harness, { value: 100, usage_limit_per_user: 1 });
    const agreed = {
      fanId: fan.id,
      couponId: coupon.id,
      quote: {
        packageId: null,
        baseCredits: 100,
        bonusCredits: 0,
        originalCentavos: 10_000,
        finalCentavos: 0,
      },
      method: 'gcash' as const,
      charge: null,
      place: null,
      rate: 100,
      settingsVersion: 1,
      idempotencyKey: 'gift',
      requestHash: Buffer.alloc(32),
      correlationId: harness.deps.ids.next(),
    };
    const results = await Promise.all(Array.from({ length: 5 }, () => startPurchase(harness.deps, agreed)));
    expect(new Set(results.map(({ id }) => id)).size).toBe(1);
    expect(results[0]).toMatchObject({ status: 'completed', granted_credits: 100, approval_url: null });
    const wallet = await harness.app.inject({ url: '/api/credits/wallet', headers: fan.headers });
    expect(wallet.json()).toMatchObject({ balance: 100, total_purchased: 100 });
  });
});
