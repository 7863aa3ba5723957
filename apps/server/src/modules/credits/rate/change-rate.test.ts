import { describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { useHarness } from '../../../../test/harness.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { makeCoupon } from '../../coupons/coupons.fixture.ts';
import { settlePurchase } from '../index.ts';
import { balanceOf, comeBack, openPurchase } from '../settle/purchase.fixture.ts';

const harness = useHarness();

let admin: Person | undefined;

/** As the screen does: from the rate in force, the new one typed twice. */
async function changeRate(pesos: number) {
  admin ??= await harness.factory.admin();
  const url = '/api/credits/admin/conversion-rate';
  const shown = (await harness.app.inject({ url, headers: admin.headers })).json().php_per_credit;
  return harness.app.inject({
    method: 'POST',
    url,
    headers: admin.headers,
    payload: { php_per_credit: pesos, shown_php_per_credit: shown, confirmed_php_per_credit: pesos },
  });
}

async function expectLaws(): Promise<void> {
  expect(await checkInvariants(harness.deps.db)).toEqual([]);
}

describe('the rate', () => {
  it.each([
    [0, 'Conversion rate must be greater than 0'],
    [-1, 'Conversion rate must be greater than 0'],
    [100.01, 'Conversion rate cannot exceed ₱100 per credit'],
    [1.005, 'Conversion rate has at most two decimals'],
    [1e-9, 'Conversion rate has at most two decimals'],
  ])('of ₱%d is refused: %s', async (pesos, detail) => {
    const answer = await changeRate(pesos);
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'rate_out_of_range', detail }]);
  });

  it.each([0.01, 100, 1.25, 0.99, 1])('of ₱%d revalues the credits in circulation', async (pesos) => {
    await harness.factory.fan({ credits: 333 });
    const answer = await changeRate(pesos);
    const message = `Conversion rate updated to ₱${pesos.toFixed(2)} per credit`;
    expect(answer.json()).toMatchObject({ php_per_credit: pesos, is_active: true, message });
    await expectLaws();
    const config = await harness.app.inject({ url: '/api/config' });
    expect(config.json().php_per_credit).toBe(pesos);
  });

  /** A purchase of the premium pack (1,000 + 150 for ₱1,000) that is paid after the rate became this. */
  async function paidAt(pesos: number) {
    await changeRate(1);
    const fan = await harness.factory.fan();
    const { id } = await openPurchase(harness, fan, {
      credits: 1150,
      amount: 1000,
      extra: { package_id: 'premium' },
    });
    await changeRate(pesos);
    harness.paypal.pay(id);
    const answer = (await comeBack(harness, fan, id)).json();
    await expectLaws();
    const history = await harness.app.inject({ url: '/api/credits/transactions', headers: fan.headers });
    await changeRate(1);
    return { answer, description: history.json().transactions[0].description };
  }

  it.each([1.09, 0.91])(
    'that becomes ₱%d between order and payment keeps the law, and the fan gets what was promised',
    async (pesos) => {
      const { answer, description } = await paidAt(pesos);
      expect(answer).toMatchObject({
        status: 'completed',
        balance: 1150,
        granted_credits: 1150,
        was_requoted: false,
      });
      expect(description).toBe('Premium pack: 1,000 + 150 bonus credits');
    },
  );

  it.each([
    [1.1, 1045],
    [0.9, 1277],
    [100, 11],
    [0.01, 115_000],
  ])(
    'that becomes ₱%d, a tenth or more away, grants what pesos and bonus were worth, and the fan is told',
    async (pesos, credits) => {
      const { answer, description } = await paidAt(pesos);
      expect(answer).toMatchObject({
        status: 'completed',
        balance: credits,
        granted_credits: credits,
        was_requoted: true,
      });
      expect(description).toBe(`Bought ${credits.toLocaleString('en-PH')} credits`);
    },
  );

  it('leaves half off 1,000 credits worth what it was, promotions paying the coupon', async () => {
    await changeRate(1);
    const fan = await harness.factory.fan();
    const coupon = await makeCoupon(harness, { value: 50 });
    const { id } = await openPurchase(harness, fan, {
      credits: 1000,
      extra: { final_amount: 500, coupon_id: coupon.id },
    });
    await changeRate(1.2);
    harness.paypal.pay(id);
    const answer = (await comeBack(harness, fan, id)).json();
    await expectLaws();
    await changeRate(1);
    expect(answer).toMatchObject({ granted_credits: 833, was_requoted: true, final_amount: 500 });
  });

  it('may change while fans buy and unlock at the same time', async () => {
    await changeRate(1);
    const creator = await harness.factory.creator();
    const prices = [7, 33, 120, 1, 19, 20];
    const posts = await Promise.all(prices.map((price) => harness.factory.post(creator.id, { price })));
    const fans = [];
    for (let i = 0; i < 6; i += 1) fans.push(await harness.factory.fan({ credits: 200 }));
    const pending = await Promise.all(fans.map((fan) => openPurchase(harness, fan)));
    for (const { id } of pending) harness.paypal.pay(id);
    let isDone = false;
    const changing = (async () => {
      for (let round = 0; !isDone; round += 1)
        expect((await changeRate(1 + (round % 7) / 100)).statusCode).toBe(200);
    })();
    // One step after the other for each fan, so that rates change in the middle of it.
    const spend = async (fan: Person, purchaseId: string) => {
      for (const post of posts) expect((await unlock(fan, post)).statusCode).toBe(200);
      await settlePurchase(harness.deps, purchaseId);
    };
    const spending = Promise.all(fans.map((fan, index) => spend(fan, pending[index]?.id ?? '')));
    await spending.finally(() => {
      isDone = true;
    });
    await changing;
    await expectLaws();
    for (const fan of fans) expect(await balanceOf(harness, fan)).toBe(200 + 100 - 200);
  });

  function unlock(fan: Person, post: string) {
    return harness.app.inject({
      method: 'POST',
      url: '/api/credits/unlock',
      headers: fan.headers,
      payload: { content_id: post },
    });
  }
});
