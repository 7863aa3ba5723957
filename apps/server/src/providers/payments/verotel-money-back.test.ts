import { beforeAll, describe, expect, test } from 'vitest';
import type { PaymentProvider } from './payment-provider.ts';
import { CENTAVOS, CHARGE, useVerotel } from './verotel.fixture.ts';

const { verotel, paid, posted, hear, byHand } = useVerotel();
let provider: PaymentProvider;
beforeAll(() => {
  provider = verotel.provider();
});

const refund = (sale: { saleId: string }, refundId: string, amountCentavos: number, by = provider) =>
  by.refundCapture({ captureId: sale.saleId, refundId, amountCentavos, reason: 'why' });

describe('what became of a sale', () => {
  test('nothing; and of one that is not ours, null', async () => {
    const sale = await paid();
    expect(await provider.readAftermath(sale.saleId)).toEqual({
      purchaseId: sale.purchaseId,
      refunds: [],
      feeCentavos: null,
      disputes: [],
      tellsEnds: true,
    });
    expect(await provider.readAftermath('1')).toBeNull();
    verotel.orders.delete(sale.orderId);
    expect(await provider.readAftermath(sale.saleId)).toBeNull();
  });

  test('parts that a person gave back are their share of the pesos, and all of them all', async () => {
    const sale = await paid();
    for (const [minor, sum] of [
      [100, 5_476],
      [300, 21_905],
      [513, CENTAVOS],
    ] as const) {
      const before = posted(sale, 'event=credit').length;
      await byHand(sale.id, minor);
      await expect.poll(() => posted(sale, 'event=credit')).toHaveLength(before + 1);
      await verotel.read(provider, posted(sale, 'event=credit').at(-1) ?? '');
      const found = (await provider.readAftermath(sale.saleId))?.refunds ?? [];
      expect(found.reduce((total, { amountCentavos }) => total + amountCentavos, 0)).toBe(sum);
      expect(found.every(({ refundId }) => refundId === null)).toBe(true);
    }
    expect(await provider.settleOrder(sale)).toMatchObject({ state: 'refunded' });
  });

  test('a chargeback is a dispute that is lost, for all of the pesos', async () => {
    const sale = await paid();
    await verotel.control('POST', `/sandbox/orders/${sale.id}/dispute`, { stage: 'lost' });
    const event = await hear(sale, 'event=chargeback');
    expect(event.about).toMatchObject({ type: 'dispute', captureId: sale.saleId, stage: 'lost' });
    const { disputes } = (await provider.readAftermath(sale.saleId)) ?? {};
    expect(disputes).toMatchObject([{ disputeId: event.eventId, state: 'lost', amountCentavos: CENTAVOS }]);
  });
});

describe('a refund', () => {
  test('of a part is its share of the charge, down; of the rest all that is left; each once', async () => {
    const sale = await paid();
    await refund(sale, 'one', 16_667);
    await refund(sale, 'one', 16_667);
    expect((await verotel.orderBehind(sale)).refundedCentavos).toBe(304);
    expect(await provider.settleOrder(sale)).toMatchObject({
      amountCentavos: 33_333,
      refundedCentavos: 16_667,
    });
    await refund(sale, 'two', 33_333);
    expect((await verotel.orderBehind(sale)).refundedCentavos).toBe(CHARGE.minor);
    expect(await provider.settleOrder(sale)).toMatchObject({ state: 'refunded', amountCentavos: CENTAVOS });
  });

  test('is known as ours when its post comes', async () => {
    const sale = await paid();
    await refund(sale, 'three', 10_000);
    const { eventId } = await hear(sale, 'event=credit');
    const { refunds } = (await provider.readAftermath(sale.saleId)) ?? {};
    expect(refunds).toEqual([{ providerRefundId: eventId, refundId: 'three', amountCentavos: 10_000 }]);
  });

  test('whose answer was lost is not asked for again, and is done once its post comes', async () => {
    const sale = await paid();
    await verotel.control('POST', '/sandbox/webhooks', { mode: 'off' });
    await verotel.fault('refund', 'drop_after');
    await expect(refund(sale, 'four', 10_000)).rejects.toMatchObject({ retryable: true });
    await expect(refund(sale, 'four', 10_000)).rejects.toThrow(/was not said; look in the Control Center/);
    expect((await verotel.orderBehind(sale)).refundedCentavos).toBe(182);
    expect(await provider.settleOrder(sale)).toMatchObject({ amountCentavos: CENTAVOS });
    await verotel.control('POST', '/sandbox/webhooks/replay', { orderId: sale.id });
    await hear(sale, 'event=credit');
    expect(await refund(sale, 'four', 10_000)).toMatchObject({ state: 'done' });
    expect(await provider.settleOrder(sale)).toMatchObject({ amountCentavos: 40_000 });
    expect((await verotel.orderBehind(sale)).refundedCentavos).toBe(182);
  });

  test('that never went out, or was refused, may be asked for again', async () => {
    const sale = await paid();
    const wrong = verotel.provider({}, { apiPassword: 'wrong' });
    await expect(refund(sale, 'five', 10_000, wrong)).rejects.toMatchObject({
      code: 'rejected',
      retryable: true,
    });
    const hanging = verotel.provider({ timeoutMs: 40 });
    await verotel.fault('refund', 'timeout', 5);
    for (const refundId of ['a', 'b', 'c', 'd', 'e'])
      await expect(refund(sale, refundId, 100, hanging)).rejects.toMatchObject({ code: 'timeout' });
    for (const refundId of ['a', 'b', 'c', 'd', 'e']) await verotel.memory.dropRefund(refundId);
    await expect(refund(sale, 'five', 10_000, hanging)).rejects.toMatchObject({ code: 'unavailable' });
    expect(verotel.refunds.has('five')).toBe(false);
    expect(await refund(sale, 'five', 10_000)).toMatchObject({ state: 'done' });
  });

  test('of more than is left is refused for good', async () => {
    const sale = await paid();
    await refund(sale, 'six', 30_000);
    await expect(refund(sale, 'seven', 20_001)).rejects.toMatchObject({ code: 'rejected', retryable: false });
    expect(verotel.refunds.has('seven')).toBe(false);
  });

  test('of what is no longer there at Verotel is refused for good, and may be asked otherwise', async () => {
    const sale = await paid();
    await byHand(sale.id, 900);
    await expect(refund(sale, 'eight', 10_000)).rejects.toMatchObject({ code: 'rejected', retryable: false });
    expect(verotel.refunds.has('eight')).toBe(false);
  });

  test('without keys to the Control Center waits for a person, who is told what to give back', async () => {
    const sale = await paid();
    const poor = verotel.provider({}, { apiUser: undefined, apiPassword: undefined });
    const asked = () => refund(sale, 'nine', 16_667, poor);
    await expect(asked()).rejects.toThrow(`give 3.04 USD of sale ${sale.saleId} back in the Control Center`);
    await byHand(sale.id, 304);
    const { eventId } = await hear(sale, 'event=credit');
    expect(await asked()).toEqual({ providerRefundId: eventId, state: 'done' });
    const { refunds } = (await provider.readAftermath(sale.saleId)) ?? {};
    expect(refunds).toMatchObject([{ refundId: 'nine', amountCentavos: 16_667 }]);
  });

  test('asked for by many at once is made once', async () => {
    const sale = await paid();
    const asked = await Promise.allSettled(Array.from({ length: 6 }, () => refund(sale, 'ten', 10_000)));
    expect(asked.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    expect((await verotel.orderBehind(sale)).refundedCentavos).toBe(182);
  });
});
