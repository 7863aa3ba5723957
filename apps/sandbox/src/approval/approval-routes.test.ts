import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildSandbox } from '../app.ts';
import { openPayPalOrder, openSession, press } from '../sandbox.fixture.ts';

let app: FastifyInstance;
beforeEach(async () => {
  app = await buildSandbox({ merchantName: 'Likha & <Co>', publicUrl: 'https://pay.test' });
});
afterEach(() => app.close());

const page = (orderId: string) => app.inject({ url: `/pay/${orderId}` });

describe('the page', () => {
  test('says who is paid, for what, how much, and that it is practice', async () => {
    const { body, headers } = await page(await openSession(app, { description: 'A <b>"big"</b> pack' }));
    expect(headers['content-type']).toContain('text/html');
    expect(body).toContain('<title>Payment sandbox</title>');
    expect(body).toContain('₱1,234.50');
    expect(body).toContain('Likha &amp; &lt;Co&gt;');
    expect(body).toContain('A &lt;b&gt;&quot;big&quot;&lt;/b&gt; pack');
    expect(body).toContain('GCash');
    expect(body).toContain('No real money moves');
    expect(body).not.toContain('<script');
    for (const action of ['approve', 'decline', 'cancel']) expect(body).toContain(`value="${action}"`);
  });

  test('lets its form go to the merchant’s two addresses and nowhere else', async () => {
    const { headers } = await page(await openSession(app));
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("form-action 'self' https://shop.test https://other.test;");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
  });

  test('offers only the way back once the payer has chosen', async () => {
    const sessionId = await openSession(app);
    await press(app, sessionId, 'approve');
    const { body } = await page(sessionId);
    expect(body).toContain('You approved this payment.');
    expect(body).not.toContain('value="decline"');
  });

  test('an address without an order is a 404 page', async () => {
    for (const response of [await page('cs_unknown'), await press(app, 'cs_unknown', 'approve')]) {
      expect(response.statusCode).toBe(404);
      expect(response.body).toContain('There is no payment at this address');
    }
  });
});

describe('the form', () => {
  test.each(['', 'pay', 'APPROVE', 'approve '])(
    '%j is a wrong action and changes nothing',
    async (action) => {
      const sessionId = await openSession(app);
      expect((await press(app, sessionId, action)).statusCode).toBe(400);
      expect((await page(sessionId)).body).toContain('value="approve"');
    },
  );

  test('without a body it is a wrong action too', async () => {
    const sessionId = await openSession(app);
    expect((await app.inject({ method: 'POST', url: `/pay/${sessionId}` })).statusCode).toBe(400);
  });

  test.each([
    ['approve', 'https://shop.test/return?purchase=1'],
    ['decline', 'https://shop.test/return?purchase=1'],
    ['cancel', 'https://other.test/cancel'],
  ])('PayMongo: %s leads to %s', async (action, address) => {
    const response = await press(app, await openSession(app), action);
    expect([response.statusCode, response.headers.location]).toEqual([303, address]);
  });

  test('PayPal adds its order and payer to the merchant’s address', async () => {
    const { orderId } = await openPayPalOrder(app);
    const cancelled = await press(app, orderId, 'cancel');
    expect(cancelled.headers.location).toBe(`https://shop.test/cancel?token=${orderId}`);
    const approved = new URL(String((await press(app, orderId, 'approve')).headers.location));
    expect(approved.searchParams.get('purchase')).toBe('1');
    expect(approved.searchParams.get('token')).toBe(orderId);
    expect(approved.searchParams.get('PayerID')).not.toBe(null);
  });

  test('the first choice stays, and every later press goes its way', async () => {
    const sessionId = await openSession(app);
    for (const action of ['approve', 'approve', 'decline', 'cancel']) {
      const response = await press(app, sessionId, action);
      expect(response.headers.location).toBe('https://shop.test/return?purchase=1');
    }
    const { orders } = (await app.inject({ url: '/sandbox/orders' })).json();
    expect(orders).toMatchObject([{ id: sessionId, decision: 'approve', payment: 'paid' }]);
    expect(orders[0].webhooks).toHaveLength(2);
  });
});
