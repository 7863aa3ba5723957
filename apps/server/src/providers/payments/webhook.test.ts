import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentProvider } from './payment-provider.ts';
import { createPayMongo } from './paymongo.ts';
import {
  type CallingProvider,
  callingProviders,
  type Delivery,
  openOrder,
  startSandbox,
  type TestSandbox,
} from './sandbox.fixture.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterEach(async () => {
  await sandbox.control('DELETE', '/sandbox/faults');
  await sandbox.control('POST', '/sandbox/webhooks', { mode: 'on', copies: 1, delayMs: 0, shuffle: false });
});
afterAll(() => sandbox.close());

const firstKinds = { paypal: 'CHECKOUT.ORDER.APPROVED', paymongo: 'checkout_session.payment.paid' };
const paidKinds = { paypal: 'PAYMENT.CAPTURE.COMPLETED', paymongo: 'checkout_session.payment.paid' };

function deliveriesOf(kind: string, orderId: string): Delivery[] {
  const isWanted = (text: string) => text.includes(`"${kind}"`) && text.includes(orderId);
  return sandbox.deliveries.filter(({ rawBody }) => isWanted(rawBody.toString()));
}

async function paidOrder(name: CallingProvider) {
  const provider = sandbox.provider(name);
  const order = await openOrder(provider);
  await sandbox.press(order.orderId, 'approve');
  await provider.settleOrder(order);
  return { provider, order };
}

async function deliveryOf(kind: string, orderId: string): Promise<Delivery> {
  await expect.poll(() => deliveriesOf(kind, orderId)).not.toEqual([]);
  return deliveriesOf(kind, orderId)[0] as Delivery;
}

const read = (provider: PaymentProvider, delivery: Delivery, now = new Date()) =>
  provider.readWebhook({ ...delivery, now });

describe.each(callingProviders)('%s webhooks', (name) => {
  test('an authentic event names its order', async () => {
    const { provider, order } = await paidOrder(name);
    for (const kind of new Set([firstKinds[name], paidKinds[name]])) {
      const event = await read(provider, await deliveryOf(kind, order.orderId));
      expect(event).toMatchObject({ kind, about: { type: 'order', orderId: order.orderId } });
      expect(event.eventId).not.toBe('');
    }
  });

  test('one changed character makes it a forgery', async () => {
    const { provider, order } = await paidOrder(name);
    const delivery = await deliveryOf(paidKinds[name], order.orderId);
    const other = delivery.rawBody.toString().replace(order.orderId, `${order.orderId.slice(0, -1)}!`);
    expect(other).not.toBe(delivery.rawBody.toString());
    const reading = read(provider, { ...delivery, rawBody: Buffer.from(other) });
    await expect(reading).rejects.toMatchObject({ code: 'bad_signature', retryable: false });
  });

  test('without its signature, or with two, it is a forgery', async () => {
    const { provider, order } = await paidOrder(name);
    const delivery = await deliveryOf(paidKinds[name], order.orderId);
    const header = name === 'paypal' ? 'paypal-transmission-sig' : 'paymongo-signature';
    for (const value of [undefined, '', 'AAAA', [String(delivery.headers[header]), 'AAAA']]) {
      const reading = read(provider, { ...delivery, headers: { ...delivery.headers, [header]: value } });
      await expect(reading).rejects.toMatchObject({ code: 'bad_signature' });
    }
  });

  test('five copies in any order are all authentic and are the same event', async () => {
    await sandbox.control('POST', '/sandbox/webhooks', { copies: 5, delayMs: 120, shuffle: true });
    const { provider, order } = await paidOrder(name);
    const received = () => deliveriesOf(paidKinds[name], order.orderId);
    await expect.poll(received).toHaveLength(5);
    const copies = received();
    const events = await Promise.all(copies.map((copy) => read(provider, copy)));
    expect(new Set(events.map(({ eventId }) => eventId)).size).toBe(1);
  });

  test('switched off nothing arrives, and a replay brings it later', async () => {
    await sandbox.control('POST', '/sandbox/webhooks', { mode: 'off' });
    const { provider, order } = await paidOrder(name);
    const { webhooks = [] } = (await sandbox.orders()).find(({ id }) => id === order.orderId) ?? {};
    expect(webhooks.map(({ status }) => status)).toEqual(['suppressed', 'suppressed']);
    expect(deliveriesOf(paidKinds[name], order.orderId)).toEqual([]);
    await sandbox.control('POST', '/sandbox/webhooks/replay', { orderId: order.orderId, copies: 2 });
    await expect.poll(() => deliveriesOf(paidKinds[name], order.orderId)).toHaveLength(2);
    const event = await read(provider, await deliveryOf(paidKinds[name], order.orderId));
    expect(event.about).toEqual({ type: 'order', orderId: order.orderId });
  });
});

