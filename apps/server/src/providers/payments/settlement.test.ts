import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  type CallingProvider,
  callingProviders,
  openOrder,
  orderRequest,
  startSandbox,
  type TestSandbox,
} from './sandbox.fixture.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.control('DELETE', '/sandbox/faults'));
afterAll(() => sandbox.close());

const fault = (provider: CallingProvider, operation: string, kind: string, times = 1) =>
  sandbox.control('POST', '/sandbox/faults', { provider, operation, kind, times });

async function orderBehind(orderId: string) {
  const order = (await sandbox.orders()).find(({ id }) => id === orderId);
  if (!order) throw new Error('the sandbox does not know the order');
  return order;
}

/** What every provider has to do, whatever its API looks like. */
describe.each(callingProviders)('%s', (name) => {
  test('an approved order is captured for the exact amount', async () => {
    const provider = sandbox.provider(name);
    const order = await openOrder(provider, { amountCentavos: 99_901 });
    await sandbox.press(order.orderId, 'approve');
    const outcome = await provider.settleOrder(order);
    const { paymentId } = await orderBehind(order.orderId);
    expect(outcome).toEqual({
      state: 'captured',
      captureId: paymentId,
      amountCentavos: 99_901,
      capturedAt: expect.any(Date),
      feeCentavos: name === 'paypal' ? 3_896 : 2_497,
    });
    const capturedAt = outcome.state === 'captured' ? Number(outcome.capturedAt) : 0;
    expect(Math.abs(capturedAt - Date.now())).toBeLessThan(60_000);
  });

  test('creating again for the same purchase gives the same order and page', async () => {
    const provider = sandbox.provider(name);
    const request = orderRequest(name === 'paypal' ? 'paypal' : 'maya');
    const [first, second] = await Promise.all([provider.createOrder(request), provider.createOrder(request)]);
    expect(second).toEqual(first);
    expect(first.approvalUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/pay\//);
    const made = (await sandbox.orders()).filter(({ purchaseId }) => purchaseId === request.purchaseId);
    expect(made).toHaveLength(1);
  });

  test('an order nobody has approved stays open, and so does one the payer turned back from', async () => {
    const provider = sandbox.provider(name);
    const order = await openOrder(provider);
    expect(await provider.settleOrder(order)).toEqual({ state: 'open' });
    await sandbox.press(order.orderId, 'cancel');
    expect(await provider.settleOrder(order)).toEqual({ state: 'open' });
  });

  test('a declined payment is declined every time it is asked for', async () => {
    const provider = sandbox.provider(name);
    const order = await openOrder(provider);
    await sandbox.press(order.orderId, 'decline');
    const reason = name === 'paypal' ? 'INSTRUMENT_DECLINED' : 'PAYMENT_FAILED';
    expect(await provider.settleOrder(order)).toEqual({
      state: 'declined',
      reason,
      isFinal: name === 'paymongo',
    });
    expect(await provider.settleOrder(order)).toEqual({
      state: 'declined',
      reason,
      isFinal: name === 'paymongo',
    });
  });

  test('settling many times at once takes the money once and tells everyone the same', async () => {
    const provider = sandbox.provider(name);
    const order = await openOrder(provider);
    await sandbox.press(order.orderId, 'approve');
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => provider.settleOrder(order)));
    const { paymentId, webhooks } = await orderBehind(order.orderId);
    expect(new Set(outcomes.map((outcome) => outcome.state === 'captured' && outcome.captureId))).toEqual(
      new Set([paymentId]),
    );
    const paidKind = name === 'paypal' ? 'PAYMENT.CAPTURE.COMPLETED' : 'checkout_session.payment.paid';
    expect(webhooks.filter(({ kind }) => kind === paidKind)).toHaveLength(1);
  });

  test('an order that has ended without a payment is expired', async () => {
    const provider = sandbox.provider(name);
    const order = await openOrder(provider);
    await sandbox.control('POST', `/sandbox/orders/${order.orderId}/expire`);
    expect(await provider.settleOrder(order)).toEqual({ state: 'expired', isFinal: true });
  });

  test('a payment held for review is held until the review ends', async () => {
    const provider = sandbox.provider(name);
    const [kept, refused] = [await openOrder(provider), await openOrder(provider)];
    await fault(name, 'capture', 'pending_capture', 2);
    for (const order of [kept, refused]) {
      await sandbox.press(order.orderId, 'approve');
      const first = await provider.settleOrder(order);
      const { paymentId } = await orderBehind(order.orderId);
      expect(first).toEqual({ state: 'held', captureId: paymentId });
      expect(await provider.settleOrder(order)).toEqual(first);
      expect(await provider.closeOrder(order)).toEqual(first);
    }
    await sandbox.control('POST', `/sandbox/orders/${kept.orderId}/finish`, { state: 'paid' });
    await sandbox.control('POST', `/sandbox/orders/${refused.orderId}/finish`, { state: 'failed' });
    expect(await provider.settleOrder(kept)).toMatchObject({ state: 'captured', amountCentavos: 123_450 });
    expect(await provider.settleOrder(refused)).toMatchObject({ state: 'declined' });
  });

  test('an order of another purchase is refused, and is not captured', async () => {
    const provider = sandbox.provider(name);
    const order = await openOrder(provider);
    if (name === 'paypal') await sandbox.press(order.orderId, 'approve');
    const settling = provider.settleOrder({ ...order, purchaseId: 'another' });
    await expect(settling).rejects.toMatchObject({ code: 'rejected', retryable: false });
    expect((await orderBehind(order.orderId)).payment).toBe('none');
  });

  test('an amount that is not a positive whole number of centavos is refused before any call', async () => {
    const provider = sandbox.provider(name);
    for (const amountCentavos of [0, -100, 10.5, Number.NaN, 2 ** 53]) {
      await expect(openOrder(provider, { amountCentavos })).rejects.toMatchObject({ code: 'rejected' });
    }
  });

  test.each(['create', 'get'])('a timeout of %s is an error to try again after', async (operation) => {
    // Impatient while nothing comes alone: how fast the rest is decides nothing.
    const [provider, impatient] = [sandbox.provider(name), sandbox.provider(name, { timeoutMs: 150 })];
    const order = await openOrder(provider);
    await fault(name, operation, 'timeout');
    const attempt = (by: typeof provider) => (operation === 'create' ? openOrder(by) : by.settleOrder(order));
    await expect(attempt(impatient)).rejects.toMatchObject({
      name: 'ProviderError',
      code: 'timeout',
      retryable: true,
    });
    await expect(attempt(provider)).resolves.toBeDefined();
  });

  test.each(['create', 'get'])('an error 500 of %s is an error to try again after', async (operation) => {
    const provider = sandbox.provider(name);
    const order = await openOrder(provider);
    await fault(name, operation, 'error500');
    const attempt = () => (operation === 'create' ? openOrder(provider) : provider.settleOrder(order));
    await expect(attempt()).rejects.toMatchObject({ code: 'unavailable', retryable: true });
    await expect(attempt()).resolves.toBeDefined();
  });

  test('an order made just before the connection broke is found again, not made twice', async () => {
    const provider = sandbox.provider(name);
    const request = orderRequest(name === 'paypal' ? 'paypal' : 'card');
    await fault(name, 'create', 'drop_after');
    await expect(provider.createOrder(request)).rejects.toMatchObject({
      code: 'unavailable',
      retryable: true,
    });
    const { orderId } = await provider.createOrder(request);
    const made = (await sandbox.orders()).filter(({ purchaseId }) => purchaseId === request.purchaseId);
    expect(made.map(({ id }) => id)).toEqual([orderId]);
  });
});

