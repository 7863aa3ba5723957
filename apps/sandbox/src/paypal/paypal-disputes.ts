import type { FastifyInstance } from 'fastify';
import type { DisputeStage, Order } from '../order.ts';
import { toDecimal } from '../pesos.ts';
import type { Sandbox } from '../sandbox.ts';
import { resourceNotFound } from './paypal-errors.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days in which a merchant may answer. */
const RESPONSE_DAYS = 10;

const states = {
  opened: { status: 'WAITING_FOR_SELLER_RESPONSE', outcome: {} },
  updated: { status: 'UNDER_REVIEW', outcome: {} },
  won: {
    status: 'RESOLVED',
    outcome: { dispute_outcome: { outcome_code: 'RESOLVED_SELLER_FAVOUR' } },
  },
  lost: {
    status: 'RESOLVED',
    outcome: { dispute_outcome: { outcome_code: 'RESOLVED_BUYER_FAVOUR' } },
  },
} as const;

/** A dispute as PayPal's Customer Disputes v1 shows it. */
export function presentDispute(order: Order, stage: DisputeStage) {
  const { status, outcome } = states[stage];
  const due = new Date(Date.parse(order.disputedAt ?? order.updatedAt) + RESPONSE_DAYS * DAY_MS);
  return {
    dispute_id: disputeIdOf(order),
    create_time: order.disputedAt ?? order.updatedAt,
    update_time: order.updatedAt,
    reason: 'UNAUTHORISED',
    status,
    dispute_life_cycle_stage: 'CHARGEBACK',
    dispute_amount: { currency_code: 'PHP', value: toDecimal(order.amountCentavos) },
    disputed_transactions: [{ seller_transaction_id: order.paymentId, custom: order.purchaseId }],
    seller_response_due_date: due.toISOString(),
    ...outcome,
  };
}

function disputeIdOf(order: Order): string {
  return `PP-D-${order.id}`;
}

type ListRoute = { Querystring: { disputed_transaction_id?: string } };
type ReadRoute = { Params: { disputeId: string } };

/** `GET /v1/customer/disputes`, in short and for one payment, and one dispute with all that is known of it. */
export function disputeRoutes(app: FastifyInstance, { store }: Sandbox): void {
  const config = { call: { provider: 'paypal', operation: 'disputes' } } as const;
  const disputed = () =>
    [...store.orders.values()].flatMap((order) =>
      order.provider === 'paypal' && order.dispute ? [{ order, stage: order.dispute }] : [],
    );

  app.get<ListRoute>('/v1/customer/disputes', { config }, async ({ query }) => ({
    items: disputed()
      .filter(({ order }) => order.paymentId === query.disputed_transaction_id)
      .map(({ order, stage }) => {
        const {
          disputed_transactions: _,
          dispute_outcome: __,
          ...short
        } = {
          dispute_outcome: undefined,
          ...presentDispute(order, stage),
        };
        return short;
      }),
    links: [],
  }));

  app.get<ReadRoute>('/v1/customer/disputes/:disputeId', { config }, async ({ params }) => {
    const found = disputed().find(({ order }) => disputeIdOf(order) === params.disputeId);
    if (!found) throw resourceNotFound();
    return presentDispute(found.order, found.stage);
  });
}
