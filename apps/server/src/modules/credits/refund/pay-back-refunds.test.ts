import { describe, expect, it } from 'vitest';
import { refusal, timeout } from '../../../../test/fakes.ts';
import { DAY_MS, MINUTE_MS } from '../../../platform/durations.ts';
import { useBackPayments } from './back-payments.fixture.ts';
import { payBackRefunds } from './pay-back-refunds.ts';
import { claimRefundsToPay } from './refund-requests.queries.ts';
import { listed, requestOf, seen } from './refunds.fixture.ts';

const { harness, admin, run, approved, paidBack, mailed } = useBackPayments();

describe('a refund that was approved', () => {
  it('is paid back whole and once, however many do it at once, and the fan sees it', async () => {
    const { fan, id, captureId, refundId } = await approved();
    await Promise.all(Array.from({ length: 4 }, run));
    harness.clock.advance(DAY_MS);
    await run();
    expect(paidBack(captureId)).toMatchObject([{ refundId, amountCentavos: 10_000 }]);
    expect(await seen(harness, fan, id)).toEqual({
      status: 'refunded',
      balance: 0,
      until: null,
      request: 'paid_back',
    });
    expect((await listed(harness, admin, 'decided'))[0]).toMatchObject({
      status: 'paid_back',
      problem: null,
    });
  });

  it('goes back through the company that took the money', async () => {
    const { fan, id } = await approved('gcash');
    await run();
    expect(await seen(harness, fan, id)).toMatchObject({ request: 'approved' });
    await payBackRefunds(harness.deps, 'paymongo');
    expect(harness.paymongo.refunds.at(-1)).toMatchObject({ amountCentavos: 10_000 });
    expect(await seen(harness, fan, id)).toMatchObject({ request: 'paid_back' });
  });

  it('has its fan told at each step, once, in words of its own', async () => {
    const { fan, id, refundId } = await approved();
    await run();
    const { id: requestId } = await requestOf(harness, id);
    const mails = await mailed(id);
    expect(mails.map(({ key }) => key)).toEqual([
      `refund-asked-${requestId}`,
      `refund-approved-${refundId}`,
      `refund-paid-${refundId}`,
    ]);
    for (const { to, text, subject } of mails) {
      expect([to, subject]).toEqual([`${fan.username}@example.test`, expect.stringContaining('₱100.00')]);
      expect(text).toContain(`http://likha.test/buy-credits?purchase=${id}`);
    }
    expect(mails[0]?.text).toContain('within 5 to 10 business days');
    expect(mails[1]?.text).toContain('within 7 to 14 business days');
    expect(mails[1]?.text).toContain('Our answer: Tiningnan namin');
  });

  it('waits while the provider is silent, ever longer and without an end, and nothing is lost', async () => {
    const { fan, id, captureId } = await approved();
    const { settleOrder } = harness.paypal;
    let looks = 0;
    harness.paypal.settleOrder = async (order) => {
      if (order.orderId !== captureId.slice(4)) return settleOrder.call(harness.paypal, order);
      looks += 1;
      throw timeout();
    };
    for (let minute = 0; minute < 60; minute += 1) {
      await run();
      harness.clock.advance(MINUTE_MS);
    }
    harness.paypal.settleOrder = settleOrder;
    expect([looks, paidBack(captureId)]).toEqual([4, []]);
    expect(await seen(harness, fan, id)).toMatchObject({ balance: 0, request: 'approved' });
    expect((await listed(harness, admin, 'decided'))[0].problem).toContain('fake');
    harness.clock.advance(DAY_MS);
    await run();
    expect(await seen(harness, fan, id)).toMatchObject({ request: 'paid_back' });
  });

  it('is not paid twice when the answer was lost, or the worker died before it wrote it down', async () => {
    const { fan, id, captureId } = await approved();
    const { refundCapture } = harness.paypal;
    harness.paypal.refundCapture = async (refund) => {
      await refundCapture.call(harness.paypal, refund);
      throw timeout();
    };
    await run();
    harness.paypal.refundCapture = refundCapture;
    expect(await seen(harness, fan, id)).toMatchObject({ request: 'approved' });
    // Meanwhile it refuses all that is new: what it has made already it says again.
    harness.paypal.refundFailure = refusal();
    harness.clock.advance(DAY_MS);
    await run();
    expect([paidBack(captureId).length, (await seen(harness, fan, id)).request]).toEqual([1, 'paid_back']);
  });

  it('goes on where a worker died, whatever it had done by then', async () => {
    const { deps } = harness;
    const { fan, id, captureId } = await approved();
    // Claimed, and nothing asked: nobody else takes it until that worker must be gone.
    const now = harness.clock.now();
    const until = new Date(now.getTime() + 2 * MINUTE_MS);
    await claimRefundsToPay(deps.db, { provider: 'paypal', now, until, limit: 5 });
    await run();
    expect(paidBack(captureId)).toEqual([]);
    harness.clock.advance(3 * MINUTE_MS);
    // Paid, and not written down.
    const died = () => Promise.reject(new Error('the connection died'));
    const moneyDb = { transaction: () => ({ execute: died }) } as unknown as typeof deps.moneyDb;
    await payBackRefunds({ ...deps, moneyDb }, 'paypal');
    expect([paidBack(captureId).length, (await seen(harness, fan, id)).request]).toEqual([1, 'approved']);
    harness.clock.advance(DAY_MS);
    await run();
    await run();
    expect([paidBack(captureId).length, (await seen(harness, fan, id)).request]).toEqual([1, 'paid_back']);
  });

  it('is written down once when a worker that was slow comes after the next', async () => {
    const { id, captureId } = await approved();
    const { refundCapture } = harness.paypal;
    const gate = Promise.withResolvers<void>();
    let isFirst = true;
    harness.paypal.refundCapture = async (refund) => {
      const answer = await refundCapture.call(harness.paypal, refund);
      if (isFirst) {
        isFirst = false;
        await gate.promise;
      }
      return answer;
    };
    const slow = run();
    await expect.poll(() => isFirst).toBe(false);
    harness.clock.advance(3 * MINUTE_MS);
    await run();
    const { paid_back_at: paidAt } = await requestOf(harness, id);
    expect(paidAt).toEqual(harness.clock.now());
    harness.clock.advance(MINUTE_MS);
    gate.resolve();
    await slow;
    harness.paypal.refundCapture = refundCapture;
    expect([paidBack(captureId).length, (await requestOf(harness, id)).paid_back_at]).toEqual([1, paidAt]);
  });

  it('is paid back when the provider says so, not when it promises to', async () => {
    const { id, orderId, captureId } = await approved();
    harness.paypal.refundState = 'pending';
    await run();
    expect(await requestOf(harness, id)).toMatchObject({
      paid_back_at: null,
      provider_refund_id: expect.any(String),
      problem: null,
    });
    // Longer than a provider remembers a key: it is only looked at from then on.
    const asked = harness.paypal.refundCapture;
    let calls = 0;
    harness.paypal.refundCapture = async (refund) => {
      calls += 1;
      return asked.call(harness.paypal, refund);
    };
    harness.clock.advance(39 * DAY_MS);
    await run();
    harness.clock.advance(2 * DAY_MS);
    await run();
    harness.paypal.refundCapture = asked;
    expect(calls).toBe(1);
    harness.paypal.outcomes.set(orderId, { state: 'refunded', captureId, amountCentavos: 10_000 });
    harness.clock.advance(2 * DAY_MS);
    await run();
    expect([paidBack(captureId).length, (await requestOf(harness, id)).paid_back_at]).toEqual([
      1,
      harness.clock.now(),
    ]);
  });

  it('is not paid again when a person has given all of the money back', async () => {
    const { fan, id, orderId, captureId } = await approved();
    harness.paypal.outcomes.set(orderId, { state: 'refunded', captureId, amountCentavos: 10_000 });
    await run();
    expect([paidBack(captureId), (await seen(harness, fan, id)).request]).toEqual([[], 'paid_back']);
  });

  it('waits for a person where a part of the money is gone another way', async () => {
    const { fan, id, orderId, captureId } = await approved();
    const capture = { state: 'captured', captureId } as const;
    harness.paypal.outcomes.set(orderId, { ...capture, amountCentavos: 6_000, refundedCentavos: 4_000 });
    await run();
    expect([paidBack(captureId), (await seen(harness, fan, id)).request]).toEqual([[], 'approved']);
    expect((await listed(harness, admin, 'decided'))[0].problem).toContain('6000 centavos of it are left');
    harness.paypal.outcomes.set(orderId, { ...capture, amountCentavos: 10_000 });
    harness.clock.advance(DAY_MS);
    await run();
    expect((await seen(harness, fan, id)).request).toBe('paid_back');
  });
});
