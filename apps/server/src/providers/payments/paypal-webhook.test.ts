import { afterEach, expect, test } from 'vitest';
import { createPayPal } from './paypal.ts';
import { startScriptedServer } from './scripted-server.fixture.ts';

let server: Awaited<ReturnType<typeof startScriptedServer>>;
afterEach(() => server.close());

/** Reads a delivery that PayPal calls its own. */
async function read(body: string) {
  server = await startScriptedServer(({ line }) => ({
    body: line.endsWith('/token')
      ? { access_token: 'token', expires_in: 600 }
      : { verification_status: 'SUCCESS' },
  }));
  const settings = { baseUrl: server.url, clientId: 'id', clientSecret: 'secret', webhookId: 'WH1' };
  const fields = ['auth-algo', 'cert-url', 'transmission-id', 'transmission-sig', 'transmission-time'];
  const headers = Object.fromEntries(fields.map((field) => [`paypal-${field}`, `the ${field}`]));
  return createPayPal(settings).readWebhook({ headers, rawBody: Buffer.from(body), now: new Date() });
}

test('a webhook goes back to PayPal byte for byte', async () => {
  // Spaces, an escaped slash and 1.0 all change when JSON is parsed and written again.
  const event = '{ "id":"WH-1", "event_type":"CHECKOUT.ORDER.APPROVED","resource":{"id":"O\\/1","n":1.0}}';
  expect(await read(event)).toEqual({
    eventId: 'WH-1',
    kind: 'CHECKOUT.ORDER.APPROVED',
    about: { type: 'order', orderId: 'O/1' },
  });
  const sent = server.calls.find(({ line }) => line.endsWith('/verify-webhook-signature'))?.body ?? '';
  expect(sent.endsWith(`"webhook_event":${event}}`)).toBe(true);
  expect(JSON.parse(sent)).toMatchObject({ webhook_id: 'WH1', cert_url: 'the cert-url' });
});

test('an event that names nothing is kept as other', async () => {
  const event = await read('{"id":"WH-1","event_type":"SOMETHING.NEW"}');
  expect(event).toEqual({ eventId: 'WH-1', kind: 'SOMETHING.NEW', about: { type: 'other' } });
});
