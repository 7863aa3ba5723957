import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { buildSandbox } from '../../../../../sandbox/src/app.ts';
import type { Person } from '../../../../test/factory.ts';
import { addressOf } from '../../../../test/forms.ts';
import { useHarness } from '../../../../test/harness.ts';
import type { Deps } from '../../../deps.ts';
import { allJobs } from '../../../jobs.ts';
import { systemClock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { addJob } from '../../../platform/jobs.ts';
import { lanesOf, startWorker } from '../../../platform/worker.ts';
import { providerNames } from '../../../providers/payments/payment-provider.ts';
import { createProvider } from '../../../providers/payments/sandbox.fixture.ts';
import { sandboxKeys } from '../../../providers/payments/verotel.fixture.ts';
import { createVerotel } from '../../../providers/payments/verotel.ts';
import { createAcquirerMemory } from '../acquirer/acquirer-memory.queries.ts';
import { settleOrderJobs } from '../declared-jobs.ts';
import { timesCredited } from './purchase.fixture.ts';

const PROVIDER_TIMEOUT_MS = 400;

export const METHODS = { paypal: 'paypal', paymongo: 'gcash', verotel: 'card_abroad' } as const;
export const PROVIDERS = ['paypal', 'paymongo'] as const;
/** ₱500.00 at ₱54.80 a dollar. */
export const CHARGED = 9.13;
type Name = keyof typeof METHODS;

export interface Purchase {
  fan: Person;
  id: string;
  approvalUrl: string;
}

/** Purchases through the adapters, the sandbox, HTTP both ways, the queue and the clock (signatures are judged by it), all real. */
export function useRealPayments() {
  const deps: Partial<Deps> = { clock: systemClock, payers: new Set(providerNames) };
  const harness = useHarness({ deps });
  const webhookUrls: Record<Name, string | null> = { paypal: null, paymongo: null, verotel: null };
  let sandbox: FastifyInstance;
  let sandboxUrl: string;
  let worker: { stop(): Promise<void> };

  beforeAll(async () => {
    const address = await addressOf(harness);
    for (const name of providerNames) webhookUrls[name] = `${address}/api/webhooks/${name}`;
    sandbox = await buildSandbox({ webhookUrls, webhookRetryDelayMs: 50 });
    sandboxUrl = await sandbox.listen({ host: '127.0.0.1', port: 0 });
    const options = { timeoutMs: PROVIDER_TIMEOUT_MS };
    Object.assign(harness.deps.payments, {
      paypal: createProvider('paypal', sandboxUrl, options),
      paymongo: createProvider('paymongo', sandboxUrl, options),
      verotel: createVerotel(sandboxKeys(sandboxUrl), createAcquirerMemory(harness.deps.db), options),
    });
    const lanes = lanesOf(await allJobs(harness.deps));
    worker = await startWorker({ ...harness.deps, lanes, onFenced: () => undefined });
  });

  afterEach(async () => {
    await control('DELETE', '/sandbox/faults');
    await control('POST', '/sandbox/webhooks', { mode: 'on', copies: 1, delayMs: 0, shuffle: false });
  });

  afterAll(async () => {
    await sandbox.close();
    await worker.stop();
  });

  async function makeDue({ id }: Purchase): Promise<void> {
    await harness.deps.db
      .updateTable('payment_attempts')
      .set({ next_check_at: new Date(0) })
      .where('purchase_id', '=', id)
      .execute();
  }

  /** As a webhook about its order would. */
  async function queueSettlement(tx: Tx, purchaseId: string): Promise<void> {
    const { order_id: orderId } = await tx
      .selectFrom('payment_attempts')
      .select('order_id')
      .where('purchase_id', '=', purchaseId)
      .executeTakeFirstOrThrow();
    if (orderId) await addJob(tx, { ...settleOrderJobs.paypal, tries: 2 }, { orderId });
  }

  async function control(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) {
    const answer = await sandbox.inject({ method, url: path, payload: body });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer.json();
  }

  const fault = (provider: string, operation: string, kind: string, times = 1) =>
    control('POST', '/sandbox/faults', { provider, operation, kind, times });

  function buy(fan: Person, name: Name, key: string, charged = CHARGED) {
    return harness.app.inject({
      method: 'POST',
      url: '/api/credits/purchase',
      headers: { ...fan.headers, 'idempotency-key': key },
      payload: {
        credit_amount: 550,
        payment_method: METHODS[name],
        original_amount: 500,
        final_amount: 500,
        package_id: 'popular',
        ...(name === 'verotel' && { charged_amount: charged }),
      },
    });
  }

  let count = 0;
  async function open(name: Name): Promise<Purchase> {
    count += 1;
    const fan = await harness.factory.fan();
    const answer = await buy(fan, name, `key-${count}`);
    expect(answer.statusCode, answer.body).toBe(201);
    return { fan, id: answer.json().purchase_id, approvalUrl: answer.json().approval_url };
  }

  /** What a browser does with the approval page. */
  async function press(approvalUrl: string, action: 'approve' | 'decline' | 'cancel') {
    // Verotel's address leads to its page.
    const page = approvalUrl.includes('/startorder') ? (await fetch(approvalUrl)).url : approvalUrl;
    return fetch(page, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' });
  }

  async function look({ fan, id }: Purchase) {
    const answer = await harness.app.inject({ url: `/api/credits/purchases/${id}`, headers: fan.headers });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  }

  /** As it stands in the database: nobody is asked. */
  async function statusOf({ id }: Purchase): Promise<string> {
    const { db } = harness.deps;
    return (await db.selectFrom('purchases').select('status').where('id', '=', id).executeTakeFirstOrThrow())
      .status;
  }

  async function expectCreditedOnce(purchase: Purchase): Promise<void> {
    expect(await look(purchase)).toMatchObject({ status: 'completed', balance: 550, approval_url: null });
    expect(await timesCredited(harness, purchase.id)).toBe(1);
  }

  async function waitUntilCompleted(purchase: Purchase): Promise<void> {
    await expect.poll(() => statusOf(purchase)).toBe('completed');
  }

  /** Every webhook of this purchase has arrived and every job about it is done. */
  async function settled(purchase: Purchase): Promise<void> {
    const onTheWay = async () => {
      const { orders } = await control('GET', '/sandbox/orders');
      const order = orders.find((each: { purchaseId: string }) => each.purchaseId === purchase.id);
      const statuses = order.webhooks.map((webhook: { status: string }) => webhook.status);
      const { rows } = await harness.deps.pool.query(
        'select 1 from graphile_worker.jobs where task_identifier like $1',
        ['credits.settle%'],
      );
      return [...statuses.filter((status: string) => status !== 'delivered'), ...rows];
    };
    await expect.poll(onTheWay).toEqual([]);
  }

  return {
    harness,
    webhookUrls,
    makeDue,
    queueSettlement,
    control,
    fault,
    buy,
    open,
    press,
    look,
    statusOf,
    expectCreditedOnce,
    waitUntilCompleted,
    settled,
  };
}
