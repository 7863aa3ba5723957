import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { answerErrors } from '../api-error.ts';
import { obeyFaults } from '../faults.ts';
import { type Order, openOrder } from '../order.ts';
import { commit, type Sandbox } from '../sandbox.ts';
import { type PayPalTokens, payPalTokenRoutes } from './paypal-auth.ts';
import { addressesOf, capture } from './paypal-behaviour.ts';
import { disputeRoutes } from './paypal-disputes.ts';
import { payPalErrorBody, payPalFailure, resourceNotFound } from './paypal-errors.ts';
import { type CreateOrderBody, createOrderSchema, readNewOrder } from './paypal-order-request.ts';
import { refundRoute } from './paypal-refunds.ts';
import { reportingRoute } from './paypal-reporting.ts';
import { requestIdOf } from './paypal-request-id.ts';
import type { PayPalSigner } from './paypal-signature.ts';
import { approveBySaved, vaultRoutes } from './paypal-vault.ts';
import { presentOrder } from './paypal-views.ts';

export interface PayPalDependencies {
  sandbox: Sandbox;
  signer: PayPalSigner;
  tokens: PayPalTokens;
}

/** PayPal's token, Orders v2, captures, refunds, disputes, list of transactions and the certificate of webhooks. */
export async function payPalRoutes(app: FastifyInstance, dependencies: PayPalDependencies): Promise<void> {
  const { signer, tokens } = dependencies;
  answerErrors(app, {
    badRequest: (detail) =>
      payPalErrorBody('INVALID_REQUEST', 'The request is not well formed.', 'SYNTAX', detail),
    failure: payPalFailure,
  });
  obeyFaults(app, dependencies.sandbox.faults, payPalFailure);

  await app.register(payPalTokenRoutes, dependencies);
  app.get(
    '/v1/notifications/certs/:certificateId',
    { config: { call: { provider: 'paypal', operation: 'verify' } } },
    async (_request, reply) => reply.type('application/x-pem-file').send(signer.certificatePem),
  );
  await app.register(async (authorised) => {
    authorised.addHook('onRequest', async (request) => tokens.requireToken(request));
    orderRoutes(authorised, dependencies.sandbox);
    refundRoute(authorised, dependencies.sandbox);
    reportingRoute(authorised, dependencies.sandbox);
    disputeRoutes(authorised, dependencies.sandbox);
    vaultRoutes(authorised, dependencies.sandbox);
    webhookRoute(authorised, dependencies.sandbox);
  });
}

/** What is told, and where: whoever looks after the app asks whether it is told at all. */
function webhookRoute(app: FastifyInstance, { settings }: Sandbox): void {
  app.get<{ Params: { webhookId: string } }>(
    '/v1/notifications/webhooks/:webhookId',
    { config: { call: { provider: 'paypal', operation: 'get' } } },
    async ({ params }) => {
      const url = settings.webhookUrls.paypal;
      if (!url || params.webhookId !== settings.credentials.paypalWebhookId) throw resourceNotFound();
      return { id: params.webhookId, url, event_types: [{ name: '*' }] };
    },
  );
}

function orderRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const present = (order: Order) => presentOrder(order, addressesOf(sandbox, order.id));

  app.post<{ Body: CreateOrderBody }>(
    '/v2/checkout/orders',
    { schema: { body: createOrderSchema }, config: { call: { provider: 'paypal', operation: 'create' } } },
    async (request, reply) => {
      const createKey = requestIdOf(request);
      const known = createKey === null ? undefined : sandbox.store.findByCreateKey('paypal', createKey);
      if (known) return present(known);
      const createHash = hashOf(request.body);
      const order = openOrder(readNewOrder(request.body, { createKey, createHash }), sandbox.now());
      return reply.code(201).send(present(commit(sandbox, { order, webhooks: [] })));
    },
  );

  app.get<{ Params: { orderId: string } }>(
    '/v2/checkout/orders/:orderId',
    { config: { call: { provider: 'paypal', operation: 'get' } } },
    async (request) => present(findOrder(sandbox, request.params.orderId)),
  );

  app.post<{ Params: { orderId: string }; Body: CaptureBody | undefined }>(
    '/v2/checkout/orders/:orderId/capture',
    { config: { call: { provider: 'paypal', operation: 'capture' } } },
    async (request, reply) => {
      const order = findOrder(sandbox, request.params.orderId);
      const saved = request.body?.payment_source?.paypal?.vault_id;
      const approved = saved === undefined ? order : approveBySaved(sandbox, order, saved);
      const captured = commit(sandbox, capture(sandbox, approved, requestIdOf(request)));
      return reply.code(201).send(present(captured));
    },
  );
}

interface CaptureBody {
  payment_source?: { paypal?: { vault_id?: string } };
}

/** An order that PayPal has given up is not found, as any order it never had. */
function findOrder(sandbox: Sandbox, orderId: string): Order {
  const order = sandbox.store.orders.get(orderId);
  if (order?.provider !== 'paypal' || order.isExpired) throw resourceNotFound();
  return order;
}

function hashOf(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}
