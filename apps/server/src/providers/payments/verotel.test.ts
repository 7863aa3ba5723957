import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { signVerotel } from '../../../../sandbox/src/verotel/verotel-signature.ts';
import type { OrderReference, PaymentProvider } from './payment-provider.ts';
import { CENTAVOS, CHARGE, sandboxKeys, startVerotel } from './verotel.fixture.ts';

let verotel: Awaited<ReturnType<typeof startVerotel>>;
let provider: PaymentProvider;
beforeAll(async () => {
  verotel = await startVerotel();
  provider = verotel.provider();
});
afterEach(async () => {
  verotel.answerWith('OK');
  await verotel.control('DELETE', '/sandbox/faults');
  await verotel.control('POST', '/sandbox/webhooks', { mode: 'on', copies: 1, delayMs: 0, shuffle: false });
});
afterAll(() => verotel.close());

async function paid(charge = CHARGE) {
  const order = await verotel.open(provider, charge);
  await verotel.press(order.page, 'approve');
  const { id, paymentId: saleId } = await verotel.orderBehind(order);
  return { ...order, id, saleId };
}

const posted = (sale: { saleId: string }, word = 'saleID') =>
  verotel.received.filter((query) => query.includes(sale.saleId) && query.includes(word));

/** Waits for a post of this sale, and gives it to the adapter. */
async function hear(sale: { saleId: string }, word: string) {
  await vi.waitFor(() => expect(posted(sale, word)).not.toEqual([]), { timeout: 10_000 });
  return verotel.read(provider, posted(sale, word)[0] ?? '');
}

const refund = (sale: { saleId: string }, refundId: string, amountCentavos: number, by = provider) =>
  by.refundCapture({ captureId: sale.saleId, refundId, amountCentavos, reason: 'why' });

const byHand = (id: string, amountCentavos: number) =>
  verotel.control('POST', `/sandbox/orders/${id}/refund`, { amountCentavos });

