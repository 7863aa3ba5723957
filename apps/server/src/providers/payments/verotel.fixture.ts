import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { buildSandbox } from '../../../../sandbox/src/app.ts';
import { defaultCredentials } from '../../../../sandbox/src/settings.ts';
import type { AcquirerMemory, AcquirerPost, AskedAcquirerRefund, PinnedOrder } from './acquirer-memory.ts';
import type { OrderReference, PaymentProvider, ProviderOptions } from './payment-provider.ts';
import { createVerotel, type VerotelSettings } from './verotel.ts';

/** ₱500.00 at ₱54.80 a dollar. */
export const CHARGE = { minor: 913, currency: 'USD' };
export const CENTAVOS = 50_000;

export const sandboxKeys = (url: string): VerotelSettings => ({
  baseUrl: url,
  apiUrl: `${url}/api`,
  shopId: defaultCredentials.verotelShopId,
  signatureKey: defaultCredentials.verotelSignatureKey,
  apiUser: defaultCredentials.verotelApiUser,
  apiPassword: defaultCredentials.verotelApiPassword,
});

/** As the database keeps it (`acquirer-memory.queries.ts`), for tests of the adapter alone. */
export function rememberHere() {
  const orders = new Map<string, PinnedOrder>();
  const posts = new Map<string, AcquirerPost>();
  const refunds = new Map<string, AskedAcquirerRefund>();
  const memory: AcquirerMemory = {
    findOrder: async (_provider, orderId) => orders.get(orderId) ?? null,
    async keepPost(_provider, post) {
      if (!posts.has(post.postId)) posts.set(post.postId, post);
    },
    listPosts: async (_provider, saleId) => [...posts.values()].filter((post) => post.saleId === saleId),
    listRefunds: async (_provider, saleId) =>
      [...refunds.values()].filter((refund) => refund.saleId === saleId),
    async beginRefund(_provider, refund) {
      if (refunds.has(refund.refundId)) return false;
      refunds.set(refund.refundId, { ...refund, state: 'asked' });
      return true;
    },
    async markTaken(refundId) {
      const known = refunds.get(refundId);
      if (known) refunds.set(refundId, { ...known, state: 'taken' });
    },
    async dropRefund(refundId) {
      if (refunds.get(refundId)?.state === 'asked') refunds.delete(refundId);
    },
  };
  return { memory, orders, refunds };
}

/** Real: the adapter, the sandbox, HTTP both ways. In memory: what the database remembers. */
export async function startVerotel() {
  const received: string[] = [];
  let answer = 'OK';
  const server = createServer((request, response) => {
    received.push((request.url ?? '').split('?', 2)[1] ?? '');
    response.end(answer);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const app = await buildSandbox({
    webhookUrls: { verotel: address },
    webhookRetryDelayMs: 5,
    webhookAttempts: 3,
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const remembered = rememberHere();

  async function control(method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) {
    const { statusCode, body } = await app.inject({ method, url: path, ...(payload && { payload }) });
    if (statusCode >= 300) throw new Error(`${method} ${path} answered ${statusCode}: ${body}`);
    return JSON.parse(body);
  }

  async function open(
    provider: PaymentProvider,
    charge = CHARGE,
  ): Promise<OrderReference & { page: string }> {
    const purchaseId = randomUUID();
    const { orderId, approvalUrl } = await provider.createOrder({
      purchaseId,
      amountCentavos: CENTAVOS,
      charge,
      description: '550 credits & a <bonus>',
      statementName: 'LKH Online',
      method: 'card_abroad',
      returnUrl: 'https://likha.test/return?purchase=7',
      cancelUrl: 'https://likha.test/cancel?purchase=7',
    });
    remembered.orders.set(orderId, { purchaseId, amountCentavos: CENTAVOS, charge });
    return { orderId, purchaseId, page: approvalUrl };
  }

  /** The payer opens the page and presses a button. @returns where that leads */
  async function press(page: string, action: 'approve' | 'decline' | 'cancel'): Promise<string> {
    const opened = await fetch(page);
    if (!opened.ok) throw new Error(`the page answered ${opened.status}`);
    const body = new URLSearchParams({ action });
    const left = await fetch(opened.url, { method: 'POST', body, redirect: 'manual' });
    return left.headers.get('location') ?? '';
  }

  async function orderBehind({ purchaseId }: OrderReference) {
    const { orders } = await control('GET', '/sandbox/orders');
    return orders.find((order: { purchaseId: string }) => order.purchaseId === purchaseId);
  }

  return {
    ...remembered,
    url,
    received,
    control,
    open,
    press,
    orderBehind,
    provider: (options?: ProviderOptions, keys: Partial<VerotelSettings> = {}) =>
      createVerotel({ ...sandboxKeys(url), ...keys }, remembered.memory, options),
    /** What posts are answered with from now on. */
    answerWith(text: string) {
      answer = text;
    },
    fault: (operation: string, kind: string, times = 1) =>
      control('POST', '/sandbox/faults', { provider: 'verotel', operation, kind, times }),
    /** A post that arrived, read as it was signed. */
    read: (provider: PaymentProvider, query: string) =>
      provider.readWebhook({ headers: {}, rawBody: Buffer.from(query), now: new Date() }),
    async close() {
      await app.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** One Verotel for a file of tests, and what its payers and posts do. */
export function useVerotel() {
  const verotel = {} as Awaited<ReturnType<typeof startVerotel>>;
  beforeAll(async () => {
    Object.assign(verotel, await startVerotel());
  });
  afterEach(async () => {
    verotel.answerWith('OK');
    await verotel.control('DELETE', '/sandbox/faults');
    const usual = { mode: 'on', copies: 1, delayMs: 0, shuffle: false };
    await verotel.control('POST', '/sandbox/webhooks', usual);
  });
  afterAll(() => verotel.close());

  const posted = (sale: { saleId: string }, word = 'saleID') =>
    verotel.received.filter((query) => query.includes(sale.saleId) && query.includes(word));

  return {
    verotel,
    posted,
    async paid() {
      const order = await verotel.open(verotel.provider());
      await verotel.press(order.page, 'approve');
      const { id, paymentId: saleId } = await verotel.orderBehind(order);
      return { ...order, id, saleId };
    },
    /** Waits for a post of this sale, and gives it to the adapter. */
    async hear(sale: { saleId: string }, word: string) {
      await expect.poll(() => posted(sale, word)).not.toEqual([]);
      return verotel.read(verotel.provider(), posted(sale, word)[0] ?? '');
    },
    /** A person gives a part back in the Control Center. */
    byHand: (id: string, amountCentavos: number) =>
      verotel.control('POST', `/sandbox/orders/${id}/refund`, { amountCentavos }),
  };
}
