import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildSandbox } from '../app.ts';
import { openPayPalOrder, openSession, press } from '../sandbox.fixture.ts';

let app: FastifyInstance;
beforeEach(async () => {
  app = await buildSandbox({ publicUrl: 'https://pay.test' });
});
afterEach(() => app.close());

const post = (path: string, payload: object) =>
  app.inject({ method: 'POST', url: `/sandbox/${path}`, payload });

async function capturedPayPalOrder(): Promise<string> {
  const { orderId, authorization } = await openPayPalOrder(app);
  await press(app, orderId, 'approve');
  const url = `/v2/checkout/orders/${orderId}/capture`;
  await app.inject({
    method: 'POST',
    url,
    headers: { authorization, 'paypal-request-id': 'k' },
    payload: {},
  });
  return orderId;
}

async function paidSession(): Promise<string> {
  const sessionId = await openSession(app);
  await press(app, sessionId, 'approve');
  return sessionId;
}

test.each([
  ['paypal', 'CUSTOMER.DISPUTE.CREATED', 'CUSTOMER.DISPUTE.RESOLVED', capturedPayPalOrder],
  ['paymongo', 'payment.dispute.created', 'payment.dispute.lost', paidSession],
])('%s: a dispute is opened and lost, with a webhook each', async (_name, opened, lost, pay) => {
  const orderId = await pay();
  await post(`orders/${orderId}/dispute`, { stage: 'opened' });
  const order = (await post(`orders/${orderId}/dispute`, { stage: 'lost' })).json();
  expect(order.dispute).toBe('lost');
  const kinds = order.webhooks.map(({ kind }: { kind: string }) => kind);
  expect(kinds.slice(-2)).toEqual([opened, lost]);
});

test.each([
  ['paypal', 'PAYMENT.CAPTURE.REFUNDED', 1_000, capturedPayPalOrder],
  ['paymongo', 'payment.refunded', 123_450, paidSession],
])('%s: staff gives a part back by hand, never more than is left', async (_name, kind, amount, pay) => {
  const orderId = await pay();
  const back = (amountCentavos: number) => post(`orders/${orderId}/refund`, { amountCentavos });
  const order = (await back(400)).json();
  expect(order.refundedCentavos).toBe(400);
  expect(order.webhooks.at(-1).kind).toBe(kind);
  expect((await back(amount)).statusCode).toBe(404);
  expect((await back(0)).statusCode).toBe(400);
});

test('what nobody has paid cannot be disputed', async () => {
  const order = (await post(`orders/${await openSession(app)}/dispute`, { stage: 'opened' })).json();
  expect(order).toMatchObject({ dispute: null, webhooks: [] });
});

test.each(['dispute', 'finish', 'refunds/finish'])(
  '%s: a wrong word is 400, an unknown order 404',
  async (action) => {
    const sessionId = await paidSession();
    expect((await post(`orders/${sessionId}/${action}`, { stage: 'maybe', state: 'maybe' })).statusCode).toBe(
      400,
    );
    const body = action === 'dispute' ? { stage: 'won' } : { state: action === 'finish' ? 'paid' : 'failed' };
    expect((await post(`orders/unknown/${action}`, body)).statusCode).toBe(404);
  },
);
