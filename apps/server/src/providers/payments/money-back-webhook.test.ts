import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WebhookEvent } from './payment-provider.ts';
import {
  type CallingProvider,
  callingProviders,
  openOrder,
  startSandbox,
  type TestSandbox,
} from './sandbox.fixture.ts';

/** Real: the adapters, the sandbox, its signatures, HTTP both ways. Faked: nothing. */
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const refundKinds = { paypal: 'PAYMENT.CAPTURE.REFUNDED', paymongo: 'payment.refunded' };
const disputeKinds = {
  paypal: {
    opened: 'CUSTOMER.DISPUTE.CREATED',
    updated: 'CUSTOMER.DISPUTE.UPDATED',
    won: 'CUSTOMER.DISPUTE.RESOLVED',
    lost: 'CUSTOMER.DISPUTE.RESOLVED',
  },
  paymongo: {
    opened: 'payment.dispute.created',
    updated: 'payment.dispute.updated',
    won: 'payment.dispute.won',
    lost: 'payment.dispute.lost',
  },
} as const;

async function captured(name: CallingProvider) {
  const provider = sandbox.provider(name);
  const order = await openOrder(provider);
  await sandbox.press(order.orderId, 'approve');
  const outcome = await provider.settleOrder(order);
  if (outcome.state !== 'captured') throw new Error(`the order is ${outcome.state}`);
  return { provider, order, captureId: outcome.captureId };
}

/** Waits for the delivery of this kind that names the capture, and reads it. */
async function eventAbout(name: CallingProvider, kind: string, captureId: string): Promise<WebhookEvent> {
  const isWanted = (text: string) => text.includes(`"${kind}"`) && text.includes(captureId);
  const wanted = () => sandbox.deliveries.find(({ rawBody }) => isWanted(rawBody.toString()));
  await expect.poll(wanted).toBeDefined();
  const delivery = wanted() ?? { headers: {}, rawBody: Buffer.of() };
  return sandbox.provider(name).readWebhook({ ...delivery, now: new Date() });
}

describe.each(callingProviders)('%s: money that goes back', (name) => {
  test('a refund names its capture', async () => {
    const { provider, order, captureId } = await captured(name);
    await provider.refundCapture({ captureId, refundId: order.purchaseId, amountCentavos: 500, reason: '' });
    const event = await eventAbout(name, refundKinds[name], captureId);
    expect(event.kind).toBe(refundKinds[name]);
    expect(event.about).toEqual({ type: 'refund', captureId, orderId: null });
  });

  test.each(['opened', 'updated', 'won', 'lost'] as const)(
    'a dispute that is %s names its capture',
    async (stage) => {
      const { order, captureId } = await captured(name);
      await sandbox.control('POST', `/sandbox/orders/${order.orderId}/dispute`, { stage });
      const event = await eventAbout(name, disputeKinds[name][stage], captureId);
      expect(event.about).toEqual({ type: 'dispute', captureId, orderId: null, stage });
    },
  );
});
