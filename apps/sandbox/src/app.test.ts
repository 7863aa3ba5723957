import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildSandbox } from './app.ts';
import { openPayPalOrder, openSession, payMongoAuthorization, press } from './sandbox.fixture.ts';

let app: FastifyInstance;
beforeEach(async () => {
  app = await buildSandbox({ publicUrl: 'https://pay.test' });
});
afterEach(() => app.close());

describe('who may call', () => {
  test.each([undefined, 'Bearer unknown', 'Basic c2s6'])(
    'PayPal’s calls answer 401 to %s',
    async (authorization) => {
      const headers = authorization === undefined ? {} : { authorization };
      expect((await app.inject({ url: '/v2/checkout/orders/X', headers })).statusCode).toBe(401);
      expect((await app.inject({ url: '/v1/checkout_sessions/X', headers })).statusCode).toBe(401);
    },
  );

  test('a form from another site reaches no control call', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/sandbox/faults',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'provider=paypal&operation=get&kind=timeout',
    });
    expect(response.statusCode).toBe(415);
  });

  test.each([
    { provider: 'stripe', operation: 'get', kind: 'timeout' },
    { provider: 'paypal', operation: 'payout', kind: 'timeout' },
    { provider: 'paypal', operation: 'get', kind: 'slow' },
    { provider: 'paypal', operation: 'get', kind: 'timeout', times: 0 },
  ])('a fault that does not exist is refused: %j', async (payload) => {
    const response = await app.inject({ method: 'POST', url: '/sandbox/faults', payload });
    expect(response.statusCode).toBe(400);
  });
});

describe('PayPal’s answers', () => {
  const capture = (orderId: string, authorization: string, key: string) =>
    app.inject({
      method: 'POST',
      url: `/v2/checkout/orders/${orderId}/capture`,
      headers: { authorization, 'paypal-request-id': key },
      payload: {},
    });

  test('a capture: not approved, then done, the same key again, another key', async () => {
    const { orderId, authorization } = await openPayPalOrder(app);
    const early = await capture(orderId, authorization, 'a');
    expect([early.statusCode, early.json().details[0].issue]).toEqual([422, 'ORDER_NOT_APPROVED']);

    await press(app, orderId, 'approve');
    const done = await capture(orderId, authorization, 'a');
    expect(done.json()).toMatchObject({ status: 'COMPLETED' });
    expect((await capture(orderId, authorization, 'a')).json()).toEqual(done.json());
    const again = await capture(orderId, authorization, 'b');
    expect([again.statusCode, again.json().details[0].issue]).toEqual([422, 'ORDER_ALREADY_CAPTURED']);
  });

  test('an order needs a request id, a known currency and an exact amount', async () => {
    const { authorization } = await openPayPalOrder(app);
    const create = (amount: unknown, key?: string) =>
      app.inject({
        method: 'POST',
        url: '/v2/checkout/orders',
        headers: { authorization, ...(key ? { 'paypal-request-id': key } : {}) },
        payload: {
          intent: 'CAPTURE',
          purchase_units: [{ amount }],
          payment_source: {
            paypal: { experience_context: { return_url: 'https://a.test', cancel_url: 'https://a.test' } },
          },
        },
      });
    const issueOf = async (response: ReturnType<typeof create>) => (await response).json().details[0].issue;
    const good = { currency_code: 'PHP', value: '1.00' };
    expect(await issueOf(create(good))).toBe('PAYPAL_REQUEST_ID_REQUIRED');
    expect(await issueOf(create({ ...good, currency_code: 'USD' }, 'k'))).toBe('CURRENCY_NOT_SUPPORTED');
    expect(await issueOf(create({ ...good, value: '1.005' }, 'k'))).toBe('DECIMAL_PRECISION');
    expect(await issueOf(create({ ...good, value: 1 }, 'k'))).toBe('SYNTAX');
    expect((await create(good, 'k')).statusCode).toBe(201);
  });

  test('a number of faults is used up and no more', async () => {
    const { orderId, authorization } = await openPayPalOrder(app);
    const payload = { provider: 'paypal', operation: 'get', kind: 'error500', times: 2 };
    await app.inject({ method: 'POST', url: '/sandbox/faults', payload });
    const read = async () =>
      (await app.inject({ url: `/v2/checkout/orders/${orderId}`, headers: { authorization } })).statusCode;
    expect([await read(), await read(), await read()]).toEqual([500, 500, 200]);
    await app.inject({ method: 'POST', url: '/sandbox/faults', payload });
    await app.inject({ method: 'DELETE', url: '/sandbox/faults' });
    expect(await read()).toBe(200);
  });
});

describe('PayMongo’s answers', () => {
  const call = (method: 'GET' | 'POST', path: string) =>
    app.inject({
      method,
      url: `/v1/checkout_sessions/${path}`,
      headers: { authorization: payMongoAuthorization },
    });

  test('a session that is over cannot be expired again', async () => {
    const sessionId = await openSession(app);
    expect((await call('POST', `${sessionId}/expire`)).json().data.attributes.status).toBe('expired');
    expect((await call('POST', `${sessionId}/expire`)).statusCode).toBe(400);
  });

  test('a declined payment is shown as failed in a session that has ended', async () => {
    const sessionId = await openSession(app);
    await press(app, sessionId, 'decline');
    const { attributes } = (await call('GET', sessionId)).json().data;
    expect(attributes).toMatchObject({ status: 'expired', payments: [{ attributes: { status: 'failed' } }] });
  });

  test('line items add up', async () => {
    const item = { name: 'Pack', quantity: 3, amount: 1_001, currency: 'PHP' };
    await openSession(app, { line_items: [item, { ...item, quantity: 1 }] });
    const { orders } = (await app.inject({ url: '/sandbox/orders' })).json();
    expect(orders[0].amountCentavos).toBe(4_004);
  });
});

test('pages are linked by the public address', async () => {
  const sessionId = await openSession(app);
  const response = await app.inject({
    url: `/v1/checkout_sessions/${sessionId}`,
    headers: { authorization: payMongoAuthorization },
  });
  expect(response.json().data.attributes.checkout_url).toBe(`https://pay.test/pay/${sessionId}`);
});
