import { afterEach, describe, expect, test } from 'vitest';
import {
  createPayPalSigner,
  generateSigningKeyPem,
} from '../../../../sandbox/src/paypal/paypal-signature.ts';
import { type ScriptedAnswer, startScriptedServer } from '../http/scripted-server.fixture.ts';
import { createPayPal } from './paypal.ts';
import { isCertificateAddress } from './paypal-certificates.ts';

let server: Awaited<ReturnType<typeof startScriptedServer>>;
afterEach(() => server?.close());

const signer = createPayPalSigner(generateSigningKeyPem(), 'WH1');
const EVENT = '{"id":"WH-1","event_type":"SOMETHING.NEW"}';

/** PayPal as far as webhooks need it: somebody who serves a certificate. */
async function start(answer: ScriptedAnswer = { body: signer.certificatePem }, now = () => new Date()) {
  server = await startScriptedServer(() => answer);
  const settings = { baseUrl: server.url, clientId: 'id', clientSecret: 'secret', webhookId: 'WH1' };
  const paypal = createPayPal(settings, { now });
  const signed = (body: string) => signer.sign(body, new Date(), server.url);
  return (body: string, changes: Record<string, string> = {}) =>
    paypal.readWebhook({
      headers: { ...signed(body), ...changes },
      rawBody: Buffer.from(body),
      now: now(),
    });
}

test('the signature is over the bytes that came', async () => {
  const read = await start();
  // Spaces, an escaped slash and 1.0 all change when JSON is parsed and written again.
  const event = '{ "id":"WH-1", "event_type":"CHECKOUT.ORDER.APPROVED","resource":{"id":"O\\/1","n":1.0}}';
  expect(await read(event)).toEqual({
    eventId: 'WH-1',
    kind: 'CHECKOUT.ORDER.APPROVED',
    about: { type: 'order', orderId: 'O/1' },
  });
});

test('an event that names nothing is kept as other', async () => {
  const event = await (await start())(EVENT);
  expect(event).toEqual({ eventId: 'WH-1', kind: 'SOMETHING.NEW', about: { type: 'other' } });
});

describe('a forged delivery', () => {
  test.each([
    [
      'whose certificate is elsewhere',
      { 'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/C' },
    ],
    ['that is signed in another way', { 'paypal-auth-algo': 'none' }],
    ['without an id', { 'paypal-transmission-id': '' }],
  ])('%s costs no call', async (_, changes) => {
    const read = await start();
    await expect(read(EVENT, changes)).rejects.toMatchObject({ code: 'bad_signature', retryable: false });
    expect(server.calls).toEqual([]);
  });

  test('costs no call once the certificate is known', async () => {
    const read = await start();
    await Promise.all([read(EVENT), read(EVENT), read(EVENT)]);
    for (let count = 0; count < 50; count += 1)
      await expect(read(EVENT, { 'paypal-transmission-id': `${count}` })).rejects.toMatchObject({
        code: 'bad_signature',
      });
    expect(server.calls.map(({ line }) => line)).toEqual([expect.stringMatching(/^GET .*\/certs\/CERT-/)]);
  });

  test('with ever new addresses is asked about a few times in an hour, not more', async () => {
    let now = new Date('2026-05-01T00:00:00Z');
    const read = await start({ status: 404, body: {} }, () => now);
    const invent = (count: number) =>
      read(EVENT, { 'paypal-cert-url': `${server.url}/v1/notifications/certs/${count}` }).catch(() => null);
    for (let count = 0; count < 100; count += 1) await invent(count % 60);
    expect(server.calls).toHaveLength(20);
    now = new Date('2026-05-01T01:00:01Z');
    await invent(100);
    expect(server.calls).toHaveLength(21);
  });

  test.each([
    ['no certificate', 'hello'],
    ['a key without a certificate', signer.publicKeyPem],
  ])('whose address holds %s is refused', async (_, body) => {
    await expect((await start({ body }))(EVENT)).rejects.toMatchObject({ code: 'bad_signature' });
  });

  test('with a certificate whose time is over is refused', async () => {
    const read = await start(undefined, () => new Date('2049-06-01T00:00:00Z'));
    await expect(read(EVENT)).rejects.toMatchObject({ code: 'bad_signature' });
  });
});

test('a certificate is read again after a day', async () => {
  let now = new Date('2026-05-01T00:00:00Z');
  const read = await start(undefined, () => now);
  await read(EVENT);
  now = new Date('2026-05-02T00:00:01Z');
  await read(EVENT);
  expect(server.calls).toHaveLength(2);
});

describe('the address of a certificate', () => {
  const [live, sandbox] = ['https://api-m.paypal.com', 'https://api-m.sandbox.paypal.com'];
  const path = '/v1/notifications/certs/CERT-1';
  test.each([
    [`https://api.paypal.com${path}`, live, true],
    [`https://api.sandbox.paypal.com${path}`, sandbox, true],
    [`https://api.sandbox.paypal.com${path}`, live, false],
    [`https://api.paypal.com${path}`, sandbox, false],
    [`http://api.paypal.com${path}`, live, false],
    [`https://api.paypal.com:8443${path}`, live, false],
    [`https://api.paypal.com.evil.example${path}`, live, false],
    [`https://evilpaypal.com${path}`, live, false],
    [`https://evil.example${path}?.paypal.com`, live, false],
    [`https://api.paypal.com@evil.example${path}`, live, false],
    [`https://user@api.paypal.com${path}`, live, false],
    ['https://www.paypal.com/redirect?to=x', live, false],
    [`https://api.paypal.com/v1/notifications/certs/../../x`, live, false],
    ['not an address', live, false],
  ])('%s for %s: %s', (address, base, isGood) => {
    expect(isCertificateAddress(address, base)).toBe(isGood);
  });
});
