import type { FastifyInstance } from 'fastify';
import type { Order } from '../order.ts';
import type { Sandbox } from '../sandbox.ts';
import { payMongoError } from './paymongo-errors.ts';
import { presentPayment } from './paymongo-views.ts';

const schema = {
  querystring: {
    type: 'object',
    properties: {
      limit: { type: 'string', pattern: '^([1-9]|[1-9][0-9]|100)$' },
      after: { type: 'string' },
    },
  },
};

type ListRoute = { Querystring: { limit?: string; after?: string } };
type ReadRoute = { Params: { paymentId: string } };

/** `GET /v1/payments`, the newest first, and one payment. */
export function paymentRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.get<ListRoute>(
    '/v1/payments',
    { schema, config: { call: { provider: 'paymongo', operation: 'list' } } },
    async (request) => {
      const payments = paymentsOf(sandbox);
      const { after, limit = '10' } = request.query;
      const start = after === undefined ? 0 : payments.findIndex(({ paymentId }) => paymentId === after) + 1;
      if (after !== undefined && start === 0) throw noSuchPayment(after);
      const end = start + Number(limit);
      return { has_more: end < payments.length, data: payments.slice(start, end).map(presentPayment) };
    },
  );

  app.get<ReadRoute>(
    '/v1/payments/:paymentId',
    { config: { call: { provider: 'paymongo', operation: 'get_payment' } } },
    async (request) => ({ data: presentPayment(findPaid(sandbox, request.params.paymentId)) }),
  );
}

/** The session behind a payment. @throws ApiError 404 */
export function findPaid(sandbox: Sandbox, paymentId: string): Order {
  const order = paymentsOf(sandbox).find((each) => each.paymentId === paymentId);
  if (order) return order;
  throw noSuchPayment(paymentId);
}

function paymentsOf(sandbox: Sandbox): Order[] {
  const orders = [...sandbox.store.orders.values()];
  const paid = orders.filter(({ provider, paymentId }) => provider === 'paymongo' && paymentId !== null);
  return paid.sort((one, other) => (other.paidAt ?? '').localeCompare(one.paidAt ?? ''));
}

function noSuchPayment(paymentId: string) {
  return payMongoError(404, 'resource_not_found', `No such payment: ${paymentId}`);
}
