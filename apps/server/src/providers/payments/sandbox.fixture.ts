import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildSandbox } from '../../../../sandbox/src/app.ts';
import { defaultCredentials } from '../../../../sandbox/src/settings.ts';
import type {
  OrderReference,
  OrderRequest,
  PaymentMethod,
  PaymentProvider,
  ProviderOptions,
} from './payment-provider.ts';
import { createPayMongo } from './paymongo.ts';
import { createPayPal } from './paypal.ts';

/** Real: the adapters, the sandbox, HTTP between them. Faked: nothing. */
export interface TestSandbox {
  url: string;
  /** Every webhook received, oldest first. */
  deliveries: Delivery[];
  provider(name: CallingProvider, options?: ProviderOptions): PaymentProvider;
  /** Presses a button of the approval page. */
  press(orderId: string, action: 'approve' | 'decline' | 'cancel'): Promise<Response>;
  control(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown>;
  orders(): Promise<SandboxOrder[]>;
  close(): Promise<void>;
}

export interface Delivery {
  headers: Record<string, string | string[] | undefined>;
  rawBody: Buffer;
}

export interface SandboxOrder {
  id: string;
  purchaseId: string;
  amountCentavos: number;
  payment: string;
  paymentId: string | null;
  /** As the payer's statement has it; null of an order from before that was asked for. */
  statement: string | null;
  refundedCentavos: number;
  webhooks: { kind: string; status: string }[];
}

/** Those whose orders are made by a call. Who has a hosted page and posts alone has tests of its own (`verotel.test.ts`). */
export const callingProviders = ['paypal', 'paymongo'] as const;
export type CallingProvider = (typeof callingProviders)[number];

export async function startSandbox(): Promise<TestSandbox> {
  const receiver = await startReceiver();
  const app = await buildSandbox({
    webhookUrls: { paypal: receiver.url, paymongo: receiver.url },
    webhookRetryDelayMs: 10,
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const control = (method: string, path: string, body?: unknown) => callControl(url, method, path, body);
  return {
    url,
    deliveries: receiver.deliveries,
    provider: (name, options) => createProvider(name, url, options),
    press: (orderId, action) =>
      fetch(`${url}/pay/${orderId}`, {
        method: 'POST',
        body: new URLSearchParams({ action }),
        redirect: 'manual',
      }),
    control,
    orders: async () => ((await control('GET', '/sandbox/orders')) as { orders: SandboxOrder[] }).orders,
    close: () => closeAll(app, receiver),
  };
}

export function createProvider(
  name: CallingProvider,
  baseUrl: string,
  options?: ProviderOptions,
): PaymentProvider {
  const keys = defaultCredentials;
  if (name === 'paymongo') {
    const { paymongoSecretKey: secretKey, paymongoWebhookSecret: webhookSecret } = keys;
    return createPayMongo({ baseUrl, secretKey, webhookSecret }, options);
  }
  const { paypalClientId: clientId, paypalClientSecret: clientSecret, paypalWebhookId: webhookId } = keys;
  return createPayPal({ baseUrl, clientId, clientSecret, webhookId }, options);
}

export function orderRequest(method: PaymentMethod, changes: Partial<OrderRequest> = {}): OrderRequest {
  return {
    purchaseId: randomUUID(),
    amountCentavos: 123_450,
    description: '1,000 credits & a <bonus>',
    statementName: 'LKH Online',
    method,
    returnUrl: 'https://likha.test/return?purchase=7',
    cancelUrl: 'https://likha.test/cancel?purchase=7',
    ...changes,
  };
}

/** Opens an order and gives what is needed to settle it. */
export async function openOrder(
  provider: PaymentProvider,
  changes?: Partial<OrderRequest>,
): Promise<OrderReference> {
  const request = orderRequest(provider.name === 'paypal' ? 'paypal' : 'gcash', changes);
  const { orderId } = await provider.createOrder(request);
  return { orderId, purchaseId: request.purchaseId };
}

async function startReceiver() {
  const deliveries: Delivery[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    deliveries.push({ headers: request.headers, rawBody: Buffer.concat(chunks) });
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, deliveries, server };
}

async function closeAll(app: FastifyInstance, receiver: Awaited<ReturnType<typeof startReceiver>>) {
  await app.close();
  receiver.server.closeAllConnections();
  receiver.server.close();
}

async function callControl(url: string, method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`${url}${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!response.ok)
    throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
