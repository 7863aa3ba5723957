import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../test/harness.ts';
import { checkInvariants } from '../../invariants/check-invariants.ts';
import { settlePurchase } from './index.ts';
import { balanceOf, comeBack, openPurchase } from './purchase.fixture.ts';

const harness = useHarness();

async function changeRate(pesos: unknown) {
  const admin = await harness.factory.admin();
  return harness.app.inject({
    method: 'POST',
    url: '/api/credits/admin/conversion-rate',
    headers: admin.headers,
    payload: { php_per_credit: pesos },
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
    expect(answer.json()).toMatchObject({ php_per_credit: pesos, is_active: true });
    await expectLaws();
    const config = await harness.app.inject({ url: '/api/config' });
    expect(config.json().php_per_credit).toBe(pesos);
  });

  it.each([
    [2.5, 'rises'],
    [0.4, 'falls'],
  ])(
    'that becomes ₱%d (%s) between order and payment keeps the law, and the fan gets what was promised',
    async (pesos) => {
      await changeRate(1);
      const fan = await harness.factory.fan();
      const { id } = await openPurchase(harness, fan, {
        credits: 2875 - 1725,
        amount: 1000,
        extra: { package_id: 'premium' },
      });
      await changeRate(pesos);
      harness.paypal.pay(id);
      expect((await comeBack(harness, fan, id)).json()).toMatchObject({ status: 'completed', balance: 1150 });
      await expectLaws();
      await changeRate(1);
    },
  );

  it('may change while fans buy and unlock at the same time', async () => {
    await changeRate(1);
    const creator = await harness.factory.creator();
    const posts = await Promise.all([7, 33, 120].map((price) => harness.factory.post(creator.id, { price })));
    const fans = [];
    for (let i = 0; i < 10; i += 1) fans.push(await harness.factory.fan({ credits: 200 }));
    const pending = [];
    for (const fan of fans) {
      const { id } = await openPurchase(harness, fan);
      harness.paypal.pay(id);
      pending.push(id);
    }
    const unlocks = fans.flatMap((fan) =>
      posts.map(
        (post) => () =>
          harness.app.inject({
            method: 'POST',
            url: '/api/credits/unlock',
            headers: fan.headers,
            payload: { content_id: post },
          }),
      ),
    );
    const changes = [1.37, 0.5, 3, 0.01, 2].map((pesos) => () => changeRate(pesos));
    const settles = pending.map((id) => () => settlePurchase(harness.deps, id));
    const work = [...unlocks, ...settles];
    for (const [index, change] of changes.entries()) work.splice(index * 8, 0, change as never);
    const answers = await Promise.all(work.map((start) => start()));
    for (const answer of answers) if (answer && 'statusCode' in answer) expect(answer.statusCode).toBe(200);
    await expectLaws();
    for (const fan of fans) expect(await balanceOf(harness, fan)).toBe(200 + 100 - 160);
  });
});
