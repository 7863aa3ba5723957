import { afterEach, describe, expect, test } from 'vitest';
import { signVerotel } from '../../../../sandbox/src/verotel/verotel-signature.ts';
import { type ScriptedAnswer, startScriptedServer } from '../http/scripted-server.fixture.ts';
import { CENTAVOS, CHARGE, rememberHere, sandboxKeys } from './verotel.fixture.ts';
import { createVerotel } from './verotel.ts';

/** Answers that the sandbox does not give. */
let server: Awaited<ReturnType<typeof startScriptedServer>>;
afterEach(() => server.close());

const SALE = {
  response: 'FOUND',
  saleID: '123456789',
  referenceID: 'p1',
  saleResult: 'APPROVED',
  type: 'purchase',
  priceAmount: '9.13',
  priceCurrency: 'USD',
};

const yaml = (lines: Record<string, string>) =>
  Object.entries(lines)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');

async function answering(answer: ScriptedAnswer, refund: ScriptedAnswer = {}) {
  server = await startScriptedServer(({ line }) => (line.startsWith('POST') ? refund : answer));
  const { memory, orders, refunds } = rememberHere();
  orders.set('p1', { purchaseId: 'p1', amountCentavos: CENTAVOS, charge: CHARGE });
  const provider = createVerotel(sandboxKeys(server.url), memory);
  return { provider, refunds, settle: () => provider.settleOrder({ orderId: 'p1', purchaseId: 'p1' }) };
}

describe('what a sale says', () => {
  test('is asked for by a signed address, by the reference of the order', async () => {
    const { settle } = await answering({ body: yaml(SALE) });
    await settle();
    const url = new URL(`http://x${server.calls[0]?.line.slice('GET '.length)}`);
    const { signature, ...params } = Object.fromEntries(url.searchParams);
    expect([url.pathname, params]).toEqual([
      '/salestatus',
      { referenceID: 'p1', shopID: '100000', version: '4' },
    ]);
    expect(signature).toBe(signVerotel(sandboxKeys('').signatureKey, params));
  });

  test.each([
    ['as it is', yaml(SALE)],
    ['as a document with quotes', `---\r\n${yaml({ ...SALE, priceAmount: '"9.13"', email: "'a: b'" })}\n`],
    ['without its type', yaml({ ...SALE, type: '' }).replace('type: \n', '')],
  ])('is read %s', async (_how, body) => {
    const { settle } = await answering({ body });
    expect(await settle()).toMatchObject({ state: 'captured', amountCentavos: CENTAVOS });
  });

  test.each([
    ['a cent less', '9.12', 49_945],
    ['a cent more', '9.14', 50_054],
    ['ten times as much', '91.30', 500_000],
  ])('%s than was asked for is not what is owed, in pesos', async (_what, priceAmount, amountCentavos) => {
    const { settle } = await answering({ body: yaml({ ...SALE, priceAmount }) });
    expect(await settle()).toMatchObject({ state: 'captured', amountCentavos });
  });

  test.each([
    ['another currency', { ...SALE, priceCurrency: 'EUR' }, 'malformed', false],
    ['an amount of no form', { ...SALE, priceAmount: '9.131' }, 'malformed', false],
    ['nothing', { ...SALE, priceAmount: '0.00' }, 'malformed', false],
    ['another order', { ...SALE, referenceID: 'p2' }, 'rejected', false],
    ['a subscription', { ...SALE, type: 'subscription' }, 'malformed', true],
    ['a result of no meaning', { ...SALE, saleResult: 'MAYBE' }, 'malformed', true],
    ['no result', { ...SALE, saleResult: '' }, 'malformed', true],
    ['an id of no form', { ...SALE, saleID: '../1' }, 'malformed', true],
    ['an error', { response: 'ERROR', error: 'Invalid signature' }, 'rejected', false],
    ['no word that is known', { response: 'PERHAPS' }, 'malformed', true],
  ])('%s grants nothing', async (_what, lines, code, retryable) => {
    const { settle } = await answering({ body: yaml(lines) });
    await expect(settle()).rejects.toMatchObject({ code, retryable });
  });

  test.each([
    ['a page of a proxy', { body: '<html>response: FOUND</html>' }, 'malformed'],
    ['a redirect', { status: 302, headers: { location: '/' }, body: yaml(SALE) }, 'rejected'],
    ['a 404', { status: 404, body: 'response: NOTFOUND' }, 'rejected'],
    ['far too much', { body: `${yaml(SALE)}${'x: y\n'.repeat(100_000)}` }, 'malformed'],
  ])('%s is no answer', async (_what, answer, code) => {
    const { settle } = await answering(answer);
    await expect(settle()).rejects.toMatchObject({ code });
  });

  test('of a sale at another amount all of it can be given back', async () => {
    const { provider, settle } = await answering(
      { body: yaml({ ...SALE, priceAmount: '91.30' }) },
      { body: { is_success: true } },
    );
    const outcome = await settle();
    const amountCentavos = outcome.state === 'captured' ? outcome.amountCentavos : 0;
    await provider.refundCapture({ captureId: SALE.saleID, refundId: 'r', amountCentavos, reason: '' });
    const sent = server.calls.find(({ line }) => line.startsWith('POST'));
    expect([sent?.line, sent?.body]).toEqual([
      'POST /api/sale/123456789/refund',
      'amount=91.30&currency=USD',
    ]);
    expect(await settle()).toMatchObject({ state: 'refunded', amountCentavos: 500_000 });
  });
});

test('a refund that is answered otherwise than that it is done is not known to be, and not asked for twice', async () => {
  const { provider, refunds } = await answering({ body: yaml(SALE) }, { body: { is_success: false } });
  const refund = () =>
    provider.refundCapture({ captureId: SALE.saleID, refundId: 'r', amountCentavos: 100, reason: '' });
  await expect(refund()).rejects.toMatchObject({ code: 'malformed', retryable: true });
  await expect(refund()).rejects.toMatchObject({ code: 'rejected', retryable: true });
  expect(server.calls.filter(({ line }) => line.startsWith('POST'))).toHaveLength(1);
  expect(refunds.get('r')).toMatchObject({ state: 'asked' });
});