describe('paypal', () => {
  test.each(['drop_after', 'timeout', 'error500'])(
    'a capture that ends in %s is captured once',
    async (kind) => {
      const provider = sandbox.provider('paypal', { timeoutMs: 1_500 });
      const order = await openOrder(provider);
      await sandbox.press(order.orderId, 'approve');
      await fault('paypal', 'capture', kind);
      await expect(provider.settleOrder(order)).rejects.toMatchObject({ retryable: true });

      const behind = await orderBehind(order.orderId);
      expect(behind.payment).toBe(kind === 'drop_after' ? 'paid' : 'none');
      const outcome = await provider.settleOrder(order);
      const { paymentId, webhooks } = await orderBehind(order.orderId);
      expect(outcome).toMatchObject({ state: 'captured', captureId: paymentId, amountCentavos: 123_450 });
      expect(webhooks.filter(({ kind: event }) => event === 'PAYMENT.CAPTURE.COMPLETED')).toHaveLength(1);
    },
  );

  test('an order that may not be captured is only looked at', async () => {
    const provider = sandbox.provider('paypal');
    const order = await openOrder(provider);
    await sandbox.press(order.orderId, 'approve');
    expect(await provider.settleOrder(order, { mayCapture: false })).toEqual({ state: 'open' });
    expect(await provider.closeOrder(order)).toEqual({ state: 'open' });
    expect((await orderBehind(order.orderId)).payment).toBe('none');
    expect(await provider.settleOrder(order, { mayCapture: true })).toMatchObject({ state: 'captured' });
    expect(await provider.closeOrder(order)).toMatchObject({ state: 'captured', amountCentavos: 123_450 });
  });

  test('no token, no call: a failing token is an error to try again after', async () => {
    const provider = sandbox.provider('paypal');
    await fault('paypal', 'token', 'error500');
    await expect(openOrder(provider)).rejects.toMatchObject({ code: 'unavailable', retryable: true });
    await expect(openOrder(provider)).resolves.toBeDefined();
  });

  test('does not take what PayMongo sells', async () => {
    const created = sandbox.provider('paypal').createOrder(orderRequest('gcash'));
    await expect(created).rejects.toMatchObject({ code: 'rejected', retryable: false });
  });
});

