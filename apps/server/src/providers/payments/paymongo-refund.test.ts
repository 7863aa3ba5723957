import { afterEach, expect, test } from 'vitest';
import { startScriptedServer } from '../http/scripted-server.fixture.ts';
import { createPayMongo } from './paymongo.ts';

let server: Awaited<ReturnType<typeof startScriptedServer>>;
afterEach(() => server.close());

/** A PayMongo that has forgotten every idempotency key, with a payment that has these refunds. */
async function refundAt(refunds: { notes: string | null; status: string }[]) {
  const payment = {
    id: 'pay_1',
    attributes: {
      status: 'paid',
      amount: 5_000,
      currency: 'PHP',
      refunds: refunds.map(({ notes, status }, index) => ({
        id: `ref_old${index}`,
        attributes: { amount: 1_000, notes, status },
      })),
    },
  };
  server = await startScriptedServer(({ line }) => ({
    body: { data: line.startsWith('GET') ? payment : { id: 'ref_new', attributes: { status: 'pending' } } },
  }));
  const provider = createPayMongo({ baseUrl: server.url, secretKey: 'sk_test_1', webhookSecret: 'w' });
  return provider.refundCapture({ captureId: 'pay_1', refundId: 'r1', amountCentavos: 1_000, reason: 'why' });
}

const posts = () => server.calls.filter(({ line }) => line.startsWith('POST'));

test('a refund that the payment already has is not asked for again', async () => {
  const refund = await refundAt([{ notes: 'r1: why', status: 'succeeded' }]);
  expect(refund).toEqual({ providerRefundId: 'ref_old0', state: 'done' });
  expect(posts()).toEqual([]);
});

test('refunds of the same payment under other ids do not count', async () => {
  const refund = await refundAt([
    { notes: null, status: 'succeeded' },
    { notes: 'r10: why', status: 'succeeded' },
    { notes: 'because of r1: why', status: 'succeeded' },
  ]);
  expect(refund).toEqual({ providerRefundId: 'ref_new', state: 'pending' });
  expect(JSON.parse(posts()[0]?.body ?? '').data.attributes).toEqual({
    amount: 1_000,
    payment_id: 'pay_1',
    reason: 'others',
    notes: 'r1: why',
  });
});
