import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentProvider } from './payment-provider.ts';
import {
  type CallingProvider,
  callingProviders,
  openOrder,
  startSandbox,
  type TestSandbox,
} from './sandbox.fixture.ts';

/** Real: the adapters, the sandbox, HTTP between them. Faked: nothing. */
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.control('DELETE', '/sandbox/faults'));
afterAll(() => sandbox.close());

const fault = (provider: CallingProvider, operation: string, kind: string, times = 1) =>
  sandbox.control('POST', '/sandbox/faults', { provider, operation, kind, times });

/** An order of ₱1,234.50 that is captured. */
async function capture(provider: PaymentProvider) {
  const order = await openOrder(provider);
  await sandbox.press(order.orderId, 'approve');
  const outcome = await provider.settleOrder(order);
  if (outcome.state !== 'captured') throw new Error(`the order is ${outcome.state}`);
  const { captureId } = outcome;
  const refund = (amountCentavos: number, refundId: string = randomUUID()) =>
    provider.refundCapture({ captureId, refundId, amountCentavos, reason: 'The fan asked for it' });
  const givenBack = async () =>
    (await sandbox.orders()).find(({ id }) => id === order.orderId)?.refundedCentavos;
  return { order, captureId, refund, givenBack };
}

describe.each(callingProviders)('refunds at %s', (name) => {
  test('parts go back, and the order says how much has stayed', async () => {
    const provider = sandbox.provider(name);
    const { order, captureId, refund } = await capture(provider);
    const part = await refund(23_450);
    expect(part).toEqual({ providerRefundId: expect.any(String), state: 'done' });
    expect(await provider.settleOrder(order)).toMatchObject({
      state: 'captured',
      captureId,
      amountCentavos: 100_000,
      refundedCentavos: 23_450,
    });
    const rest = await refund(100_000);
    expect(rest.providerRefundId).not.toBe(part.providerRefundId);
    const whole = { state: 'refunded', captureId, amountCentavos: 123_450 };
    expect(await provider.settleOrder(order)).toEqual(whole);
  });

  test('one refund asked for many times, also at once, gives the money back once', async () => {
    const { refund, givenBack } = await capture(sandbox.provider(name));
    const refunds = await Promise.all(Array.from({ length: 8 }, () => refund(10_000, 'r-many')));
    refunds.push(await refund(10_000, 'r-many'));
    expect(new Set(refunds.map(({ providerRefundId }) => providerRefundId)).size).toBe(1);
    expect(await givenBack()).toBe(10_000);
  });

  test.each(['drop_after', 'timeout', 'error500'])(
    'a refund that ends in %s is an error to try again after, and is made once',
    async (kind) => {
      const { refund, givenBack } = await capture(sandbox.provider(name, { timeoutMs: 1_500 }));
      await fault(name, 'refund', kind);
      const refundId = randomUUID();
      await expect(refund(10_000, refundId)).rejects.toMatchObject({ retryable: true });
      expect(await givenBack()).toBe(kind === 'drop_after' ? 10_000 : 0);
      expect(await refund(10_000, refundId)).toMatchObject({ state: 'done' });
      expect(await givenBack()).toBe(10_000);
    },
  );

  test('more than is left is refused, and nothing goes back', async () => {
    const { refund, givenBack } = await capture(sandbox.provider(name));
    await refund(100_000);
    await expect(refund(23_451)).rejects.toMatchObject({ code: 'rejected', retryable: false });
    expect(await givenBack()).toBe(100_000);
  });

  test('what is not a positive whole number of centavos is refused before any call', async () => {
    const { refund } = await capture(sandbox.provider(name));
    await fault(name, 'refund', 'error500', 10);
    for (const amountCentavos of [0, -100, 10.5, Number.NaN, 2 ** 53]) {
      await expect(refund(amountCentavos)).rejects.toMatchObject({ code: 'rejected', retryable: false });
    }
  });

  test('a refund that the provider holds is pending, and nothing has gone back until it is done', async () => {
    const provider = sandbox.provider(name);
    const { order, refund } = await capture(provider);
    await fault(name, 'refund', 'pending_refund');
    expect(await refund(123_450)).toMatchObject({ state: 'pending' });
    const before = await provider.settleOrder(order);
    expect(before).toMatchObject({ state: 'captured', amountCentavos: 123_450 });
    expect(before).not.toHaveProperty('refundedCentavos');
    await sandbox.control('POST', `/sandbox/orders/${order.orderId}/refunds/finish`, { state: 'succeeded' });
    expect(await provider.settleOrder(order)).toMatchObject({ state: 'refunded', amountCentavos: 123_450 });
  });

  test('a capture that does not exist is refused', async () => {
    const provider = sandbox.provider(name);
    const refund = { captureId: 'unknown/../x', refundId: randomUUID(), amountCentavos: 100, reason: '' };
    await expect(provider.refundCapture(refund)).rejects.toMatchObject({ code: 'rejected' });
  });
});

describe('a refund that failed', () => {
  test.each(callingProviders)('at %s is refused when it is asked for again', async (name) => {
    const { order, refund, givenBack } = await capture(sandbox.provider(name));
    await fault(name, 'refund', 'pending_refund');
    await refund(10_000, 'r-failed');
    await sandbox.control('POST', `/sandbox/orders/${order.orderId}/refunds/finish`, { state: 'failed' });
    await expect(refund(10_000, 'r-failed')).rejects.toMatchObject({ code: 'rejected', retryable: false });
    expect(await givenBack()).toBe(0);
  });
});
