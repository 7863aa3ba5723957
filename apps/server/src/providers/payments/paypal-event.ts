import { z } from 'zod';
import type { DisputeStage, WebhookSubject } from './payment-provider.ts';

const resourceSchema = z.object({
  id: z.string().min(1).optional(),
  supplementary_data: z
    .object({
      related_ids: z
        .object({ order_id: z.string().min(1).optional(), capture_id: z.string().min(1).optional() })
        .optional(),
    })
    .optional(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
  disputed_transactions: z
    .array(z.object({ seller_transaction_id: z.string().min(1).optional() }))
    .optional(),
  dispute_outcome: z.object({ outcome_code: z.string().optional() }).optional(),
});

type Resource = z.output<typeof resourceSchema>;

/**
 * What a PayPal event is about, by its name and its resource. One that cannot be read further is `other`: it is
 * authentic, so it is kept for a person and not refused.
 */
export function subjectOfPayPalEvent(kind: string, resource: unknown): WebhookSubject {
  const result = resourceSchema.safeParse(resource);
  if (!result.success) return { type: 'other' };
  const { data } = result;
  if (kind.startsWith('CUSTOMER.DISPUTE.')) return subjectOfDispute(kind, data);
  if (isRefund(kind)) return { type: 'refund', captureId: refundedCaptureId(data), orderId: orderIdOf(data) };
  const orderId = kind.startsWith('CHECKOUT.ORDER.') ? (data.id ?? null) : orderIdOf(data);
  return orderId === null ? { type: 'other' } : { type: 'order', orderId };
}

/** A reversal is money that PayPal took back by itself: for us it went back all the same. */
function isRefund(kind: string): boolean {
  const isOfCapture = kind === 'PAYMENT.CAPTURE.REFUNDED' || kind === 'PAYMENT.CAPTURE.REVERSED';
  return isOfCapture || kind.startsWith('PAYMENT.REFUND.');
}

function orderIdOf(resource: Resource): string | null {
  return resource.supplementary_data?.related_ids?.order_id ?? null;
}

/** The resource is the refund; its capture is a related id or, in older events, only the link upwards. */
function refundedCaptureId(resource: Resource): string | null {
  const related = resource.supplementary_data?.related_ids?.capture_id;
  if (related !== undefined) return related;
  const link = resource.links?.find(({ rel, href }) => rel === 'up' && href.includes('/payments/captures/'));
  return link?.href.split('/payments/captures/')[1]?.split(/[/?]/)[0] || null;
}

/** A dispute names the payment as our side of it knows it, which is the capture; never the order. */
function subjectOfDispute(kind: string, resource: Resource): WebhookSubject {
  const captureId = resource.disputed_transactions?.[0]?.seller_transaction_id ?? null;
  return { type: 'dispute', captureId, orderId: null, stage: stageOf(kind, resource) };
}

const wonOutcomes = new Set(['RESOLVED_SELLER_FAVOUR', 'CANCELED_BY_BUYER', 'DENIED']);
const lostOutcomes = new Set(['RESOLVED_BUYER_FAVOUR', 'ACCEPTED']);

/** For whom a dispute ended; null for an ending that does not say (RESOLVED_WITH_PAYOUT, NONE). */
export function endingOf(outcomeCode: string | undefined): 'won' | 'lost' | null {
  if (wonOutcomes.has(outcomeCode ?? '')) return 'won';
  return lostOutcomes.has(outcomeCode ?? '') ? 'lost' : null;
}

/** An ending that does not say for whom decides nothing. */
function stageOf(kind: string, { dispute_outcome: outcome }: Resource): DisputeStage {
  if (kind === 'CUSTOMER.DISPUTE.CREATED') return 'opened';
  if (kind !== 'CUSTOMER.DISPUTE.RESOLVED') return 'updated';
  return endingOf(outcome?.outcome_code) ?? 'updated';
}
