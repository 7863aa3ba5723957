import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildSandbox } from '../../../../sandbox/src/app.ts';
import type { PaymentProvider, ProviderCapture } from './payment-provider.ts';
import { callingProviders, createProvider, openOrder } from './sandbox.fixture.ts';

/** Real: the adapters, the sandbox, HTTP between them. Faked: the sandbox's clock. */
const day = 24 * 60 * 60 * 1000;
let now = new Date('2026-03-01T00:00:00.500Z');
const advance = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
let sandbox: Awaited<ReturnType<typeof buildSandbox>>;
let url: string;
beforeAll(async () => {
  sandbox = await buildSandbox({ now: () => now });
  url = await sandbox.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  await sandbox.inject({ method: 'DELETE', url: '/sandbox/faults' });
  // The next test's payments are in a month of their own.
  advance(40 * day);
});
afterAll(() => sandbox.close());

/** Providers write whole seconds, so what was just paid may be listed as paid a moment before. */
const aSecondAgo = () => new Date(now.getTime() - 1_000);

const fault = (provider: string, operation: string, kind: string) =>
  sandbox.inject({ method: 'POST', url: '/sandbox/faults', payload: { provider, operation, kind } });

async function pay(provider: PaymentProvider, amountCentavos = 1_000) {
  const order = await openOrder(provider, { amountCentavos });
  await fetch(`${url}/pay/${order.orderId}`, {
    method: 'POST',
    body: new URLSearchParams({ action: 'approve' }),
    redirect: 'manual',
  });
  const outcome = await provider.settleOrder(order);
  return { ...order, captureId: 'captureId' in outcome ? String(outcome.captureId) : '' };
}

async function list(provider: PaymentProvider, from: Date, to: Date): Promise<ProviderCapture[]> {
  const captures: ProviderCapture[] = [];
  for await (const capture of provider.listCaptures?.({ from, to }) ?? []) captures.push(capture);
  return captures;
}

describe.each(callingProviders)('the list of captures at %s', (name) => {
  const provider = (options = {}) => createProvider(name, url, { now: () => now, ...options });

  test('has what was paid with our purchase and the exact amount, and nothing that was not', async () => {
    const payments = provider();
    const from = aSecondAgo();
    const paid = await pay(payments, 99_901);
    await openOrder(payments);
    const captures = await list(payments, from, new Date(now.getTime() + 1_000));
    expect(captures).toEqual([
      {
        captureId: paid.captureId,
        orderId: null,
        purchaseId: paid.purchaseId,
        amountCentavos: 99_901,
        status: 'captured',
        refundedCentavos: 0,
        isDisputed: false,
        capturedAt: expect.any(Date),
      },
    ]);
    expect(Math.abs(Number(captures[0]?.capturedAt) - now.getTime())).toBeLessThan(1_000);
  });

  test('tells what is held, and what went back, from what is ours', async () => {
    const payments = provider();
    const from = aSecondAgo();
    await fault(name, 'capture', 'pending_capture');
    const [held, kept, part, gone] = [
      await pay(payments),
      await pay(payments),
      await pay(payments),
      await pay(payments),
    ];
    const refund = (captureId: string, amountCentavos: number) =>
      payments.refundCapture({ captureId, refundId: captureId, amountCentavos, reason: '' });
    await refund(part.captureId, 400);
    await refund(gone.captureId, 1_000);
    const captures = await list(payments, from, new Date(now.getTime() + 1_000));
    const statusOf = new Map(captures.map(({ captureId, status }) => [captureId, status]));
    const ids = [held, kept, part, gone].map(({ captureId }) => captureId);
    expect(ids.map((id) => statusOf.get(id))).toEqual(['held', 'captured', 'captured', 'refunded']);
    expect(captures.map(({ amountCentavos }) => amountCentavos)).toEqual([1_000, 1_000, 1_000, 1_000]);
    const backOf = new Map(captures.map(({ captureId, refundedCentavos }) => [captureId, refundedCentavos]));
    expect(ids.map((id) => backOf.get(id))).toEqual([0, 0, 400, 1_000]);
    await sandbox.inject({
      method: 'POST',
      url: `/sandbox/orders/${kept.orderId}/dispute`,
      payload: { stage: 'opened' },
    });
    const again = await list(payments, from, new Date(now.getTime() + 1_000));
    const disputed = again.filter(({ isDisputed }) => isDisputed).map(({ captureId }) => captureId);
    expect(disputed).toEqual([kept.captureId]);
  });

  test('reads every page, and windows that touch share nothing and miss nothing', async () => {
    const payments = provider();
    const from = aSecondAgo();
    const ids: string[] = [];
    for (let count = 0; count < 130; count += 1) {
      ids.push((await pay(payments)).captureId);
      advance(333);
    }
    const middle = new Date(from.getTime() + 20_123);
    const [first, second] = [await list(payments, from, middle), await list(payments, middle, now)];
    expect(first.length).toBeGreaterThan(50);
    const listed = [...first, ...second].map(({ captureId }) => captureId);
    expect(listed.sort()).toEqual(ids.sort());
  });

  test('goes over windows longer than a month', async () => {
    const payments = provider();
    const from = aSecondAgo();
    const ids: string[] = [];
    for (let month = 0; month < 4; month += 1) {
      ids.push((await pay(payments)).captureId);
      advance(29 * day);
    }
    const captures = await list(payments, new Date(from.getTime() - day), now);
    expect(captures.map(({ captureId }) => captureId).sort()).toEqual(ids.sort());
  });

  test('says so instead of stopping when there are more pages than it may read', async () => {
    const payments = provider({ maxListPages: 1 });
    const from = aSecondAgo();
    for (let count = 0; count < 101; count += 1) await pay(payments);
    const listing = list(payments, from, new Date(now.getTime() + 1_000));
    await expect(listing).rejects.toMatchObject({ code: 'rejected', retryable: false });
  });

  test('a page that fails is an error to try again after', async () => {
    const payments = provider();
    await pay(payments);
    await fault(name, 'list', 'error500');
    const listing = list(payments, new Date(now.getTime() - day), new Date(now.getTime() + day));
    await expect(listing).rejects.toMatchObject({ code: 'unavailable', retryable: true });
  });

  test('an empty window asks for nothing', async () => {
    await fault(name, 'list', 'error500');
    expect(await list(provider(), now, now)).toEqual([]);
  });
});
