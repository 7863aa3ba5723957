import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildSandbox } from '../app.ts';
import { openSession, payMongoAuthorization, press } from '../sandbox.fixture.ts';

let app: FastifyInstance;
let clock: Date;
beforeEach(async () => {
  clock = new Date('2026-05-01T10:00:00.250Z');
  app = await buildSandbox({ publicUrl: 'https://pay.test', now: () => clock });
});
afterEach(() => app.close());

function call(method: 'GET' | 'POST', url: string, payload?: object, key?: string) {
  const headers = { authorization: payMongoAuthorization, ...(key ? { 'idempotency-key': key } : {}) };
  return app.inject({ method, url, headers, payload });
}

/** A session of ₱1,234.50 that is paid. @returns the payment's id */
async function pay(): Promise<string> {
  const sessionId = await openSession(app);
  await press(app, sessionId, 'approve');
  const { payments } = (await call('GET', `/v1/checkout_sessions/${sessionId}`)).json().data.attributes;
  return payments[0].id;
}

function refund(paymentId: string, amount: number, key: string) {
  const attributes = { amount, payment_id: paymentId, reason: 'others', notes: 'note' };
  return call('POST', '/v1/refunds', { data: { attributes } }, key);
}

test('parts go back until nothing is left, one key once', async () => {
  const paymentId = await pay();
  const first = await refund(paymentId, 100_000, 'a');
  expect(first.json().data.attributes).toMatchObject({ status: 'succeeded', payment_id: paymentId });
  expect((await refund(paymentId, 100_000, 'a')).json().data.id).toBe(first.json().data.id);
  expect((await refund(paymentId, 99_999, 'a')).json().errors[0].code).toBe('idempotency_key_reused');
  expect((await refund(paymentId, 23_451, 'b')).json().errors[0].code).toBe('parameter_above_maximum');
  await refund(paymentId, 23_450, 'c');
  const { attributes } = (await call('GET', `/v1/payments/${paymentId}`)).json().data;
  expect(attributes).toMatchObject({ status: 'refunded', refunds: [{}, {}] });
});

test('payments are listed the newest first, page after page', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    ids.unshift(await pay());
    clock = new Date(clock.getTime() + 1_000);
  }
  const first = (await call('GET', '/v1/payments?limit=3')).json();
  expect([first.has_more, first.data.map(({ id }: { id: string }) => id)]).toEqual([true, ids.slice(0, 3)]);
  const second = (await call('GET', `/v1/payments?limit=3&after=${ids[2]}`)).json();
  expect([second.has_more, second.data.map(({ id }: { id: string }) => id)]).toEqual([false, ids.slice(3)]);
  expect((await call('GET', '/v1/payments?after=pay_unknown')).statusCode).toBe(404);
});

test('a page left open in a tab can be paid until the session is expired', async () => {
  const sessionId = await openSession(app);
  await press(app, sessionId, 'cancel');
  clock = new Date(clock.getTime() + 25 * 60 * 60 * 1000);
  await press(app, sessionId, 'approve');
  const { attributes } = (await call('GET', `/v1/checkout_sessions/${sessionId}`)).json().data;
  expect(attributes).toMatchObject({ status: 'active', payments: [{ attributes: { status: 'paid' } }] });

  const closed = await openSession(app);
  await call('POST', `/v1/checkout_sessions/${closed}/expire`);
  await press(app, closed, 'approve');
  const { attributes: after } = (await call('GET', `/v1/checkout_sessions/${closed}`)).json().data;
  expect(after).toMatchObject({ status: 'expired', payments: [] });
});
