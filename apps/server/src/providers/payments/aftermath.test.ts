import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startScriptedServer } from '../http/scripted-server.fixture.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createPayMongo } from './paymongo.ts';
import { createPayPal } from './paypal.ts';
import { callingProviders, openOrder, startSandbox, type TestSandbox } from './sandbox.fixture.ts';

/** Real: the adapters, the sandbox, HTTP between them. Faked: answers that the sandbox does not give. */
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.control('DELETE', '/sandbox/faults'));
afterAll(() => sandbox.close());

/** An order of ₱1,234.50 that is captured. */
async function capture(provider: PaymentProvider) {
  const order = await openOrder(provider);
  await sandbox.press(order.orderId, 'approve');
  const outcome = await provider.settleOrder(order);
  if (outcome.state !== 'captured') throw new Error(`the order is ${outcome.state}`);
  const control = (action: string, body: object) =>
    sandbox.control('POST', `/sandbox/orders/${order.orderId}/${action}`, body);
  const { captureId } = outcome;
  return { ...order, captureId, control, read: () => provider.readAftermath(captureId) };
}

describe.each(callingProviders)('what becomes of a capture at %s', (name) => {
  const provider = () => sandbox.provider(name, { timeoutMs: 1_500 });

  test('is nothing at first, and names its purchase', async () => {
    const { purchaseId, read } = await capture(provider());
    const tellsEnds = name === 'paypal';
    expect(await read()).toEqual({
      purchaseId,
      refunds: [],
      feeCentavos: expect.any(Number),
      disputes: [],
      tellsEnds,
    });
  });

  test('is null for one that nobody has', async () =>
    expect(await provider().readAftermath('unknown')).toBeNull());

  test('tells refunds by hand from those that we asked for, and leaves out what is pending', async () => {
    const payments = provider();
    const { captureId, control, read } = await capture(payments);
    const refundId = randomUUID();
    await payments.refundCapture({ captureId, refundId, amountCentavos: 400, reason: 'Asked for' });
    await control('refund', { amountCentavos: 600 });
    const fault = { provider: name, operation: 'refund', kind: 'pending_refund' };
    await sandbox.control('POST', '/sandbox/faults', fault);
    await payments.refundCapture({ captureId, refundId: randomUUID(), amountCentavos: 500, reason: '' });
    const { refunds = [] } = (await read()) ?? {};
    expect(refunds).toEqual([
      { providerRefundId: expect.any(String), refundId, amountCentavos: 400 },
      { providerRefundId: expect.any(String), refundId: null, amountCentavos: 600 },
    ]);
  });

  test.each(['opened', 'updated', 'won', 'lost'] as const)(
    'says of a dispute that it is %s',
    async (stage) => {
      const { captureId, control, read } = await capture(provider());
      await control('dispute', { stage: 'opened' });
      await control('dispute', { stage });
      const { disputes = [] } = (await read()) ?? {};
      if (name === 'paymongo') {
        const unsaid = { disputeId: captureId, state: 'unsaid', amountCentavos: 123_450, respondBy: null };
        return expect(disputes).toMatchObject(stage === 'won' ? [] : [unsaid]);
      }
      const state = stage === 'won' || stage === 'lost' ? stage : 'open';
      expect(disputes).toMatchObject([
        { state, amountCentavos: 123_450, reason: 'UNAUTHORISED', respondBy: expect.any(Date) },
      ]);
    },
  );

  test.each(['timeout', 'error500'])(
    'is an error to try again after when the call ends in %s',
    async (kind) => {
      const { read } = await capture(provider());
      const operation = name === 'paypal' ? 'disputes' : 'get_payment';
      await sandbox.control('POST', '/sandbox/faults', { provider: name, operation, kind });
      await expect(read()).rejects.toMatchObject({ retryable: true });
      expect(await read()).toMatchObject({ disputes: [] });
    },
  );
});

/** PayPal answering as scripted: by the end of the path. */
async function payPalSays(answers: Record<string, unknown>) {
  const server = await startScriptedServer(({ line }) => {
    if (line.includes('/oauth2/token')) return { body: { access_token: 't', expires_in: 3600 } };
    const found = Object.entries(answers).find(([path]) => line.includes(path));
    return found ? { body: found[1] } : { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } };
  });
  const settings = { baseUrl: server.url, clientId: 'c', clientSecret: 's', webhookId: 'w' };
  return { provider: createPayPal(settings), close: server.close };
}

const pesos = (value: string) => ({ currency_code: 'PHP', value });
const CAPTURE = { id: 'CAP', status: 'COMPLETED', amount: pesos('100.00'), custom_id: 'purchase' };
const DISPUTE = { dispute_id: 'PP-1', status: 'RESOLVED', dispute_amount: pesos('100.00') };

