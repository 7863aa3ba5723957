import { describe, expect, it } from 'vitest';
import { useHarness } from '../../../../test/harness.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { accounts } from '../../ledger/index.ts';
import { type Bought, bought, check, deliverAbout, disputed } from '../disputes/disputes.fixture.ts';
import { comeBack, deliver, openPurchase, runSettleJob } from '../settle/purchase.fixture.ts';

/** What providers keep of payments (P750). Fake: providers and clock. */
const harness = useHarness();

/** ₱100 by PayPal, which keeps 39 of 1,000, and gives it back or not. */
async function paid({ givesFeesBack = false } = {}): Promise<Bought> {
  Object.assign(harness.paypal, { feePerMille: 39, givesFeesBack });
  return bought(harness);
}

/** Each change of the fee of a capture or dispute, and its entry's postings. */
async function booked(sourceId: string) {
  const fees = await harness.deps.db
    .selectFrom('provider_fees')
    .select(['id', 'fee_centavos', 'change_centavos'])
    .where('source_id', '=', sourceId)
    .orderBy('sequence')
    .execute();
  const entries = await harness.deps.db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_postings', 'ledger_postings.entry_id', 'ledger_entries.id')
    .select(['from_account', 'amount'])
    .where('subject_id', 'in', [harness.deps.ids.next(), ...fees.map(({ id }) => id)])
    .orderBy('ledger_entries.id')
    .execute();
  const isFees = (account: string) => account.startsWith(accounts.providerFees('paypal'));
  expect(fees.map(({ change_centavos }) => change_centavos)).toEqual(
    entries.map(({ from_account, amount }) => (isFees(from_account) ? amount : -amount)),
  );
  return fees.map(({ fee_centavos }) => fee_centavos);
}

describe('the fee of a capture', () => {
  it('is booked once, whatever comes at once, twice and late', async () => {
    harness.paypal.feePerMille = 39;
    const fan = await harness.factory.fan();
    const { id, orderId } = await openPurchase(harness, fan);
    harness.paypal.pay(id);
    await deliver(harness, orderId);
    await Promise.all([
      runSettleJob(harness, orderId),
      comeBack(harness, fan, id),
      comeBack(harness, fan, id),
    ]);
    const purchase = { captureId: `cap-${orderId}`, provider: harness.paypal };
    await Promise.all([check(harness, purchase), check(harness, purchase)]);
    await runSettleJob(harness, orderId);
    expect(await booked(purchase.captureId)).toEqual([390]);
  });

  it('that its provider does not say is booked once it does', async () => {
    harness.paypal.feePerMille = null;
    const purchase = await bought(harness);
    expect(await booked(purchase.captureId)).toEqual([]);
    harness.paypal.feePerMille = 39;
    await check(harness, purchase);
    expect(await booked(purchase.captureId)).toEqual([390]);
  });

  it('stays where a refund does not give it back, and goes where one does', async () => {
    const kept = await paid();
    kept.provider.refundByHand(kept.id, 4_000);
    await check(harness, kept);
    expect(await booked(kept.captureId)).toEqual([390]);
    const given = await paid({ givesFeesBack: true });
    for (const centavos of [4_000, 6_000]) {
      given.provider.refundByHand(given.id, centavos);
      await deliverAbout(harness, given, 'refund');
      await check(harness, given);
      await check(harness, given);
    }
    expect(await booked(given.captureId)).toEqual([390, 234, 0]);
  });

  it('is what was said last, though an older answer comes after it', async () => {
    const purchase = await paid({ givesFeesBack: true });
    const read = purchase.provider.readAftermath.bind(purchase.provider);
    const old = await read(purchase.captureId);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    purchase.provider.readAftermath = async () => {
      await held;
      return old;
    };
    const slow = check(harness, purchase);
    purchase.provider.readAftermath = read;
    harness.clock.advance(1_000);
    purchase.provider.refundByHand(purchase.id, 10_000);
    await check(harness, purchase);
    release();
    await slow;
    expect(await booked(purchase.captureId)).toEqual([390, 0]);
  });

  it('above what was taken is not booked', async () => {
    harness.paypal.feePerMille = 1_001;
    const purchase = await bought(harness);
    expect(await booked(purchase.captureId)).toEqual([]);
  });

  it('is booked of a capture that was not owed, too', async () => {
    harness.paypal.feePerMille = 39;
    const fan = await harness.factory.fan();
    const { id, orderId } = await openPurchase(harness, fan);
    const captureId = `cap-${orderId}`;
    const fee = { amountCentavos: 9_000, feeCentavos: 351, capturedAt: harness.clock.now() };
    harness.paypal.outcomes.set(orderId, { state: 'captured', captureId, ...fee });
    expect((await comeBack(harness, fan, id)).json().status).toBe('mismatch');
    expect(await booked(captureId)).toEqual([351]);
  });
});

describe('the fee of a dispute', () => {
  it('is booked, and comes back when it is won', async () => {
    const purchase = await paid();
    const disputeId = `PP-${purchase.captureId}`;
    await disputed(harness, purchase, 'open', { disputeId, feeCentavos: 75_000 });
    await disputed(harness, purchase, 'open', { disputeId, feeCentavos: 75_000 });
    await disputed(harness, purchase, 'won', { disputeId, feeCentavos: 0 });
    expect(await booked(disputeId)).toEqual([75_000, 0]);
    expect((await checkInvariants(harness.deps.db)).map(({ law }) => law)).toEqual([]);
  });
});
