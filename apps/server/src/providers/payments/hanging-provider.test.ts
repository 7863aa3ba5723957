import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { OrderReference, PaymentProvider } from './payment-provider.ts';
import {
  type CallingProvider,
  callingProviders,
  openOrder,
  startSandbox,
  type TestSandbox,
} from './sandbox.fixture.ts';

/** Real: the adapters, the sandbox, HTTP between them, time. Faked: nothing. */
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.control('DELETE', '/sandbox/faults'));
afterAll(() => sandbox.close());

const fault = (provider: CallingProvider, operation: string, kind: string, times: number) =>
  sandbox.control('POST', '/sandbox/faults', { provider, operation, kind, times });

async function openSixty(provider: PaymentProvider): Promise<OrderReference[]> {
  const orders: OrderReference[] = [];
  for (let count = 0; count < 60; count += 1) orders.push(await openOrder(provider));
  return orders;
}

describe.each(callingProviders)('%s hangs', (name) => {
  test('one hanging provider holds up sixty orders for a moment, not for sixty timeouts', async () => {
    // A busy machine takes its time to open them, which is not what is asked here.
    const orders = await openSixty(sandbox.provider(name, { timeoutMs: 10_000 }));
    const provider = sandbox.provider(name, { timeoutMs: 500, halfOpenAfterMs: 3_000 });
    await fault(name, 'get', 'timeout', 60);
    for (const order of orders) {
      const settling = provider.settleOrder(order);
      await expect(settling).rejects.toMatchObject({ name: 'ProviderError', retryable: true });
    }
    // Only the first few were asked about at all.
    const { faults } = (await sandbox.control('GET', '/sandbox/faults')) as { faults: { times: number }[] };
    expect(faults[0]?.times).toBeGreaterThan(40);
    expect(provider.health()).toBe('open');
    // Nobody waits for it either: who wants to buy is told at once.
    await expect(openOrder(provider)).rejects.toMatchObject({ code: 'unavailable', retryable: true });

    await sandbox.control('DELETE', '/sandbox/faults');
    await expect.poll(() => provider.health()).toBe('half_open');
    const [first] = orders;
    expect(first && (await provider.settleOrder(first))).toEqual({ state: 'open' });
    expect(provider.health()).toBe('closed');
  });

  test('sixty orders that hang at once end together', async () => {
    const provider = sandbox.provider(name, { timeoutMs: 2_000 });
    const orders = await openSixty(provider);
    await fault(name, 'get', 'timeout', 60);
    const settled = await Promise.allSettled(orders.map((order) => provider.settleOrder(order)));
    const codes = settled.map((each) => (each.status === 'rejected' ? each.reason.code : each.status));
    expect(new Set(codes)).toEqual(new Set(['timeout']));
    expect(await sandbox.control('GET', '/sandbox/faults')).toEqual({ faults: [] });
  });
});
