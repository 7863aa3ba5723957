import type { FastifyInstance } from 'fastify';
import { disputeStages, expire, type Order } from '../order.ts';
import { refundableCentavos, refundedCentavos } from '../refund.ts';
import { commit, type OrderChange, type Sandbox } from '../sandbox.ts';
import { statementOf } from '../statement.ts';
import type { ControlDependencies } from './control-dependencies.ts';

type Route = { Params: { orderId: string } };

/** What a provider's own staff, and time, do to an order. */
export function orderControlRoutes(app: FastifyInstance, { sandbox, behaviours }: ControlDependencies): void {
  app.get('/sandbox/orders', async () => ({
    orders: [...sandbox.store.orders.values()].map((order) => presentOrder(sandbox, order)),
  }));

  // Ages an order: PayPal then knows it no more, PayMongo reports it as expired.
  app.post<Route>('/sandbox/orders/:orderId/expire', async (request, reply) => {
    const order = sandbox.store.orders.get(request.params.orderId);
    if (!order) return reply.callNotFound();
    return presentOrder(sandbox, commit(sandbox, { order: expire(order, sandbox.now()), webhooks: [] }));
  });

  // Ends the review of a payment that `pending_capture` held.
  decide('finish', 'state', ['paid', 'failed'], (order, state) =>
    behaviours[order.provider].finish(order, state),
  );
  // Ends the refunds that `pending_refund` held.
  decide('refunds/finish', 'state', ['succeeded', 'failed'], (order, state) =>
    behaviours[order.provider].finishRefunds(order, state),
  );
  // The payer complains to the provider about a payment, or the provider decides on it.
  decide('dispute', 'stage', disputeStages, (order, stage) =>
    behaviours[order.provider].dispute(order, stage),
  );

  // Whose PayPal account pays: of an order that says nothing each pays with one of its own.
  const payer = {
    type: 'object',
    additionalProperties: false,
    required: ['payerId'],
    properties: { payerId: { type: 'string', pattern: '^[A-Z0-9]{1,13}$' } },
  };
  app.post<Route & { Body: { payerId: string } }>(
    '/sandbox/orders/:orderId/payer',
    { schema: { body: payer } },
    async (request, reply) => {
      const order = sandbox.store.orders.get(request.params.orderId);
      if (order?.provider !== 'paypal') return reply.callNotFound();
      const { payerId } = request.body;
      return presentOrder(sandbox, commit(sandbox, { order: { ...order, payerId }, webhooks: [] }));
    },
  );

  const byHand = {
    type: 'object',
    additionalProperties: false,
    required: ['amountCentavos'],
    properties: { amountCentavos: { type: 'integer', minimum: 1 } },
  };
  // The merchant's own staff gives a part back, not through the API.
  app.post<Route & { Body: { amountCentavos: number } }>(
    '/sandbox/orders/:orderId/refund',
    { schema: { body: byHand } },
    async (request, reply) => {
      const order = sandbox.store.orders.get(request.params.orderId);
      const { amountCentavos } = request.body;
      if (!order || amountCentavos > refundableCentavos(order)) return reply.callNotFound();
      return presentOrder(
        sandbox,
        commit(sandbox, behaviours[order.provider].refundByHand(order, amountCentavos)),
      );
    },
  );

  /** A call on one order whose body is one word out of a few. */
  function decide<Word extends string>(
    action: string,
    field: string,
    words: readonly Word[],
    change: (order: Order, word: Word) => OrderChange,
  ): void {
    const body = {
      type: 'object',
      additionalProperties: false,
      required: [field],
      properties: { [field]: { enum: words } },
    };
    const path = `/sandbox/orders/:orderId/${action}`;
    app.post<Route & { Body: Record<string, string> }>(path, { schema: { body } }, async (request, reply) => {
      const order = sandbox.store.orders.get(request.params.orderId);
      const word = words.find((each) => each === request.body[field]);
      if (!order || !word) return reply.callNotFound();
      return presentOrder(sandbox, commit(sandbox, change(order, word)));
    });
  }
}

function presentOrder({ store }: Sandbox, order: Order) {
  const webhooks = [...store.webhooks.values()].filter(({ orderId }) => orderId === order.id);
  const { id, provider, purchaseId, amountCentavos, decision, payment, paymentId, isExpired, dispute } =
    order;
  const { evidences } = order;
  return {
    id,
    provider,
    purchaseId,
    amountCentavos,
    currency: order.currency,
    payerId: order.payerId,
    decision,
    payment,
    paymentId,
    statement: statementOf(order),
    refundedCentavos: refundedCentavos(order),
    dispute,
    evidences,
    isExpired,
    webhooks: webhooks.map(({ id: eventId, kind, status }) => ({ eventId, kind, status })),
  };
}
