import { afterEach, describe, expect, test } from 'vitest';
import { startScriptedServer } from '../http/scripted-server.fixture.ts';
import type { PaymentProvider, ProviderCapture } from './payment-provider.ts';
import { createPayMongo } from './paymongo.ts';
import { createPayPal } from './paypal.ts';

/** Answers that the sandbox does not give. */
let server: Awaited<ReturnType<typeof startScriptedServer>>;
afterEach(() => server.close());

async function list(provider: PaymentProvider): Promise<ProviderCapture[]> {
  const captures: ProviderCapture[] = [];
  const window = { from: new Date('2026-05-01T00:00:00Z'), to: new Date('2026-05-02T00:00:00Z') };
  for await (const capture of provider.listCaptures?.(window) ?? []) captures.push(capture);
  return captures;
}

describe('PayPal’s list', () => {
  const transaction = (changes: object = {}) => ({
    transaction_info: {
      transaction_id: 'CAP1',
      transaction_event_code: 'T0006',
      transaction_initiation_date: '2026-05-01T10:00:00+0000',
      transaction_amount: { currency_code: 'PHP', value: '10.50' },
      transaction_status: 'S',
      custom_field: 'p1',
      ...changes,
    },
  });

  async function listOf(...transactions: unknown[]) {
    server = await startScriptedServer(({ line }) =>
      line.endsWith('/token')
        ? { body: { access_token: 't', expires_in: 600 } }
        : { body: { transaction_details: transactions, total_pages: 1 } },
    );
    return list(createPayPal({ baseUrl: server.url, clientId: 'i', clientSecret: 's', webhookId: 'w' }));
  }

  test.each([
    ['a payment that we sent', { transaction_amount: { currency_code: 'PHP', value: '-10.50' } }],
    ['another currency', { transaction_amount: { currency_code: 'USD', value: '10.50' } }],
    ['a denied payment', { transaction_status: 'D' }],
    ['a withdrawal', { transaction_event_code: 'T0400' }],
    ['nothing with an amount', { transaction_event_code: null, transaction_amount: null }],
    ['a day that was not asked for', { transaction_initiation_date: '2026-05-02T00:00:00+0000' }],
  ])('%s is no capture', async (_what, changes) => {
    expect(await listOf(transaction(changes))).toEqual([]);
  });

  test('one payment listed for two balances is one capture', async () => {
    expect(await listOf(transaction(), transaction())).toMatchObject([
      { captureId: 'CAP1', amountCentavos: 1050 },
    ]);
  });

  test('a refund listed for two balances went back once', async () => {
    const half = transaction({
      transaction_id: 'REF1',
      transaction_event_code: 'T1107',
      transaction_amount: { currency_code: 'PHP', value: '-5.25' },
      paypal_reference_id: 'CAP1',
    });
    expect(await listOf(transaction(), half, half)).toMatchObject([
      { captureId: 'CAP1', status: 'captured' },
    ]);
  });

  test('the invoice names the purchase where the custom field does not', async () => {
    const [capture] = await listOf(transaction({ custom_field: '', invoice_id: 'p2' }));
    expect(capture?.purchaseId).toBe('p2');
  });

  test('a list of another form is malformed', async () => {
    await expect(listOf({ transaction_info: {} })).rejects.toMatchObject({ code: 'malformed' });
  });
});

describe('PayMongo’s list', () => {
  const began = Date.parse('2026-05-01T10:00:00Z') / 1000;
  const payment = (id: string, changes: object = {}) => ({
    id,
    attributes: { status: 'paid', amount: 1050, currency: 'PHP', created_at: began, ...changes },
  });

  async function listOf(pages: unknown[][]) {
    let page = -1;
    server = await startScriptedServer(() => {
      page += 1;
      return { body: { data: pages[page] ?? [], has_more: page < pages.length - 1 } };
    });
    return list(createPayMongo({ baseUrl: server.url, secretKey: 'sk_test_1', webhookSecret: 'w' }));
  }

  test('stops at the first page that is older than the window', async () => {
    const old = payment('pay_old', { created_at: began - 200_000 });
    const captures = await listOf([[payment('pay_1')], [payment('pay_2'), old], [old]]);
    expect(captures.map(({ captureId }) => captureId)).toEqual(['pay_1', 'pay_2']);
    expect(server.calls.map(({ line }) => line)).toEqual([
      'GET /v1/payments?limit=50',
      'GET /v1/payments?limit=50&after=pay_1',
    ]);
  });

  test('with the oldest first it is refused, because nothing would be found', async () => {
    const listing = listOf([[payment('pay_1', { created_at: began - 10 }), payment('pay_2')]]);
    await expect(listing).rejects.toMatchObject({ code: 'malformed' });
  });

  test.each([
    ['failed', { status: 'failed' }],
    ['in dollars', { currency: 'USD' }],
  ])('a payment that is %s is no capture', async (_what, changes) => {
    expect(await listOf([[payment('pay_1', changes)]])).toEqual([]);
  });

  test('the metadata names the purchase before the reference does', async () => {
    const reference = { external_reference_number: 'p2' };
    const captures = await listOf([
      [
        payment('a', { ...reference, metadata: { purchase_id: 'p1' } }),
        payment('b', reference),
        payment('c'),
      ],
    ]);
    expect(captures.map(({ purchaseId }) => purchaseId)).toEqual(['p1', 'p2', null]);
  });
});