describe('paymongo', () => {
  test('a page in an old tab can be paid until it is closed', async () => {
    const provider = sandbox.provider('paymongo');
    const [kept, closed] = [await openOrder(provider), await openOrder(provider)];
    await sandbox.press(kept.orderId, 'cancel');
    expect(await provider.closeOrder(closed)).toEqual({ state: 'expired', isFinal: true });
    for (const order of [kept, closed]) await sandbox.press(order.orderId, 'approve');
    expect(await provider.settleOrder(kept)).toMatchObject({ state: 'captured', amountCentavos: 123_450 });
    expect(await provider.settleOrder(closed)).toEqual({ state: 'expired', isFinal: true });
  });

  test('cancelling closes the page to the payer', async () => {
    const provider = sandbox.provider('paymongo');
    const order = await openOrder(provider);
    expect(await provider.closeOrder(order)).toEqual({ state: 'expired', isFinal: true });
    await sandbox.press(order.orderId, 'approve');
    expect(await provider.settleOrder(order)).toEqual({ state: 'expired', isFinal: true });
    expect(await provider.closeOrder(order)).toEqual({ state: 'expired', isFinal: true });
  });

  test('cancelling after the payment reports the payment', async () => {
    const provider = sandbox.provider('paymongo');
    const order = await openOrder(provider);
    await sandbox.press(order.orderId, 'approve');
    expect(await provider.closeOrder(order)).toMatchObject({ state: 'captured', amountCentavos: 123_450 });
  });

  test('one key for two different requests is refused', async () => {
    const provider = sandbox.provider('paymongo');
    const request = orderRequest('card');
    await provider.createOrder(request);
    const changed = provider.createOrder({ ...request, amountCentavos: 1_000 });
    await expect(changed).rejects.toMatchObject({ code: 'rejected', retryable: false });
  });

  test('does not take what PayPal sells', async () => {
    const created = sandbox.provider('paymongo').createOrder(orderRequest('paypal'));
    await expect(created).rejects.toMatchObject({ code: 'rejected', retryable: false });
  });
});
