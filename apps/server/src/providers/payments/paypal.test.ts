import { afterEach, describe, expect, test } from 'vitest';
import {
  type ReceivedCall,
  type ScriptedAnswer,
  startScriptedServer,
} from '../http/scripted-server.fixture.ts';
import { createPayPal } from './paypal.ts';
import { orderRequest } from './sandbox.fixture.ts';

let server: Awaited<ReturnType<typeof startScriptedServer>>;
afterEach(() => server.close());

type Script = (call: ReceivedCall, count: number) => ScriptedAnswer;
const reference = { orderId: 'ORDER1', purchaseId: 'p1' };
let tokenNumber = 0;
let clockMs = 0;

/** A PayPal that gives tokens of 600 seconds and otherwise follows the script. */
async function payPal(script: Script, token: Script = () => ({ body: newToken() })) {
  const isToken = ({ line }: ReceivedCall) => line.endsWith('/v1/oauth2/token');
  server = await startScriptedServer((call, count) =>
    isToken(call) ? token(call, count) : script(call, count),
  );
  const settings = { baseUrl: server.url, clientId: 'id', clientSecret: 'secret', webhookId: 'WH1' };
  return createPayPal(settings, { now: () => new Date(clockMs) });
}

function newToken() {
  tokenNumber += 1;
  return { access_token: `token-${tokenNumber}`, expires_in: 600 };
}

const callsTo = (ending: string) => server.calls.filter(({ line }) => line.endsWith(ending));
const order = (status: string, captures?: unknown[]) => ({
  id: 'ORDER1',
  status,
  purchase_units: [{ custom_id: 'p1', ...(captures ? { payments: { captures } } : {}) }],
});
const capture = (status: string, value = '10.50', currency_code = 'PHP') => ({
  id: 'CAP1',
  status,
  amount: { value, currency_code },
});
const refusal = (status: number, issue: string, name = 'UNPROCESSABLE_ENTITY') => ({
  status,
  body: { name, debug_id: 'd1', details: [{ issue }] },
});

describe('access token', () => {
  test('calls that start together share one, and later ones use it until shortly before its end', async () => {
    const provider = await payPal(() => ({ body: order('CREATED') }));
    await Promise.all([provider.settleOrder(reference), provider.settleOrder(reference)]);
    clockMs += 539_000;
    await provider.settleOrder(reference);
    expect(callsTo('/token')).toHaveLength(1);
    clockMs += 2_000;
    await provider.settleOrder(reference);
    expect(callsTo('/token')).toHaveLength(2);
  });

  test('one that was revoked is replaced once; a second refusal is reported', async () => {
    let refusals = 1;
    const provider = await payPal(() => {
      refusals -= 1;
      return refusals >= 0 ? { status: 401, body: { error: 'invalid_token' } } : { body: order('CREATED') };
    });
    expect(await provider.settleOrder(reference)).toEqual({ state: 'open' });
    expect(callsTo('/token')).toHaveLength(2);
    refusals = 2;
    await expect(provider.settleOrder(reference)).rejects.toMatchObject({ code: 'rejected' });
  });

  test('wrong credentials are not worth a retry, and a failure is not remembered', async () => {
    let isRefused = true;
    const provider = await payPal(
      () => ({ body: order('CREATED') }),
      () => (isRefused ? { status: 401, body: { error: 'invalid_client' } } : { body: newToken() }),
    );
    await expect(provider.settleOrder(reference)).rejects.toMatchObject({
      code: 'rejected',
      retryable: false,
    });
    isRefused = false;
    expect(await provider.settleOrder(reference)).toEqual({ state: 'open' });
  });
});

