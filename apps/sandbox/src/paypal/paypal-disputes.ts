import type { FastifyInstance } from 'fastify';
import { answerDispute, type DisputeStage, type Order } from '../order.ts';
import { toDecimal } from '../pesos.ts';
import { commit, type Sandbox } from '../sandbox.ts';
import { resourceNotFound, unprocessable } from './paypal-errors.ts';
import { disputeChanged } from './paypal-events.ts';
import { EVIDENCE_BYTES, readEvidence } from './paypal-evidence.ts';

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
    evidences: order.evidences.map(({ type, notes, documents, at }) => ({
      source: 'SUBMITTED_BY_SELLER',
      evidence_type: type,
      notes,
      documents: documents.map(({ name }) => ({ name })),
      date: at,
    })),
    // The link is there while the merchant may answer, and only then.
    links:
      stage === 'opened'
        ? [{ rel: 'provide_evidence', href: `/v1/customer/disputes/${disputeIdOf(order)}/provide-evidence` }]
        : [],
  };
}

function disputeIdOf(order: Order): string {
  return `PP-D-${order.id}`;
}

type ListRoute = { Querystring: { disputed_transaction_id?: string } };
type ReadRoute = { Params: { disputeId: string } };

/**
 * `GET /v1/customer/disputes`, in short and for one payment, one dispute with all that is known of it, and
 * `POST …/provide-evidence` with what the merchant answers.
 */
export function disputeRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { store } = sandbox;
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
          evidences: ___,
          links: ____,
          ...short
        } = {
          dispute_outcome: undefined,
          ...presentDispute(order, stage),
        };
        return short;
      }),
    links: [],
  }));

  function find(disputeId: string) {
    const found = disputed().find(({ order }) => disputeIdOf(order) === disputeId);
    if (!found) throw resourceNotFound();
    return found;
  }

  app.get<ReadRoute>('/v1/customer/disputes/:disputeId', { config }, async ({ params }) => {
    const { order, stage } = find(params.disputeId);
    return presentDispute(order, stage);
  });

  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: EVIDENCE_BYTES },
    (_request, body, done) => done(null, body),
  );
  app.post<ReadRoute & { Body: Buffer }>(
    '/v1/customer/disputes/:disputeId/provide-evidence',
    { config: { call: { provider: 'paypal', operation: 'evidence' } } },
    async ({ params, body, headers }) => {
      const { order } = find(params.disputeId);
      const evidence = await readEvidence(body, String(headers['content-type']));
      const answered = answerDispute(order, evidence, sandbox.now());
      if (answered === order)
        throw unprocessable('DISPUTE_NOT_OPEN_FOR_EVIDENCE', 'Evidence is not taken for this dispute now.');
      commit(sandbox, { order: answered, webhooks: [disputeChanged(answered, 'updated')] });
      return { links: [{ rel: 'self', href: `/v1/customer/disputes/${params.disputeId}` }] };
    },
  );
}
