import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/factory.ts';
import { timeout } from '../../../../test/fakes.ts';
import { useHarness } from '../../../../test/harness.ts';
import { checkInvariants } from '../../../invariants/check-invariants.ts';
import { DAY_MS, MINUTE_MS } from '../../../platform/durations.ts';
import type { OrderOutcome } from '../../../providers/payments/payment-provider.ts';
import { settlePurchase } from '../index.ts';
import {
  balanceOf,
  comeBack,
  deliver,
  openPurchase,
  runSettleJob,
  timesCredited,
} from './purchase.fixture.ts';
import { reconcilePurchases } from './reconcile-purchases.ts';

const harness = useHarness();

async function paid(): Promise<{ fan: Person; id: string; orderId: string }> {
  const fan = await harness.factory.fan();
  const purchase = await openPurchase(harness, fan);
  harness.paypal.pay(purchase.id);
  return { fan, ...purchase };
}

async function expectCreditedOnce({ fan, id }: { fan: Person; id: string }): Promise<void> {
  expect(await balanceOf(harness, fan)).toBe(100);
  expect(await timesCredited(harness, id)).toBe(1);
  expect((await comeBack(harness, fan, id)).json().status).toBe('completed');
}

function answerWith(orderId: string, outcome: OrderOutcome): void {
  harness.paypal.outcomes.set(orderId, outcome);
}

describe('a paid purchase is credited once', () => {
  it('when the fan comes back, and again', async () => {
    const purchase = await paid();
    for (let look = 0; look < 3; look += 1) await comeBack(harness, purchase.fan, purchase.id);
    await expectCreditedOnce(purchase);
  });

  it('when returns, webhooks and reconciliations come all at once', async () => {
    const purchase = await paid();
    harness.clock.advance(2 * MINUTE_MS);
    const ways = [
      () => comeBack(harness, purchase.fan, purchase.id),
      () => runSettleJob(harness, purchase.orderId),
      () => reconcilePurchases(harness.deps, 'paypal'),
      () => settlePurchase(harness.deps, purchase.id),
    ];
    await Promise.all(Array.from({ length: 20 }, (_, index) => ways[index % ways.length]?.()));
    await expectCreditedOnce(purchase);
  });

  it('when the webhook comes five times before the fan does', async () => {
    const purchase = await paid();
    const eventId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => deliver(harness, purchase.orderId, eventId)),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(5).fill(200));
    await runSettleJob(harness, purchase.orderId);
    await expectCreditedOnce(purchase);
  });

  it('and not by a webhook alone, well signed as it may be: the provider says what was paid', async () => {
    const fan = await harness.factory.fan();
    const { id, orderId } = await openPurchase(harness, fan);
    for (let copy = 0; copy < 3; copy += 1)
      expect((await deliver(harness, orderId, randomUUID())).statusCode).toBe(200);
    await runSettleJob(harness, orderId);
    expect(await balanceOf(harness, fan)).toBe(0);
    harness.paypal.pay(id);
    await runSettleJob(harness, orderId);
    await expectCreditedOnce({ fan, id });
  });

  it('when different webhooks come after the fan', async () => {
    const purchase = await paid();
    await comeBack(harness, purchase.fan, purchase.id);
    for (let copy = 0; copy < 5; copy += 1) await deliver(harness, purchase.orderId);
    await runSettleJob(harness, purchase.orderId);
    await expectCreditedOnce(purchase);
  });

  it('when the webhook is faster than our own note of the order', async () => {
    const fan = await harness.factory.fan();
    const { paypal } = harness;
    const original = paypal.createOrder.bind(paypal);
    const early: string[] = [];
    paypal.createOrder = async (order) => {
      const made = await original(order);
      paypal.pay(order.purchaseId);
      await deliver(harness, made.orderId);
      await expect(runSettleJob(harness, made.orderId)).rejects.toThrow('not recorded yet');
      early.push(made.orderId);
      return made;
    };
    const purchase = await openPurchase(harness, fan).finally(() => {
      paypal.createOrder = original;
    });
    expect(early).toEqual([purchase.orderId]);
    // The queue tries the job again.
    await runSettleJob(harness, purchase.orderId);
    await expectCreditedOnce({ fan, ...purchase });
  });

  it('when neither return nor webhook ever comes: reconciliation mends it', async () => {
    const purchase = await paid();
    await reconcilePurchases(harness.deps, 'paypal');
    expect(await timesCredited(harness, purchase.id)).toBe(0);
    harness.clock.advance(MINUTE_MS);
    await reconcilePurchases(harness.deps, 'paypal');
    await expectCreditedOnce(purchase);
  });

  it('when the provider took the money and the connection broke before it said so', async () => {
    const purchase = await paid();
    harness.paypal.failure = timeout();
    const answer = await comeBack(harness, purchase.fan, purchase.id);
    expect([answer.statusCode, answer.json().status]).toEqual([200, 'pending']);
    await expect(runSettleJob(harness, purchase.orderId)).rejects.toThrow('did not answer');
    expect(await balanceOf(harness, purchase.fan)).toBe(0);
    harness.paypal.failure = null;
    await comeBack(harness, purchase.fan, purchase.id);
    await expectCreditedOnce(purchase);
  });

  it.each(['declined', 'cancelled', 'expired'] as const)('when it had been %s before', async (state) => {
    const fan = await harness.factory.fan();
    const purchase = await openPurchase(harness, fan);
    answerWith(purchase.orderId, { state, reason: 'X', isFinal: false });
    const closed = (await comeBack(harness, fan, purchase.id)).json();
    expect(closed).toMatchObject({ status: state, balance: 0, approval_url: null });
    expect(closed.reason).toBe(state === 'declined' ? 'The payment was declined.' : null);
    harness.paypal.pay(purchase.id);
    await runSettleJob(harness, purchase.orderId);
    await runSettleJob(harness, purchase.orderId);
    await expectCreditedOnce({ fan, ...purchase });
  });

  it('when the fan gave it up after paying', async () => {
    const purchase = await paid();
    const answer = await cancel(purchase.fan, purchase.id);
    expect(answer.json()).toMatchObject({ status: 'completed', balance: 100 });
    await expectCreditedOnce(purchase);
  });
});