describe('order creation', () => {
  test('asks for the amount in decimal pesos under ids made from the purchase', async () => {
    const links = [{ rel: 'approve', href: 'https://paypal.test/approve' }];
    const provider = await payPal(() => ({ status: 201, body: { ...order('CREATED'), links } }));
    const request = orderRequest('paypal', { amountCentavos: 5, description: 'é'.repeat(200) });
    const created = await provider.createOrder(request);
    await provider.createOrder(request);
    expect(created).toEqual({ orderId: 'ORDER1', approvalUrl: 'https://paypal.test/approve' });

    const [first, second] = callsTo('/v2/checkout/orders');
    const sent = JSON.parse(first?.body ?? '');
    expect(sent.purchase_units).toEqual([
      {
        custom_id: request.purchaseId,
        invoice_id: request.purchaseId,
        description: 'é'.repeat(127),
        soft_descriptor: 'LKH Online',
        amount: { currency_code: 'PHP', value: '0.05' },
      },
    ]);
    expect(sent.payment_source.paypal.experience_context).toMatchObject({
      return_url: request.returnUrl,
      cancel_url: request.cancelUrl,
    });
    expect(first?.headers['paypal-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(second?.headers['paypal-request-id']).toBe(first?.headers['paypal-request-id']);
  });

  test('an order that nobody can approve any more is refused', async () => {
    const provider = await payPal(() => ({ body: order('COMPLETED') }));
    const creating = provider.createOrder(orderRequest('paypal'));
    await expect(creating).rejects.toMatchObject({ code: 'rejected', retryable: false });
  });

  test('its key is not the key of the capture', async () => {
    const links = [{ rel: 'payer-action', href: 'https://paypal.test/approve' }];
    const provider = await payPal(({ line }) =>
      line.endsWith('/capture')
        ? { body: order('COMPLETED', [capture('COMPLETED')]) }
        : { body: { ...order('APPROVED'), links } },
    );
    await provider.createOrder(orderRequest('paypal', { purchaseId: 'p1' }));
    await provider.settleOrder(reference);
    const keys = server.calls.flatMap(({ headers }) => headers['paypal-request-id'] ?? []);
    expect(new Set(keys).size).toBe(2);
  });
});

describe('what an order says', () => {
  const completed = {
    state: 'captured',
    captureId: 'CAP1',
    amountCentavos: 1050,
    capturedAt: null,
    feeCentavos: null,
  };
  test.each([
    ['CREATED', undefined, { state: 'open' }],
    ['SAVED', undefined, { state: 'open' }],
    ['PAYER_ACTION_REQUIRED', undefined, { state: 'open' }],
    ['VOIDED', undefined, { state: 'cancelled', isFinal: true }],
    ['COMPLETED', [capture('COMPLETED')], completed],
    ['COMPLETED', [capture('DECLINED'), capture('COMPLETED')], completed],
    ['COMPLETED', [capture('PENDING')], { state: 'held', captureId: 'CAP1' }],
    ['COMPLETED', [capture('DECLINED')], { state: 'declined', reason: 'CAPTURE_DECLINED', isFinal: true }],
    ['COMPLETED', [capture('FAILED')], { state: 'declined', reason: 'CAPTURE_FAILED', isFinal: true }],
    ['APPROVED', [capture('DECLINED')], { state: 'declined', reason: 'CAPTURE_DECLINED', isFinal: false }],
    ['COMPLETED', [capture('REFUNDED')], { state: 'refunded', captureId: 'CAP1', amountCentavos: 1050 }],
  ])('%s with %j', async (status, captures, outcome) => {
    const provider = await payPal(() => ({ body: order(status, captures) }));
    expect(await provider.settleOrder(reference)).toEqual(outcome);
    expect(callsTo('/capture')).toHaveLength(0);
  });

  test('when it was captured, what PayPal keeps, and what went back', async () => {
    const details = {
      ...capture('PARTIALLY_REFUNDED'),
      create_time: '2026-05-01T01:46:40Z',
      seller_receivable_breakdown: { paypal_fee: { currency_code: 'PHP', value: '0.41' } },
    };
    const refunds = [
      { status: 'COMPLETED', amount: { currency_code: 'PHP', value: '0.50' } },
      { status: 'PENDING', amount: { currency_code: 'PHP', value: '1.00' } },
    ];
    const { purchase_units: _none, ...rest } = order('COMPLETED');
    const provider = await payPal(() => ({
      body: { ...rest, purchase_units: [{ custom_id: 'p1', payments: { captures: [details], refunds } }] },
    }));
    expect(await provider.settleOrder(reference)).toEqual({
      state: 'captured',
      captureId: 'CAP1',
      amountCentavos: 1000,
      refundedCentavos: 50,
      capturedAt: new Date('2026-05-01T01:46:40Z'),
      feeCentavos: 41,
    });
  });

  test.each([
    ['another currency', order('COMPLETED', [capture('COMPLETED', '10.50', 'USD')]), 'malformed', false],
    ['an amount of no form', order('COMPLETED', [capture('COMPLETED', '10.505')]), 'malformed', false],
    [
      'some of it given back, but not how much',
      order('COMPLETED', [capture('PARTIALLY_REFUNDED')]),
      'rejected',
      false,
    ],
    ['completed without a capture', order('COMPLETED'), 'malformed', true],
    ['a status that does not exist', order('SOMETHING'), 'malformed', true],
    ['no order at all', { hello: 1 }, 'malformed', true],
  ])('%s grants nothing', async (_what, body, code, retryable) => {
    const provider = await payPal(() => ({ body }));
    await expect(provider.settleOrder(reference)).rejects.toMatchObject({ code, retryable });
  });

  test('only PayPal’s own 404 ends an order', async () => {
    const gone = await payPal(() => refusal(404, 'INVALID_RESOURCE_ID', 'RESOURCE_NOT_FOUND'));
    expect(await gone.settleOrder(reference)).toEqual({ state: 'expired', isFinal: true });
    server.close();
    const elsewhere = await payPal(() => ({ status: 404, body: { message: 'no route' } }));
    await expect(elsewhere.settleOrder(reference)).rejects.toMatchObject({ code: 'rejected' });
  });
});

describe('what a capture says', () => {
  const approvedThen = (answer: ScriptedAnswer) =>
    payPal(({ line }) => (line.endsWith('/capture') ? answer : { body: order('APPROVED') }));

  test.each([
    ['INSTRUMENT_DECLINED', { state: 'declined', reason: 'INSTRUMENT_DECLINED', isFinal: false }],
    ['PAYER_CANNOT_PAY', { state: 'declined', reason: 'PAYER_CANNOT_PAY', isFinal: false }],
    ['ORDER_NOT_APPROVED', { state: 'open' }],
    ['PAYER_ACTION_REQUIRED', { state: 'open' }],
    ['ORDER_VOIDED', { state: 'cancelled', isFinal: true }],
    ['ORDER_EXPIRED', { state: 'expired', isFinal: true }],
  ])('422 %s', async (issue, outcome) => {
    const provider = await approvedThen(refusal(422, issue));
    expect(await provider.settleOrder(reference)).toEqual(outcome);
  });

  test.each(['PENDING', 'DECLINED'])('201 with a capture that is %s grants nothing', async (status) => {
    const provider = await approvedThen({ status: 201, body: order('COMPLETED', [capture(status)]) });
    const { state } = await provider.settleOrder(reference);
    expect(state).toBe(status === 'PENDING' ? 'held' : 'declined');
  });

  test('an order captured by somebody else is read again', async () => {
    const provider = await payPal(({ line }) => {
      if (line.endsWith('/capture')) return refusal(422, 'ORDER_ALREADY_CAPTURED');
      const isSecondLook = server.calls.filter((call) => call.line === line).length > 1;
      return { body: isSecondLook ? order('COMPLETED', [capture('COMPLETED')]) : order('APPROVED') };
    });
    expect(await provider.settleOrder(reference)).toMatchObject({ state: 'captured', amountCentavos: 1050 });
  });

  test('a capture under way elsewhere is worth another try, an unknown refusal is not', async () => {
    const busy = await approvedThen(refusal(409, 'RESOURCE_CONFLICT', 'RESOURCE_CONFLICT'));
    await expect(busy.settleOrder(reference)).rejects.toMatchObject({ code: 'unavailable', retryable: true });
    server.close();
    const refused = await approvedThen(refusal(422, 'DUPLICATE_INVOICE_ID'));
    await expect(refused.settleOrder(reference)).rejects.toMatchObject({
      code: 'rejected',
      retryable: false,
    });
  });
});
