import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { EvidenceToSend } from './payment-provider.ts';
import { openOrder, startSandbox, type TestSandbox } from './sandbox.fixture.ts';

/** Real: the adapters, the sandbox, HTTP between them. Faked: nothing. */
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.control('DELETE', '/sandbox/faults'));
afterAll(() => sandbox.close());

const FILES: EvidenceToSend['files'] = [
  { name: 'evidence-1.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7 %%EOF') },
  { name: 'evidence-2.jpg', type: 'image/jpeg', content: Buffer.alloc(3_000_000, 7) },
];

/** A payment that its payer complains of, and the provider that has it. */
async function complained() {
  const provider = sandbox.provider('paypal', { timeoutMs: 2_000 });
  const order = await openOrder(provider);
  await sandbox.press(order.orderId, 'approve');
  await provider.settleOrder(order);
  const dispute = (stage: string) =>
    sandbox.control('POST', `/sandbox/orders/${order.orderId}/dispute`, { stage });
  await dispute('opened');
  const send = (changes: Partial<EvidenceToSend> = {}) =>
    provider.provideEvidence?.({
      disputeId: `PP-D-${order.orderId}`,
      notes: 'Binuksan niya noong Martes.',
      files: FILES,
      ...changes,
    });
  const evidences = async () =>
    (
      (await sandbox.control('GET', '/sandbox/orders')) as {
        orders: {
          id: string;
          evidences: { notes: string; documents: { name: string; bytes: number }[] }[];
        }[];
      }
    ).orders.find(({ id }) => id === order.orderId)?.evidences;
  return { send, dispute, evidences };
}

const fault = (kind: string) =>
  sandbox.control('POST', '/sandbox/faults', { provider: 'paypal', operation: 'evidence', kind, times: 1 });

test('words and files arrive as they are', async () => {
  const { send, evidences } = await complained();
  await send();
  expect(await evidences()).toMatchObject([
    {
      notes: 'Binuksan niya noong Martes.',
      documents: FILES.map(({ name, content }) => ({ name, bytes: content.length })),
    },
  ]);
});

test('an answer that is lost sends nothing twice', async () => {
  const { send, evidences } = await complained();
  await fault('drop_after');
  await expect(send()).rejects.toMatchObject({ retryable: true });
  await send();
  expect(await evidences()).toHaveLength(1);
});

test('a failure may be tried again, a refusal not', async () => {
  const { send, dispute, evidences } = await complained();
  await fault('error500');
  await expect(send()).rejects.toMatchObject({ code: 'unavailable', retryable: true });
  expect(await evidences()).toEqual([]);
  await expect(send({ notes: '', files: [] })).rejects.toMatchObject({ code: 'rejected', retryable: false });
  await dispute('lost');
  await expect(send()).rejects.toMatchObject({ code: 'rejected', retryable: false });
  await expect(send({ disputeId: 'PP-D-UNKNOWN' })).rejects.toMatchObject({ code: 'rejected' });
});

test('PayMongo has no such call', () => {
  expect(sandbox.provider('paymongo').provideEvidence).toBeNull();
});