function cancel(fan: Person, id: string) {
  return harness.app.inject({
    method: 'POST',
    url: `/api/credits/purchases/${id}/cancel`,
    headers: fan.headers,
  });
}

describe('a purchase that is not paid', () => {
  it('grants nothing when the provider took another amount than was owed, and says so', async () => {
    for (const amountCentavos of [9999, 10_001]) {
      const { fan, id, orderId } = await paid();
      answerWith(orderId, { state: 'captured', captureId: randomUUID(), amountCentavos });
      expect((await comeBack(harness, fan, id)).json()).toMatchObject({ status: 'mismatch', balance: 0 });
      await runSettleJob(harness, orderId);
      expect(await timesCredited(harness, id)).toBe(0);
    }
  });

  it('can be given up, and giving it up twice is the same', async () => {
    const fan = await harness.factory.fan();
    const { id } = await openPurchase(harness, fan);
    expect((await cancel(fan, id)).json()).toMatchObject({ status: 'cancelled', approval_url: null });
    expect((await cancel(fan, id)).json()).toMatchObject({ status: 'cancelled' });
    expect(await balanceOf(harness, fan)).toBe(0);
  });

  it('stays open when it is given up while the provider does not answer', async () => {
    const fan = await harness.factory.fan();
    const { id } = await openPurchase(harness, fan);
    harness.paypal.failure = timeout();
    const answer = await cancel(fan, id);
    harness.paypal.failure = null;
    expect([answer.statusCode, answer.json().code]).toEqual([502, 'payment_unavailable']);
    expect((await comeBack(harness, fan, id)).json().status).toBe('pending');
  });

  it('expires after a day', async () => {
    const fan = await harness.factory.fan();
    const { id } = await openPurchase(harness, fan);
    harness.clock.advance(DAY_MS);
    await reconcilePurchases(harness.deps, 'paypal');
    expect((await comeBack(harness, fan, id)).json().status).toBe('expired');
  });

  it('of an unknown webhook is given up at the last try', async () => {
    await expect(runSettleJob(harness, 'no-such-order')).rejects.toThrow('not recorded');
    await expect(runSettleJob(harness, 'no-such-order', true)).resolves.toBeUndefined();
  });
});

describe('reconciliation', () => {
  it('is not put off by a fan who looks every few seconds', async () => {
    const fan = await harness.factory.fan();
    const { id } = await openPurchase(harness, fan);
    for (let look = 0; look < 15; look += 1) await comeBack(harness, fan, id);
    harness.paypal.pay(id);
    harness.clock.advance(MINUTE_MS);
    await reconcilePurchases(harness.deps, 'paypal');
    expect(await timesCredited(harness, id)).toBe(1);
  });

  it('goes on to the next purchase when one cannot be settled', async () => {
    const [bad, good] = [await paid(), await paid()];
    const { paypal } = harness;
    const original = paypal.settleOrder.bind(paypal);
    paypal.settleOrder = async (order) => {
      if (order.orderId === bad.orderId) throw new TypeError('an answer that nobody expected');
      return original(order);
    };
    harness.clock.advance(MINUTE_MS);
    await reconcilePurchases(harness.deps, 'paypal').finally(() => {
      paypal.settleOrder = original;
    });
    expect(await timesCredited(harness, good.id)).toBe(1);
    expect(await timesCredited(harness, bad.id)).toBe(0);
    harness.clock.advance(60 * MINUTE_MS);
    await reconcilePurchases(harness.deps, 'paypal');
    await expectCreditedOnce(bad);
  });
});

describe('webhooks', () => {
  it('that are not authentic are refused and leave nothing', async () => {
    const { id, orderId } = await paid();
    const eventId = randomUUID();
    const answer = await deliver(harness, orderId, eventId, false);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'webhook_rejected']);
    const { db } = harness.deps;
    const rows = await db
      .selectFrom('webhook_events')
      .select('event_id')
      .where('event_id', '=', eventId)
      .execute();
    expect(rows).toEqual([]);
    expect(await timesCredited(harness, id)).toBe(0);
  });

  it('that cannot be judged now are asked for again', async () => {
    const { paypal } = harness;
    const original = paypal.readWebhook.bind(paypal);
    paypal.readWebhook = async () => {
      throw timeout();
    };
    const answer = await deliver(harness, 'x').finally(() => {
      paypal.readWebhook = original;
    });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  });

  it('keep the books in order', async () => {
    expect(await checkInvariants(harness.deps.db)).toEqual([]);
  });
});
