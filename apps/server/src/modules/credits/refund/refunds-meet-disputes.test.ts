import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { refusal, timeout } from '../../../../test/fakes.ts';
import { useHarness } from '../../../../test/harness.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import type { ProviderName } from '../../../providers/payments/payment-provider.ts';
import { check, deliverAbout, disputed, rowsOf, standing } from '../disputes/disputes.fixture.ts';
import { payBackRefunds } from './pay-back-refunds.ts';
import { ask, bought, decide, requestOf } from './refunds.fixture.ts';

/** What was asked for here, and what its payer or the provider does meanwhile. Fake: providers and clock. */
const harness = useHarness();
let admin: Person;

beforeEach(async () => {
  admin = await harness.factory.admin();
});
afterEach(() => {
  for (const provider of [harness.paypal, harness.paymongo]) {
    provider.refundFailure = null;
    provider.refunds.length = 0;
  }
});

const run = () => payBackRefunds(harness.deps, 'paypal');

async function later(provider: ProviderName): Promise<void> {
  harness.clock.advance(DAY_MS);
  await payBackRefunds(harness.deps, provider);
}

/** ₱100 for 100 credits, whose refund was approved and is not paid yet. */
async function approved(method = 'paypal') {
  const purchase = await bought(harness, { method });
  await ask(harness, purchase.fan, purchase.id);
  expect((await decide(harness, admin, purchase.id)).statusCode).toBe(200);
  return {
    ...purchase,
    captureId: `cap-${purchase.orderId}`,
    provider: method === 'paypal' ? harness.paypal : harness.paymongo,
  };
}

describe('a refund that was asked for here', () => {
  it('is booked once, also when the provider’s webhook tells of it', async () => {
    const purchase = await approved();
    await run();
    await deliverAbout(harness, purchase, 'refund');
    await Promise.all([check(harness, purchase), check(harness, purchase), run()]);
    expect(await standing(harness, purchase)).toEqual(['refunded', 0, 0]);
    const refunds = harness.deps.db.selectFrom('refunds').select('id').where('purchase_id', '=', purchase.id);
    expect(await refunds.execute()).toHaveLength(1);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it.each(['open', 'lost'] as const)(
    'and is refused stays in the books while a dispute is %s',
    async (state) => {
      const purchase = await approved();
      await disputed(harness, purchase, state);
      harness.paypal.refundFailure = refusal();
      await run();
      expect(await standing(harness, purchase)).toEqual(['refunded', 0, 0]);
      expect(await requestOf(harness, purchase.id)).toMatchObject({ decision: 'approved', refused_at: null });
      expect(await rowsOf(harness, purchase)).toMatchObject([{ taken_centavos: 0 }]);
      expect(await checkInvariants(harness.deps.db)).toEqual([]);
    },
  );

  it('and is refused comes back once the dispute is won', async () => {
    const purchase = await approved();
    await disputed(harness, purchase, 'open');
    harness.paypal.refundFailure = refusal();
    await run();
    await disputed(harness, purchase, 'won');
    harness.clock.advance(DAY_MS);
    await run();
    expect(await standing(harness, purchase)).toEqual(['completed', 100, 0]);
    expect((await requestOf(harness, purchase.id)).refused_at).not.toBeNull();
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('and was refused before a dispute begins leaves the dispute what there is', async () => {
    const purchase = await approved();
    harness.paypal.refundFailure = refusal();
    await run();
    await disputed(harness, purchase, 'open');
    expect(await standing(harness, purchase)).toEqual(['disputed', 0, 0]);
    expect(await rowsOf(harness, purchase)).toMatchObject([{ taken_centavos: 10_000, taken_credits: 100 }]);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it.each(['paypal', 'gcash'])(
    'is paid once where %s is silent until the payer has won a dispute about it',
    async (method) => {
      const purchase = await approved(method);
      const { provider } = purchase;
      provider.refundFailure = timeout();
      await payBackRefunds(harness.deps, provider.name);
      await disputed(harness, purchase, 'open');
      provider.refundFailure = null;
      await later(provider.name);
      expect(provider.refunds).toEqual([]);
      expect(await requestOf(harness, purchase.id)).toMatchObject({
        paid_back_at: null,
        problem: expect.any(String),
      });
      await disputed(harness, purchase, 'lost');
      await later(provider.name);
      await later(provider.name);
      expect(provider.refunds).toEqual([]);
      expect(await requestOf(harness, purchase.id)).toMatchObject({
        paid_back_by: 'dispute',
        next_check_at: null,
      });
      expect(await standing(harness, purchase)).toEqual(['refunded', 0, 0]);
      expect(await checkInvariants(harness.deps.db)).toEqual([]);
    },
  );

  it('is not paid where the dispute’s webhook was lost: the provider itself is asked', async () => {
    const purchase = await approved();
    harness.paypal.dispute(purchase.id, 'lost');
    await run();
    expect(harness.paypal.refunds).toEqual([]);
    expect(await requestOf(harness, purchase.id)).toMatchObject({ paid_back_by: 'dispute' });
  });

  it('and was paid back by a dispute and by us is named by a law', async () => {
    const purchase = await approved();
    await run();
    await disputed(harness, purchase, 'lost');
    expect((await checkInvariants(harness.deps.db)).map(({ law }) => law)).toEqual([
      'payers-get-back-what-they-paid',
    ]);
    await disputed(harness, purchase, 'won');
  });
});
