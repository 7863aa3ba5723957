import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../../test/harness.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { giveBackAll } from '../refund/refunds.fixture.ts';
import { compareCaptures } from '../settle/compare-captures.ts';
import {
  type Bought,
  bought,
  check,
  countWaiting,
  deliverAbout,
  disputed,
  spend,
  standing,
} from './disputes.fixture.ts';

/** Refunds that a person made at the provider. Fake: providers and clock. */
const harness = useHarness();

const refundsOf = ({ id }: Bought) =>
  harness.deps.db
    .selectFrom('refunds')
    .select(['credits', 'amount_centavos', 'spent_credits', 'debt_centavos'])
    .where('purchase_id', '=', id)
    .orderBy('id')
    .execute();

describe('a refund that was made at the provider', () => {
  it('is booked once, its credits in proportion and rounded down, until all is back', async () => {
    const purchase = await bought(harness);
    purchase.provider.refundByHand(purchase.id, 3_333);
    await deliverAbout(harness, purchase, 'refund');
    await Promise.all(Array.from({ length: 8 }, () => check(harness, purchase)));
    expect(await standing(harness, purchase)).toEqual(['completed', 67, 0]);
    purchase.provider.refundByHand(purchase.id, 6_667);
    await check(harness, purchase);
    expect(await standing(harness, purchase)).toEqual(['refunded', 0, 0]);
    expect(await refundsOf(purchase)).toHaveLength(2);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('of credits that were spent is debt', async () => {
    const purchase = await bought(harness);
    await spend(harness, purchase.fan, 90);
    purchase.provider.refundByHand(purchase.id, 5_000);
    await check(harness, purchase);
    expect(await standing(harness, purchase)).toEqual(['completed', 0, 4_000]);
    purchase.provider.refundByHand(purchase.id, 5_000);
    await check(harness, purchase);
    expect(await standing(harness, purchase)).toEqual(['refunded', 0, 9_000]);
    expect(await refundsOf(purchase)).toMatchObject([
      { credits: 10, spent_credits: 40 },
      { credits: 0, spent_credits: 50 },
    ]);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('and that we asked for is booked by who asked, not here', async () => {
    const purchase = await bought(harness);
    purchase.provider.refundByHand(purchase.id, 10_000, harness.deps.ids.next());
    await check(harness, purchase);
    expect(await standing(harness, purchase)).toEqual(['completed', 100, 0]);
    await giveBackAll(harness, purchase.fan, purchase.id);
    await check(harness, purchase);
    expect(await standing(harness, purchase)).toEqual(['refunded', 0, 0]);
  });

  it('under the purchase’s own id, as PayPal repeats it, is one by hand', async () => {
    const purchase = await bought(harness);
    purchase.provider.refundByHand(purchase.id, 10_000, purchase.id);
    await check(harness, purchase);
    expect(await standing(harness, purchase)).toEqual(['refunded', 0, 0]);
  });

  it('while a dispute stands is how that was paid back; if the dispute is won by it, it counts', async () => {
    const purchase = await bought(harness);
    await spend(harness, purchase.fan, 30);
    await disputed(harness, purchase, 'open');
    purchase.provider.refundByHand(purchase.id, 10_000);
    await check(harness, purchase);
    expect(await refundsOf(purchase)).toEqual([]);
    expect(await standing(harness, purchase)).toEqual(['disputed', 0, 3_000]);
    await disputed(harness, purchase, 'won');
    expect(await standing(harness, purchase)).toEqual(['refunded', 0, 3_000]);
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('of more than was paid is not booked', async () => {
    const purchase = await bought(harness);
    purchase.provider.refundByHand(purchase.id, 10_001);
    await check(harness, purchase);
    expect(await standing(harness, purchase)).toEqual(['completed', 100, 0]);
  });

  it('and whose webhook was lost is found by the daily comparison, as is a dispute', async () => {
    const waiting = () => countWaiting(harness, 'credits.check-capture.paypal');
    await compareCaptures(harness.deps, 'paypal');
    const [refunded, complained, quiet] = [
      await bought(harness),
      await bought(harness),
      await bought(harness),
    ];
    const before = await waiting();
    for (const capture of harness.paypal.captures) {
      if (capture.captureId === refunded.captureId) capture.refundedCentavos = 2_000;
      if (capture.captureId === complained.captureId) capture.isDisputed = true;
    }
    harness.clock.advance(3_600_000);
    await compareCaptures(harness.deps, 'paypal');
    expect(await waiting()).toBe(before + 2);
    refunded.provider.refundByHand(refunded.id, 2_000);
    complained.provider.dispute(complained.id, 'open');
    for (const purchase of [refunded, complained, quiet]) await check(harness, purchase);
    await compareCaptures(harness.deps, 'paypal');
    expect(await waiting()).toBe(before + 2);
    expect(await standing(harness, refunded)).toEqual(['completed', 80, 0]);
  });
});
