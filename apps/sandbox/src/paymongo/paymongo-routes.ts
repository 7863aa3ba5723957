import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerErrors, isBasicAuth } from '../api-error.ts';
import { obeyFaults } from '../faults.ts';
import { expire, type Order, openOrder } from '../order.ts';
import { hashOf, keyOf } from '../request-key.ts';
import { approvalUrl, commit, type Sandbox } from '../sandbox.ts';
import { keyReused, payMongoError, payMongoErrorBody, payMongoFailure } from './paymongo-errors.ts';
import { paymentRoutes } from './paymongo-payments.ts';
import { refundRoute } from './paymongo-refunds.ts';
import { type CreateSessionBody, createSessionSchema, readNewSession } from './paymongo-session-request.ts';
import { presentSession } from './paymongo-views.ts';

/** PayMongo's checkout sessions, payments and refunds. */
export async function payMongoRoutes(app: FastifyInstance, { sandbox }: { sandbox: Sandbox }): Promise<void> {
  answerErrors(app, {
    badRequest: (detail) => payMongoErrorBody('parameter_invalid', detail),
    failure: payMongoFailure,
  });
  obeyFaults(app, sandbox.faults, payMongoFailure);
  app.addHook('onRequest', async (request) => {
    if (isBasicAuth(request.headers.authorization, sandbox.settings.credentials.paymongoSecretKey, ''))
      return;
    throw payMongoError(401, 'api_key_invalid', 'This API key is not known.');
  });
  sessionRoutes(app, sandbox);
  paymentRoutes(app, sandbox);
  refundRoute(app, sandbox);
  webhooksRoute(app, sandbox);
}

/** The events that PayMongo documents (see `paymongo-events.ts`). */
const EVENTS = ['checkout_session.payment.paid', 'payment.refunded', 'payment.refund.updated'];

/** What is told, and where: whoever looks after the app asks whether it is told at all. */
function webhooksRoute(app: FastifyInstance, { settings }: Sandbox): void {
  app.get('/v1/webhooks', { config: { call: { provider: 'paymongo', operation: 'list' } } }, async () => {
    const url = settings.webhookUrls.paymongo;
    const attributes = { url, status: 'enabled', events: EVENTS };
    return { data: url ? [{ id: 'hook_sandbox', type: 'webhook', attributes }] : [] };
  });
}

function sessionRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const present = (order: Order) => ({ data: presentSession(order, approvalUrl(sandbox, order.id)) });

  app.post<{ Body: CreateSessionBody }>(
    '/v1/checkout_sessions',
    {
      schema: { body: createSessionSchema },
      config: { call: { provider: 'paymongo', operation: 'create' } },
    },
    async (request) => present(findRepeated(sandbox, request) ?? createSession(sandbox, request)),
  );

  app.get<{ Params: { sessionId: string } }>(
    '/v1/checkout_sessions/:sessionId',
    { config: { call: { provider: 'paymongo', operation: 'get' } } },
    async (request) => present(findSession(sandbox, request.params.sessionId)),
  );

  app.post<{ Params: { sessionId: string } }>(
    '/v1/checkout_sessions/:sessionId/expire',
    { config: { call: { provider: 'paymongo', operation: 'expire' } } },
    async (request) => {
      const order = findSession(sandbox, request.params.sessionId);
      const expired = expire(order, sandbox.now());
      if (expired === order) throw payMongoError(400, 'resource_not_active', 'The session is already over.');
      return present(commit(sandbox, { order: expired, webhooks: [] }));
    },
  );
}

type CreateRequest = FastifyRequest<{ Body: CreateSessionBody }>;

function createSession(sandbox: Sandbox, request: CreateRequest): Order {
  const key = { createKey: keyOf(request), createHash: hashOf(request.body) };
  const order = openOrder(readNewSession(request.body, key), sandbox.now());
  return commit(sandbox, { order, webhooks: [] });
}

function findRepeated(sandbox: Sandbox, request: CreateRequest): Order | null {
  const createKey = keyOf(request);
  const known = createKey === null ? undefined : sandbox.store.findByCreateKey('paymongo', createKey);
  if (!known) return null;
  if (known.createHash === hashOf(request.body)) return known;
  throw keyReused();
}

function findSession(sandbox: Sandbox, sessionId: string): Order {
  const order = sandbox.store.orders.get(sessionId);
  if (order?.provider === 'paymongo') return order;
  throw payMongoError(404, 'resource_not_found', `No such checkout session: ${sessionId}`);
}
