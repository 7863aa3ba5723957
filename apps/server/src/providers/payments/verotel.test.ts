import { beforeAll, describe, expect, test } from 'vitest';
import { signVerotel } from '../../../../sandbox/src/verotel/verotel-signature.ts';
import type { OrderReference, PaymentProvider } from './payment-provider.ts';
import { CENTAVOS, sandboxKeys, useVerotel } from './verotel.fixture.ts';

const { verotel, paid, posted, hear, byHand } = useVerotel();
let provider: PaymentProvider;
beforeAll(() => {
  provider = verotel.provider();
});

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
      const patient = verotel.provider({ timeoutMs: 1_500 });
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
      `saleID=1&${query}`,
      `${query}&event=credit`,
    ];
    for (const text of forged)
      await expect(verotel.read(provider, text)).rejects.toMatchObject({ code: 'bad_signature' });
    const other = verotel.provider({}, { signatureKey: 'another' });
    await expect(verotel.read(other, query)).rejects.toMatchObject({ code: 'bad_signature' });
  });

  test('of a subscription is nothing of ours: none is ever begun', async () => {
    const params = { shopID: '100000', saleID: '1', type: 'subscription', referenceID: 'x' };
    const signature = signVerotel(sandboxKeys('').signatureKey, params);
    const query = new URLSearchParams({ ...params, signature }).toString();
    expect((await verotel.read(provider, query)).about).toEqual({ type: 'other' });
  });

  test('that is answered with anything but OK is sent again, and in the end the sale is given back', async () => {
    verotel.answerWith('{"received":true}');
    const sale = await paid();
    await expect.poll(() => posted(sale, 'event=credit')).not.toEqual([]);
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
    await expect.poll(() => posted(sale, 'event=credit')).toHaveLength(5);
    const events = await Promise.all(
      posted(sale, 'event=credit').map((query) => verotel.read(provider, query)),
    );
    expect(new Set(events.map(({ eventId }) => eventId)).size).toBe(1);
    expect((await provider.readAftermath(sale.saleId))?.refunds).toHaveLength(1);
  });
});