describe('an order', () => {
  test('is a signed address: of one purchase by card, once, in the currency that was pinned', async () => {
    const { page, purchaseId } = await verotel.open(provider);
    const params = Object.fromEntries(new URL(page).searchParams);
    expect(new URL(page).pathname).toBe('/startorder');
    expect(params).toMatchObject({
      version: '4',
      type: 'purchase',
      paymentMethod: 'CC',
      priceAmount: '9.13',
      priceCurrency: 'USD',
      referenceID: purchaseId,
      successURL: 'https://likha.test/return?purchase=7',
    });
    expect(Object.keys(params)).not.toContain('period');
    const { signature, ...signed } = params;
    expect(signature).toBe(signVerotel(sandboxKeys('').signatureKey, signed));
  });

  test('is one order, however often its page is opened', async () => {
    const order = await verotel.open(provider);
    await Promise.all([fetch(order.page), fetch(order.page), fetch(order.page)]);
    const { orders } = await verotel.control('GET', '/sandbox/orders');
    expect(orders.filter(({ purchaseId }: OrderReference) => purchaseId === order.purchaseId)).toHaveLength(
      1,
    );
  });

  test('of another amount than was signed is refused by Verotel', async () => {
    const { page } = await verotel.open(provider);
    expect((await fetch(page.replace('9.13', '0.13'))).status).toBe(400);
  });

  test.each([0, -1, 10.5, Number.NaN])('of %d is refused before anything', async (minor) => {
    await expect(verotel.open(provider, { minor, currency: 'USD' })).rejects.toMatchObject({
      code: 'rejected',
      retryable: false,
    });
  });

  test('that nobody has paid is open; one that was declined may be paid yet', async () => {
    const order = await verotel.open(provider);
    expect(await provider.settleOrder(order)).toEqual({ state: 'open' });
    await verotel.press(order.page, 'cancel');
    expect(await provider.closeOrder(order)).toEqual({ state: 'open' });
    await verotel.press(order.page, 'decline');
    expect(await provider.settleOrder(order)).toEqual({
      state: 'declined',
      reason: 'DECLINED',
      isFinal: false,
    });
  });

  test('that is paid is captured for the pesos that were owed', async () => {
    const order = await paid();
    const outcome = {
      state: 'captured',
      captureId: order.saleId,
      amountCentavos: CENTAVOS,
      capturedAt: null,
      feeCentavos: null,
    };
    expect(await provider.settleOrder(order)).toEqual(outcome);
    expect(await provider.closeOrder(order)).toEqual(outcome);
  });

  test('of another purchase, or that nobody knows, is refused', async () => {
    const order = await verotel.open(provider);
    for (const wrong of [{ purchaseId: 'another' }, { orderId: 'another' }])
      await expect(provider.settleOrder({ ...order, ...wrong })).rejects.toMatchObject({
        code: 'rejected',
        retryable: false,
      });
  });

  test('comes back signed, and nothing of that is needed', async () => {
    const order = await verotel.open(provider);
    const back = new URL(await verotel.press(order.page, 'approve'));
    expect(back.searchParams.get('purchase')).toBe('7');
    expect(back.searchParams.get('signature')).toMatch(/^[0-9a-f]{64}$/);
    expect(await provider.settleOrder(order)).toMatchObject({ state: 'captured' });
  });

  test.each(['timeout', 'error500', 'drop_after'])(
    'asked about, %s is an error to try again after',
    async (kind) => {
      const order = await paid();
      await verotel.fault('get', kind);
      const patient = verotel.provider({ timeoutMs: 200 });
      await expect(patient.settleOrder(order)).rejects.toMatchObject({ retryable: true });
      expect(await patient.settleOrder(order)).toMatchObject({ state: 'captured' });
    },
  );

  test('a Verotel that hangs is left alone', async () => {
    const order = await verotel.open(provider);
    await verotel.fault('get', 'timeout', 5);
    const hanging = verotel.provider({ timeoutMs: 50 });
    for (let call = 0; call < 5; call += 1)
      await expect(hanging.settleOrder(order)).rejects.toMatchObject({ code: 'timeout' });
    expect(hanging.health()).toBe('open');
    await expect(hanging.settleOrder(order)).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('a post', () => {
  test('of a sale is a hint to ask about its order', async () => {
    const sale = await paid();
    expect(await hear(sale, 'saleID')).toEqual({
      eventId: `purchase-${sale.saleId}`,
      kind: 'purchase',
      about: { type: 'order', orderId: sale.orderId },
    });
  });

  test('with a character changed, unsigned, of another key or with a name twice is forged', async () => {
    const sale = await paid();
    await hear(sale, 'saleID');
    const query = posted(sale)[0] ?? '';
    const forged = [
      query.replace('9.13', '9.14'),
      query.replace(/signature=\w+/, ''),
      query.replace(/signature=(\w{40})\w*/, 'signature=$1'),
      `${query}&saleID=1`,
      `${query}&event=credit`,
    ];
    for (const text of forged)
      await expect(verotel.read(provider, text)).rejects.toMatchObject({ code: 'bad_signature' });
    const other = verotel.provider({}, { signatureKey: 'another' });
    await expect(verotel.read(other, query)).rejects.toMatchObject({ code: 'bad_signature' });
  });

  test('of a subscription is nothing of ours: none is ever begun', async () => {
    const params = { shopID: '100000', saleID: '1', type: 'subscription', event: 'rebill', referenceID: 'x' };
    const signature = signVerotel(sandboxKeys('').signatureKey, params);
    const query = new URLSearchParams({ ...params, signature }).toString();
    expect((await verotel.read(provider, query)).about).toEqual({ type: 'other' });
  });

  test('that is answered with anything but OK is sent again, and in the end the sale is given back', async () => {
    verotel.answerWith('{"received":true}');
    const sale = await paid();
    await vi.waitFor(() => expect(posted(sale, 'event=credit')).not.toEqual([]), { timeout: 10_000 });
    expect(posted(sale).filter((query) => !query.includes('event='))).toHaveLength(3);
    const { about } = await hear(sale, 'event=credit');
    expect(about).toEqual({ type: 'refund', captureId: sale.saleId, orderId: sale.orderId });
    expect(await provider.settleOrder(sale)).toEqual({
      state: 'refunded',
      captureId: sale.saleId,
      amountCentavos: CENTAVOS,
    });
  });

  test('told five times in any order counts once', async () => {
    const sale = await paid();
    await verotel.control('POST', '/sandbox/webhooks', { copies: 5, delayMs: 100, shuffle: true });
    await byHand(sale.id, 100);
    await vi.waitFor(() => expect(posted(sale, 'event=credit')).toHaveLength(5), { timeout: 10_000 });
    const events = await Promise.all(
      posted(sale, 'event=credit').map((query) => verotel.read(provider, query)),
    );
    expect(new Set(events.map(({ eventId }) => eventId)).size).toBe(1);
    expect((await provider.readAftermath(sale.saleId))?.refunds).toHaveLength(1);
  });
});

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
      await vi.waitFor(() => expect(posted(sale, 'event=credit')).toHaveLength(before + 1));
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
