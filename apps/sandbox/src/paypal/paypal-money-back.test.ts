import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildSandbox } from '../app.ts';
import { openPayPalOrder, press } from '../sandbox.fixture.ts';

let app: FastifyInstance;
let clock = new Date('2026-05-01T10:00:00.250Z');
beforeEach(async () => {
  clock = new Date('2026-05-01T10:00:00.250Z');
  app = await buildSandbox({ publicUrl: 'https://pay.test', now: () => clock });
});
afterEach(() => app.close());

async function capture() {
  const { orderId, authorization } = await openPayPalOrder(app);
  await press(app, orderId, 'approve');
  const call = (method: 'GET' | 'POST', url: string, payload?: object, key = 'k') =>
    app.inject({ method, url, payload, headers: { authorization, 'paypal-request-id': key } });
  const { purchase_units: units } = (await call('POST', `/v2/checkout/orders/${orderId}/capture`, {})).json();
  const captureId: string = units[0].payments.captures[0].id;
  const refund = (value: string | null, key: string) =>
    call(
      'POST',
      `/v2/payments/captures/${captureId}/refund`,
      value === null ? {} : { amount: { currency_code: 'PHP', value } },
      key,
    );
  return { orderId, captureId, call, refund };
}

test('parts of ₱10.00 go back until nothing is left, one request id once', async () => {
  const { orderId, captureId, call, refund } = await capture();
  const first = await refund('4.00', 'a');
  expect([first.statusCode, first.json().status]).toEqual([201, 'COMPLETED']);
  expect(first.json().links[1]).toMatchObject({
    rel: 'up',
    href: `https://pay.test/v2/payments/captures/${captureId}`,
  });
  const again = await refund('4.00', 'a');
  expect([again.statusCode, again.json().id]).toEqual([200, first.json().id]);
  expect((await refund('6.01', 'b')).json().details[0].issue).toBe('REFUND_AMOUNT_EXCEEDED');
  const read = async () =>
    (await call('GET', `/v2/checkout/orders/${orderId}`)).json().purchase_units[0].payments;
  expect((await read()).captures[0].status).toBe('PARTIALLY_REFUNDED');
  expect((await refund(null, 'c')).json().amount.value).toBe('6.00');
  expect((await read()).captures[0].status).toBe('REFUNDED');
  expect((await read()).refunds).toHaveLength(2);
  expect((await refund('0.01', 'd')).json().details[0].issue).toBe('CAPTURE_FULLY_REFUNDED');
});

test('a capture that nobody knows has no refund', async () => {
  const { call } = await capture();
  expect((await call('POST', '/v2/payments/captures/UNKNOWN/refund', {})).statusCode).toBe(404);
});

test('the list has what was captured and what went back, by pages and within a window', async () => {
  const { captureId, call, refund } = await capture();
  clock = new Date('2026-05-01T16:00:00Z');
  await refund('10.00', 'a');
  const list = async (start: string, end: string, page = 1) => {
    const query = new URLSearchParams({
      start_date: start,
      end_date: end,
      page: String(page),
      page_size: '1',
    });
    return (await call('GET', `/v1/reporting/transactions?${query}`)).json();
  };
  const both = await list('2026-05-01T00:00:00Z', '2026-05-03T00:00:00Z');
  expect(both).toMatchObject({ page: 1, total_items: 2, total_pages: 2 });
  expect(both.transaction_details).toMatchObject([
    {
      transaction_info: {
        transaction_id: captureId,
        transaction_event_code: 'T0006',
        transaction_initiation_date: '2026-05-01T10:00:00+0000',
        transaction_amount: { currency_code: 'PHP', value: '10.00' },
        transaction_status: 'V',
        custom_field: 'purchase-1',
      },
    },
  ]);
  const second = await list('2026-05-01T00:00:00Z', '2026-05-03T00:00:00Z', 2);
  expect(second.transaction_details[0].transaction_info).toMatchObject({
    transaction_event_code: 'T1107',
    transaction_amount: { value: '-10.00' },
    paypal_reference_id: captureId,
  });
  expect((await list('2026-05-01T12:00:00Z', '2026-05-03T00:00:00Z')).total_items).toBe(1);
  expect(await list('2026-05-01T00:00:00Z', '2026-06-01T00:00:01Z')).toMatchObject({
    name: 'INVALID_REQUEST',
  });
});