describe('PayPal', () => {
  const readDispute = async (details: object) => {
    const list = { items: [{ dispute_id: 'PP-1' }] };
    const answers = { 'disputes/PP-1': { ...DISPUTE, ...details }, 'disputes?': list, captures: CAPTURE };
    const { provider, close } = await payPalSays(answers);
    const aftermath = await provider.readAftermath('CAP').finally(close);
    return aftermath?.disputes[0];
  };

  test.each([
    ['CANCELED_BY_BUYER', 'won'],
    ['DENIED', 'won'],
    ['ACCEPTED', 'lost'],
    ['RESOLVED_WITH_PAYOUT', 'open'],
    ['SOMETHING_NEW', 'open'],
  ])('a dispute that ended as %s is %s', async (outcome_code, state) =>
    expect(await readDispute({ dispute_outcome: { outcome_code } })).toMatchObject({ state }),
  );

  test('what was lost is what the payer got; nothing lost is won', async () => {
    const lost = (value: string) => ({
      dispute_outcome: { outcome_code: 'ACCEPTED', amount_refunded: pesos(value) },
    });
    expect(await readDispute(lost('40.00'))).toMatchObject({ state: 'lost', amountCentavos: 4_000 });
    expect(await readDispute(lost('0.00'))).toMatchObject({ state: 'won' });
  });

  test('the fee is what was taken from us for the dispute, where PayPal says so', async () => {
    const fee = (type: string, value: string, more: object = {}) => ({
      party: 'SELLER',
      reason: 'DISPUTE_FEE',
      type,
      amount: pesos(value),
      ...more,
    });
    const movements = [
      fee('DEBIT', '750.00'),
      fee('CREDIT', '250.00'),
      fee('DEBIT', '9.00', { party: 'BUYER' }),
      fee('DEBIT', '100.00', { reason: 'DISPUTE_SETTLEMENT' }),
    ];
    expect(await readDispute({ fund_movements: movements })).toMatchObject({ feeCentavos: 50_000 });
    expect(await readDispute({ fund_movements: 'none', create_time: 'soon' })).toMatchObject({
      feeCentavos: null,
      openedAt: null,
    });
  });

  test('a dispute in another currency decides nothing', async () => {
    const dispute_amount = { currency_code: 'USD', value: '2.00' };
    await expect(readDispute({ dispute_amount })).rejects.toMatchObject({ code: 'malformed' });
  });

  test('what PayPal took back by itself is one refund more', async () => {
    const back = { seller_payable_breakdown: { paypal_fee: pesos('1.17') } };
    const refund = { id: 'R1', status: 'COMPLETED', amount: pesos('30.00'), ...back };
    const order = { id: 'O', status: 'COMPLETED', purchase_units: [{ payments: { refunds: [refund] } }] };
    const reversed = {
      ...CAPTURE,
      status: 'REVERSED',
      seller_receivable_breakdown: { paypal_fee: pesos('3.90') },
      links: [{ rel: 'up', href: 'https://api.paypal.com/v2/checkout/orders/O' }],
    };
    const answers = { 'disputes?': { items: [] }, orders: order, captures: reversed };
    const { provider, close } = await payPalSays(answers);
    const aftermath = await provider.readAftermath('CAP').finally(close);
    const { refunds = [], feeCentavos } = aftermath ?? {};
    expect(feeCentavos).toBe(390 - 117);
    expect(refunds).toEqual([
      { providerRefundId: 'R1', refundId: null, amountCentavos: 3_000 },
      { providerRefundId: 'CAP:rest', refundId: null, amountCentavos: 7_000 },
    ]);
  });

  test('a capture that went back in part must say how much', async () => {
    const part = { ...CAPTURE, status: 'PARTIALLY_REFUNDED' };
    const { provider, close } = await payPalSays({ 'disputes?': { items: [] }, captures: part });
    const read = provider.readAftermath('CAP').finally(close);
    await expect(read).rejects.toMatchObject({ code: 'rejected' });
  });
});

test('PayMongo: a payment that is refunded without a word of how is refunded whole', async () => {
  const attributes = {
    status: 'refunded',
    amount: 10_000,
    fee: 250,
    currency: 'PHP',
    metadata: { purchase_id: 'p' },
  };
  const server = await startScriptedServer(() => ({ body: { data: { id: 'pay_1', attributes } } }));
  const provider = createPayMongo({ baseUrl: server.url, secretKey: 'sk_test_x', webhookSecret: 'w' });
  expect(await provider.readAftermath('pay_1').finally(server.close)).toEqual({
    purchaseId: 'p',
    refunds: [{ providerRefundId: 'pay_1:rest', refundId: null, amountCentavos: 10_000 }],
    feeCentavos: 250,
    disputes: [],
    tellsEnds: false,
  });
});
