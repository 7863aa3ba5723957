import type { DisputeStage, Order } from '../order.ts';
import { toDecimal } from '../pesos.ts';

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

export function disputeIdOf(order: Order): string {
  return `PP-D-${order.id}`;
}
