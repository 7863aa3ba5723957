import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { timeout } from '../../../../test/fakes.ts';
import { useHarness } from '../../../../test/harness.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { HOUR_MS } from '../../../platform/durations.ts';
import { ProviderError } from '../../../providers/http/provider-error.ts';
import { compareCaptures } from './compare-captures.ts';
import { mailReturn } from './mail-return.ts';
import { balanceOf, comeBack, openPurchase, payAnother, timesCredited } from './purchase.fixture.ts';
import { returnCaptures } from './return-captures.ts';

/** Money that was captured and not owed. Fake: providers and clock. */
const harness = useHarness();

/** The provider took ₱100.01 for an order of ₱100. */
async function takenTooMuch() {
  const fan = await harness.factory.fan();
  const { id, orderId } = await openPurchase(harness, fan);
  const captureId = payAnother(harness, { id, orderId }, 10_001);
  expect((await comeBack(harness, fan, id)).json()).toMatchObject({ status: 'mismatch' });
  const attempt = await harness.deps.db
    .selectFrom('payment_attempts')
    .select('id')
    .where('purchase_id', '=', id)
    .executeTakeFirstOrThrow();
  return { fan, id, orderId, captureId, attemptId: attempt.id };
}

const refundsOf = (captureId: string) =>
  harness.paypal.refunds.filter((refund) => refund.captureId === captureId);

const run = () => returnCaptures(harness.deps, 'paypal');

async function isReturned(attemptId: string): Promise<boolean> {
  const { returned_at: at } = await harness.deps.db
    .selectFrom('payment_attempts')
    .select('returned_at')
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow();
  return at !== null;
}

const mailOf = (attemptId: string) =>
  readFile(join(harness.folder, 'mail', `return-${attemptId}.eml`), 'utf8');

describe('money that was not owed', () => {
  it('is given back whole and once, however many do it at once, and the fan sees it and is told', async () => {
    const { fan, id, captureId, attemptId } = await takenTooMuch();
    await Promise.all(Array.from({ length: 4 }, run));
    await run();
    expect(refundsOf(captureId)).toMatchObject([{ refundId: attemptId, amountCentavos: 10_001 }]);
    const view = (await comeBack(harness, fan, id)).json();
    expect(view).toMatchObject({ status: 'declined', reason: expect.any(String), balance: 0 });
    expect(await timesCredited(harness, id)).toBe(0);
    await mailReturn(harness.deps, attemptId);
    const mail = await mailOf(attemptId);
    expect(mail).toContain(`To: ${fan.username}@example.test`);
    expect(mail).toContain(view.reference);
  });

  it('is missed by the law until it is given back', async () => {
    const { attemptId } = await takenTooMuch();
    harness.clock.advance(HOUR_MS);
    await compareCaptures(harness.deps, 'paypal');
    const broken = async () =>
      (await checkInvariants(harness.deps.db)).find(({ law }) => law === 'captures-are-credited');
    expect(await broken()).toBeDefined();
    await run();
    expect([await isReturned(attemptId), await broken()]).toEqual([true, undefined]);
  });

  it('is tried again, ever more slowly, while the provider is silent or refuses', async () => {
    const { captureId, attemptId } = await takenTooMuch();
    const { settleOrder } = harness.paypal;
    let looks = 0;
    harness.paypal.settleOrder = async () => {
      looks += 1;
      throw looks === 1 ? timeout() : new ProviderError('rejected', 'refused', { retryable: false });
    };
    for (let minute = 0; minute < 60; minute += 1) {
      await run();
      harness.clock.advance(60_000);
    }
    expect([looks, await isReturned(attemptId)]).toEqual([4, false]);
    harness.paypal.settleOrder = settleOrder;
    harness.clock.advance(HOUR_MS);
    await run();
    expect([refundsOf(captureId).length, await isReturned(attemptId)]).toEqual([1, true]);
  });

  it('is not given back again when a person has done so', async () => {
    const { orderId, captureId, attemptId } = await takenTooMuch();
    harness.paypal.outcomes.set(orderId, { state: 'refunded', captureId, amountCentavos: 10_001 });
    await run();
    expect([refundsOf(captureId), await isReturned(attemptId)]).toEqual([[], true]);
  });

  it('is what is left of a payment, where a person gave back a part before anybody looked', async () => {
    const fan = await harness.factory.fan();
    const { id, orderId } = await openPurchase(harness, fan);
    harness.paypal.pay(id);
    harness.paypal.refundByHand(id, 4_000);
    expect((await comeBack(harness, fan, id)).json()).toMatchObject({ status: 'mismatch', balance: 0 });
    harness.clock.advance(HOUR_MS);
    await compareCaptures(harness.deps, 'paypal');
    await run();
    expect(refundsOf(`cap-${orderId}`)).toMatchObject([{ amountCentavos: 6_000 }]);
    expect([harness.paypal.leftOf(id), harness.paypal.paidTwice]).toEqual([0, []]);
    expect((await comeBack(harness, fan, id)).json()).toMatchObject({ status: 'declined', balance: 0 });
    await compareCaptures(harness.deps, 'paypal');
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });

  it('is not given back while its payer disputes it, nor what a dispute gave them', async () => {
    const { fan, id, captureId, attemptId } = await takenTooMuch();
    harness.paypal.dispute(id, 'open', { amountCentavos: 10_001 });
    await run();
    harness.paypal.dispute(id, 'lost', { amountCentavos: 10_001 });
    harness.clock.advance(HOUR_MS);
    await run();
    expect([refundsOf(captureId), await isReturned(attemptId)]).toEqual([[], true]);
    expect((await comeBack(harness, fan, id)).json()).toMatchObject({ status: 'declined', balance: 0 });
  });

  it('waits for a person where a dispute gave its payer a part', async () => {
    const { id, captureId, attemptId } = await takenTooMuch();
    harness.paypal.dispute(id, 'lost', { amountCentavos: 3_000 });
    await run();
    expect([refundsOf(captureId), await isReturned(attemptId)]).toEqual([[], false]);
    harness.paypal.refundByHand(id, 7_001);
    harness.clock.advance(HOUR_MS);
    await run();
    expect([refundsOf(captureId), await isReturned(attemptId)]).toEqual([[], true]);
  });

  it('is given back when the provider says that it is, not when it promises to', async () => {
    const { orderId, captureId, attemptId } = await takenTooMuch();
    harness.paypal.refundState = 'pending';
    await run();
    expect(await isReturned(attemptId)).toBe(false);
    harness.paypal.refundState = 'done';
    harness.paypal.outcomes.set(orderId, { state: 'refunded', captureId, amountCentavos: 10_001 });
    harness.clock.advance(HOUR_MS);
    await run();
    expect([refundsOf(captureId).length, await isReturned(attemptId)]).toEqual([1, true]);
  });

  it('of a purchase that was paid otherwise leaves that purchase as it is', async () => {
    const { fan, id, attemptId } = await takenTooMuch();
    await harness.deps.db
      .updateTable('purchases')
      .set({ status: 'cancelled' })
      .where('id', '=', id)
      .execute();
    await run();
    expect(await isReturned(attemptId)).toBe(true);
    expect((await comeBack(harness, fan, id)).json().status).toBe('cancelled');
    expect(await balanceOf(harness, fan)).toBe(0);
  });
});
