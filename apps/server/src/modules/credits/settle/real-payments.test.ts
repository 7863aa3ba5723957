import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
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
import { createProvider } from '../../../providers/payments/sandbox.fixture.ts';
import { accounts, readFigures } from '../../ledger/index.ts';
import { settleOrderJobs } from '../declared-jobs.ts';
import { timesCredited } from './purchase.fixture.ts';
import { reconcilePurchases } from './reconcile-purchases.ts';

/**
 * Real: the adapters, the sandbox, HTTP both ways, the queue, the clock (signatures are judged by it).
 * Faked: nothing.
 */
const deps: Partial<Deps> = { clock: systemClock };
const harness = useHarness({ deps });
const webhookUrls: Record<'paypal' | 'paymongo', string | null> = { paypal: null, paymongo: null };
const PROVIDER_TIMEOUT_MS = 400;

let sandbox: FastifyInstance;
let sandboxUrl: string;
let worker: { stop(): Promise<void> };

beforeAll(async () => {
  const address = await addressOf(harness);
  for (const name of ['paypal', 'paymongo'] as const) webhookUrls[name] = `${address}/api/webhooks/${name}`;
  sandbox = await buildSandbox({ webhookUrls, webhookRetryDelayMs: 50 });
  sandboxUrl = await sandbox.listen({ host: '127.0.0.1', port: 0 });
  const options = { timeoutMs: PROVIDER_TIMEOUT_MS };
  Object.assign(harness.deps.payments, {
    paypal: createProvider('paypal', sandboxUrl, options),
    paymongo: createProvider('paymongo', sandboxUrl, options),
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

async function control(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) {
  const answer = await sandbox.inject({ method, url: path, payload: body });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json();
}

const fault = (provider: string, operation: string, kind: string, times = 1) =>
  control('POST', '/sandbox/faults', { provider, operation, kind, times });

const methods = { paypal: 'paypal', paymongo: 'gcash' } as const;
const providers = ['paypal', 'paymongo'] as const;

function buy(fan: Person, name: (typeof providers)[number], key: string) {
  return harness.app.inject({
    method: 'POST',
    url: '/api/credits/purchase',
    headers: { ...fan.headers, 'idempotency-key': key },
    payload: {
      credit_amount: 550,
      payment_method: methods[name],
      original_amount: 500,
      final_amount: 500,
      package_id: 'popular',
    },
  });
}

interface Purchase {
  fan: Person;
  id: string;
  approvalUrl: string;
}

let count = 0;
async function open(name: (typeof providers)[number]): Promise<Purchase> {
  count += 1;
  const fan = await harness.factory.fan();
  const answer = await buy(fan, name, `key-${count}`);
  expect(answer.statusCode, answer.body).toBe(201);
  return { fan, id: answer.json().purchase_id, approvalUrl: answer.json().approval_url };
}

/** What a browser does with the approval page. */
function press(approvalUrl: string, action: 'approve' | 'decline' | 'cancel') {
  return fetch(approvalUrl, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' });
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
  await vi.waitFor(async () => expect(await statusOf(purchase)).toBe('completed'), {
    timeout: 15_000,
    interval: 50,
  });
}

/** Every webhook of this purchase has arrived and every job about it is done. */
async function settled(purchase: Purchase): Promise<void> {
  await vi.waitFor(
    async () => {
      const { orders } = await control('GET', '/sandbox/orders');
      const order = orders.find((each: { purchaseId: string }) => each.purchaseId === purchase.id);
      const statuses = order.webhooks.map((webhook: { status: string }) => webhook.status);
      expect(statuses.filter((status: string) => status !== 'delivered')).toEqual([]);
      const { rows } = await harness.deps.pool.query(
        'select 1 from graphile_worker.jobs where task_identifier like $1',
        ['credits.settle%'],
      );
      expect(rows).toEqual([]);
    },
    { timeout: 15_000, interval: 50 },
  );
}

describe.each(providers)('buying through %s', (name) => {
  it('credits who comes back from paying', async () => {
    await control('POST', '/sandbox/webhooks', { mode: 'off' });
    const purchase = await open(name);
    expect((await look(purchase)).status).toBe('pending');
    const back = await press(purchase.approvalUrl, 'approve');
    expect(back.status).toBe(303);
    expect(back.headers.get('location')).toContain(`/buy-credits?purchase=${purchase.id}`);
    await expectCreditedOnce(purchase);
  });

  it('credits who never comes back: the webhook is enough', async () => {
    const purchase = await open(name);
    await press(purchase.approvalUrl, 'approve');
    await waitUntilCompleted(purchase);
    await settled(purchase);
    await expectCreditedOnce(purchase);
  });

  it('credits once when every webhook comes five times, shuffled, while the fan looks', async () => {
    await control('POST', '/sandbox/webhooks', { copies: 5, delayMs: 300, shuffle: true });
    const purchase = await open(name);
    await press(purchase.approvalUrl, 'approve');
    await Promise.all(Array.from({ length: 5 }, () => look(purchase)));
    await waitUntilCompleted(purchase);
    await settled(purchase);
    await expectCreditedOnce(purchase);
  });

  it('credits once when return and webhooks are all lost: reconciliation is enough', async () => {
    await control('POST', '/sandbox/webhooks', { mode: 'off' });
    const purchase = await open(name);
    await press(purchase.approvalUrl, 'approve');
    await makeDue(purchase);
    await Promise.all([reconcilePurchases(harness.deps, name), reconcilePurchases(harness.deps, name)]);
    await expectCreditedOnce(purchase);
  });

  it.each(['error500', 'timeout', 'drop_after'])(
    'says that nothing was charged when opening the order ends in %s, and continues with the same key',
    async (kind) => {
      const fan = await harness.factory.fan();
      const key = `fault-${name}-${kind}`;
      await fault(name, 'create', kind);
      const failed = await buy(fan, name, key);
      expect([failed.statusCode, failed.json().code]).toEqual([502, 'payment_unavailable']);
      const answer = await buy(fan, name, key);
      expect(answer.statusCode).toBe(201);
      const { orders } = await control('GET', '/sandbox/orders');
      const own = orders.filter(
        (order: { purchaseId: string }) => order.purchaseId === answer.json().purchase_id,
      );
      expect(own).toHaveLength(1);
    },
  );

  it.each(['error500', 'timeout', 'drop_after'])('credits once when settling ends in %s', async (kind) => {
    await control('POST', '/sandbox/webhooks', { mode: 'off' });
    const purchase = await open(name);
    await press(purchase.approvalUrl, 'approve');
    const operation = name === 'paypal' ? 'capture' : 'get';
    await fault(name, operation, kind);
    expect(await look(purchase)).toMatchObject({ status: 'pending', balance: 0 });
    await expectCreditedOnce(purchase);
  });

  it('credits once when the job of the webhook fails first', async () => {
    const purchase = await open(name);
    await fault(name, 'get', 'error500');
    await press(purchase.approvalUrl, 'approve');
    await waitUntilCompleted(purchase);
    await expectCreditedOnce(purchase);
  });

  it('waits for a payment that is held for review', async () => {
    await control('POST', '/sandbox/webhooks', { mode: 'off' });
    const purchase = await open(name);
    await fault(name, 'capture', 'pending_capture');
    await press(purchase.approvalUrl, 'approve');
    expect((await look(purchase)).status).toBe('held');
    const orderId = purchase.approvalUrl.split('/').at(-1);
    await control('POST', `/sandbox/orders/${orderId}/finish`, { state: 'paid' });
    await expectCreditedOnce(purchase);
  });

  it('grants nothing to who declines, and nothing to who turns back', async () => {
    const [declined, open1] = [await open(name), await open(name)];
    await press(declined.approvalUrl, 'decline');
    await press(open1.approvalUrl, 'cancel');
    expect(await look(declined)).toMatchObject({
      status: 'declined',
      reason: 'The payment was declined.',
      balance: 0,
    });
    expect(await look(open1)).toMatchObject({ status: 'pending', balance: 0 });
    const cancelled = await harness.app.inject({
      method: 'POST',
      url: `/api/credits/purchases/${open1.id}/cancel`,
      headers: open1.fan.headers,
    });
    // Whatever the provider calls a closed order, the fan gave it up.
    expect(cancelled.json().status).toBe('cancelled');
  });

  it('takes no webhook that somebody else wrote', async () => {
    const purchase = await open(name);
    const answer = await harness.app.inject({
      method: 'POST',
      url: `/api/webhooks/${name}`,
      headers: { 'content-type': 'application/json', 'paymongo-signature': 't=1,te=aa,li=' },
      payload: JSON.stringify({ id: 'evt', resource: { id: purchase.approvalUrl.split('/').at(-1) } }),
    });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'webhook_rejected']);
    expect(await statusOf(purchase)).toBe('pending');
  });
});

describe.each(providers)('money that goes back without us at %s', (name) => {
  const orderOf = async ({ id }: Purchase): Promise<string> => {
    const { orders } = await control('GET', '/sandbox/orders');
    return orders.find(({ purchaseId }: { purchaseId: string }) => purchaseId === id).id;
  };
  const becomes = (purchase: Purchase, status: string) =>
    vi.waitFor(async () => expect(await statusOf(purchase)).toBe(status), { timeout: 15_000, interval: 50 });
  const isBanned = ({ fan }: Purchase) =>
    vi.waitFor(async () => expect(await standingOf(fan)).toBe('banned'), { timeout: 15_000, interval: 50 });
  const standingOf = async ({ id }: Person) =>
    (await harness.deps.db.selectFrom('users').select('status').where('id', '=', id).executeTakeFirst())
      ?.status;

  it('a dispute takes the credits and ends the account; won, the purchase is whole again', async () => {
    const purchase = await open(name);
    await press(purchase.approvalUrl, 'approve');
    await waitUntilCompleted(purchase);
    const path = `/sandbox/orders/${await orderOf(purchase)}/dispute`;
    await control('POST', path, { stage: 'opened' });
    await becomes(purchase, 'disputed');
    await isBanned(purchase);
    await control('POST', path, { stage: 'won' });
    await becomes(purchase, 'completed');
    expect((await readFigures(harness.deps.db, accounts.fanWallet(purchase.fan.id))).balance).toBe(550);
    expect(await standingOf(purchase.fan)).toBe('banned');
  });

  it('a refund by hand is found and booked', async () => {
    const purchase = await open(name);
    await press(purchase.approvalUrl, 'approve');
    await waitUntilCompleted(purchase);
    const path = `/sandbox/orders/${await orderOf(purchase)}/refund`;
    await control('POST', path, { amountCentavos: 50_000 });
    await becomes(purchase, 'refunded');
    expect(await look(purchase)).toMatchObject({ status: 'refunded', balance: 0 });
  });
});

describe('a PayPal order that the fan gave up', () => {
  it('is credited once when it is paid all the same', async () => {
    const purchase = await open('paypal');
    await harness.app.inject({
      method: 'POST',
      url: `/api/credits/purchases/${purchase.id}/cancel`,
      headers: purchase.fan.headers,
    });
    expect(await statusOf(purchase)).toBe('cancelled');
    await press(purchase.approvalUrl, 'approve');
    await waitUntilCompleted(purchase);
    await expectCreditedOnce(purchase);
  });
});

/** Last: it leaves a provider that is not asked for a while. */
describe('a provider that hangs', () => {
  it('keeps nobody waiting who pays through another', async () => {
    await control('POST', '/sandbox/webhooks', { mode: 'off' });
    const stuck: Purchase[] = [];
    for (let count = 0; count < 60; count += 1) stuck.push(await open('paypal'));
    await Promise.all(stuck.map(makeDue));
    await fault('paypal', 'get', 'timeout', 1000);
    const hanging = reconcilePurchases(harness.deps, 'paypal');
    for (const { id } of stuck.slice(0, 20))
      await harness.deps.db.transaction().execute((tx) => queueSettlement(tx, id));
    await control('POST', '/sandbox/webhooks', { mode: 'on' });
    const purchase = await open('paymongo');
    await press(purchase.approvalUrl, 'approve');
    // All sixty would hang for 400 ms each; a queue that they share would take longer than a fan waits.
    await waitUntilCompleted(purchase);
    await hanging;
    await control('DELETE', '/sandbox/faults');
    await expectCreditedOnce(purchase);
  });
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