describe('paypal webhooks', () => {
  test('deliveries that make PayPal fail do not stop payments', async () => {
    const { provider, order } = await paidOrder('paypal');
    const delivery = await deliveryOf(paidKinds.paypal, order.orderId);
    const failing = { provider: 'paypal', operation: 'verify', kind: 'error500', times: 20 };
    await sandbox.control('POST', '/sandbox/faults', failing);
    for (let count = 0; count < 8; count += 1) {
      await expect(read(provider, delivery)).rejects.toMatchObject({ code: 'unavailable', retryable: true });
    }
    expect(provider.health()).toBe('closed');
    expect(await provider.settleOrder(order)).toMatchObject({ state: 'captured' });
  });

  test.each(['timeout', 'error500'])(
    'when PayPal cannot be asked (%s) the delivery is not judged',
    async (kind) => {
      const { order } = await paidOrder('paypal');
      const delivery = await deliveryOf(paidKinds.paypal, order.orderId);
      await sandbox.control('POST', '/sandbox/faults', { provider: 'paypal', operation: 'verify', kind });
      const provider = sandbox.provider('paypal', { timeoutMs: 1_500 });
      await expect(read(provider, delivery)).rejects.toMatchObject({ retryable: true });
      await expect(read(provider, delivery)).resolves.toMatchObject({ about: { orderId: order.orderId } });
    },
  );

  test('a body that is more than one JSON value never reaches PayPal', async () => {
    const { provider, order } = await paidOrder('paypal');
    const delivery = await deliveryOf(paidKinds.paypal, order.orderId);
    const rawBody = Buffer.from(`${delivery.rawBody.toString()},"webhook_id":"MINE"`);
    await expect(read(provider, { ...delivery, rawBody })).rejects.toMatchObject({ code: 'malformed' });
  });
});

describe('paymongo signatures', () => {
  const now = new Date('2026-05-01T00:00:00Z');
  const seconds = Math.floor(now.getTime() / 1000);
  const sign = (body: string, t = seconds) =>
    createHmac('sha256', 'whsk').update(`${t}.${body}`).digest('hex');

  function bodyOf(livemode: boolean, type = 'checkout_session') {
    const data = { id: 'cs_1', type };
    return JSON.stringify({ data: { id: 'evt_1', attributes: { type: 'some.event', livemode, data } } });
  }

  function reading(secretKey: string, signature: string, body: string) {
    const provider = createPayMongo({ baseUrl: 'http://127.0.0.1:9', secretKey, webhookSecret: 'whsk' });
    return provider.readWebhook({
      headers: { 'paymongo-signature': signature },
      rawBody: Buffer.from(body),
      now,
    });
  }

  test('a test key takes `te`, a live key takes `li`, and neither takes the other', async () => {
    const [test, live] = [bodyOf(false), bodyOf(true)];
    const te = `t=${seconds},te=${sign(test)},li=`;
    const li = `t=${seconds},te=,li=${sign(live)}`;
    await expect(reading('sk_test_1', te, test)).resolves.toMatchObject({ about: { orderId: 'cs_1' } });
    await expect(reading('sk_live_1', li, live)).resolves.toMatchObject({ about: { orderId: 'cs_1' } });
    await expect(reading('sk_live_1', te, test)).rejects.toMatchObject({ code: 'bad_signature' });
    await expect(reading('sk_test_1', li, live)).rejects.toMatchObject({ code: 'bad_signature' });
  });

  test('a test event is refused under a live key even when it is signed as live', async () => {
    const body = bodyOf(false);
    const signature = `t=${seconds},te=,li=${sign(body)}`;
    await expect(reading('sk_live_1', signature, body)).rejects.toMatchObject({ code: 'bad_signature' });
  });

  test('a replay is refused when it is more than five minutes old, or from the future', async () => {
    const body = bodyOf(false);
    const at = (t: number) => reading('sk_test_1', `t=${t},te=${sign(body, t)},li=`, body);
    await expect(at(seconds - 300)).resolves.toBeDefined();
    await expect(at(seconds - 301)).rejects.toMatchObject({ code: 'bad_signature' });
    await expect(at(seconds + 301)).rejects.toMatchObject({ code: 'bad_signature' });
  });

  test('a new time under an old signature is a forgery', async () => {
    const body = bodyOf(false);
    const signature = `t=${seconds},te=${sign(body, seconds - 900)},li=`;
    await expect(reading('sk_test_1', signature, body)).rejects.toMatchObject({ code: 'bad_signature' });
  });

  test('an event about something else has no order', async () => {
    const body = bodyOf(false, 'payment');
    const event = await reading('sk_test_1', `t=${seconds},te=${sign(body)},li=`, body);
    expect(event).toEqual({ eventId: 'evt_1', kind: 'some.event', about: { type: 'other' } });
  });

  test('an authentic event that names nothing is kept as other', async () => {
    const body = JSON.stringify({
      data: { id: 'evt_1', attributes: { type: 'some.event', livemode: false } },
    });
    const event = await reading('sk_test_1', `t=${seconds},te=${sign(body)},li=`, body);
    expect(event.about).toEqual({ type: 'other' });
  });

  test('an authentic body of an unknown form is malformed, not forged', async () => {
    const signature = `t=${seconds},te=${sign('[]')},li=`;
    await expect(reading('sk_test_1', signature, '[]')).rejects.toMatchObject({ code: 'malformed' });
  });
});
