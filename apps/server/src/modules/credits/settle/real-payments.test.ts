import { describe, expect, it } from 'vitest';
import { PROVIDERS, useRealPayments } from './real-payments.fixture.ts';
import { reconcilePurchases } from './reconcile-purchases.ts';

const {
  harness,
  makeDue,
  control,
  fault,
  buy,
  open,
  press,
  look,
  statusOf,
  expectCreditedOnce,
  waitUntilCompleted,
  settled,
} = useRealPayments();

describe.each(PROVIDERS)('buying through %s', (name) => {
  it('credits who comes back from paying', async () => {
    await control('POST', '/sandbox/webhooks', { mode: 'off' });
    const purchase = await open(name);
    expect((await look(purchase)).status).toBe('pending');
    const back = await press(purchase.approvalUrl, 'approve');
    expect(back.status).toBe(303);
    expect(back.headers.get('location')).toContain(`/buy-credits?purchase=${purchase.id}`);
    await expectCreditedOnce(purchase);
  });

  it('credits who never comes back: the webhook is enough', async () => {
    const purchase = await open(name);
    await press(purchase.approvalUrl, 'approve');
    await waitUntilCompleted(purchase);
    await settled(purchase);
    await expectCreditedOnce(purchase);
  });

  it('credits once when every webhook comes five times, shuffled, while the fan looks', async () => {
    await control('POST', '/sandbox/webhooks', { copies: 5, delayMs: 300, shuffle: true });
    const purchase = await open(name);
    await press(purchase.approvalUrl, 'approve');
    await Promise.all(Array.from({ length: 5 }, () => look(purchase)));
    await waitUntilCompleted(purchase);
    await settled(purchase);
    await expectCreditedOnce(purchase);
  });

  it('credits once when return and webhooks are all lost: reconciliation is enough', async () => {
    await control('POST', '/sandbox/webhooks', { mode: 'off' });
    const purchase = await open(name);
    await press(purchase.approvalUrl, 'approve');
    await makeDue(purchase);
    await Promise.all([reconcilePurchases(harness.deps, name), reconcilePurchases(harness.deps, name)]);
    await expectCreditedOnce(purchase);
  });

  it.each(['error500', 'timeout', 'drop_after'])(
    'says that nothing was charged when opening the order ends in %s, and continues with the same key',
    async (kind) => {
      const fan = await harness.factory.fan();
      const key = `fault-${name}-${kind}`;
      await fault(name, 'create', kind);
      const failed = await buy(fan, name, key);
      expect([failed.statusCode, failed.json().code]).toEqual([502, 'payment_unavailable']);
      const answer = await buy(fan, name, key);
      expect(answer.statusCode).toBe(201);
      const { orders } = await control('GET', '/sandbox/orders');
      const own = orders.filter(
        (order: { purchaseId: string }) => order.purchaseId === answer.json().purchase_id,
      );
      expect(own).toHaveLength(1);
    },
  );

  it.each(['error500', 'timeout', 'drop_after'])('credits once when settling ends in %s', async (kind) => {
    await control('POST', '/sandbox/webhooks', { mode: 'off' });
    const purchase = await open(name);
    await press(purchase.approvalUrl, 'approve');
    const operation = name === 'paypal' ? 'capture' : 'get';
    await fault(name, operation, kind);
    expect(await look(purchase)).toMatchObject({ status: 'pending', balance: 0 });
    await expectCreditedOnce(purchase);
  });

  it('credits once when the job of the webhook fails first', async () => {
    const purchase = await open(name);
    await fault(name, 'get', 'error500');
    await press(purchase.approvalUrl, 'approve');
    await waitUntilCompleted(purchase);
    await expectCreditedOnce(purchase);
  });

  it('waits for a payment that is held for review', async () => {
    await control('POST', '/sandbox/webhooks', { mode: 'off' });
    const purchase = await open(name);
    await fault(name, 'capture', 'pending_capture');
    await press(purchase.approvalUrl, 'approve');
    expect((await look(purchase)).status).toBe('held');
    const orderId = purchase.approvalUrl.split('/').at(-1);
    await control('POST', `/sandbox/orders/${orderId}/finish`, { state: 'paid' });
    await expectCreditedOnce(purchase);
  });

  it('grants nothing to who declines, and nothing to who turns back', async () => {
    const [declined, open1] = [await open(name), await open(name)];
    await press(declined.approvalUrl, 'decline');
    await press(open1.approvalUrl, 'cancel');
    expect(await look(declined)).toMatchObject({
      status: 'declined',
      reason: 'The payment was declined.',
      balance: 0,
    });
    expect(await look(open1)).toMatchObject({ status: 'pending', balance: 0 });
    const cancelled = await harness.app.inject({
      method: 'POST',
      url: `/api/credits/purchases/${open1.id}/cancel`,
      headers: open1.fan.headers,
    });
    // Whatever the provider calls a closed order, the fan gave it up.
    expect(cancelled.json().status).toBe('cancelled');
  });

  it('takes no webhook that somebody else wrote', async () => {
    const purchase = await open(name);
    const answer = await harness.app.inject({
      method: 'POST',
      url: `/api/webhooks/${name}`,
      headers: { 'content-type': 'application/json', 'paymongo-signature': 't=1,te=aa,li=' },
      payload: JSON.stringify({ id: 'evt', resource: { id: purchase.approvalUrl.split('/').at(-1) } }),
    });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'webhook_rejected']);
    expect(await statusOf(purchase)).toBe('pending');
  });
});
