import { z } from 'zod';
import type { DisputeStage, WebhookSubject } from './payment-provider.ts';

const resourceSchema = z.object({
  id: z.string().min(1),
  type: z.string(),
  attributes: z.object({ payment_id: z.string().min(1).nullish() }).optional(),
});

type Resource = z.output<typeof resourceSchema>;

/**
 * What a PayMongo event is about, by its name and its resource. One that cannot be read further is `other`: it
 * is authentic, so it is kept for a person and not refused. A payment's own events do not name the session.
 */
export function subjectOfPayMongoEvent(kind: string, resource: unknown): WebhookSubject {
  const result = resourceSchema.safeParse(resource);
  if (!result.success) return { type: 'other' };
  const { data } = result;
  if (data.type === 'checkout_session') return { type: 'order', orderId: data.id };
  if (kind.includes('dispute')) {
    return { type: 'dispute', captureId: captureIdOf(data), orderId: null, stage: stageOf(kind) };
  }
  const isRefund = kind === 'payment.refunded' || kind.startsWith('payment.refund.');
  return isRefund ? { type: 'refund', captureId: captureIdOf(data), orderId: null } : { type: 'other' };
}

/** The documentation sends the payment with these events; a refund or a dispute would name it. */
function captureIdOf({ id, type, attributes }: Resource): string | null {
  return type === 'payment' ? id : (attributes?.payment_id ?? null);
}

/** PayMongo documents no names for these, so a name that says nothing of the end decides nothing. */
function stageOf(kind: string): DisputeStage {
  const last = kind.split('.').at(-1);
  if (last === 'created') return 'opened';
  return last === 'won' || last === 'lost' ? last : 'updated';
}
