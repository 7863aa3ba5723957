import { z } from 'zod';
import type { DisputeStage, WebhookSubject } from './payment-provider.ts';

const resourceSchema = z.object({
  id: z.string().min(1),
  type: z.string(),
  attributes: z
    .object({ payment_id: z.string().min(1).nullish(), status: z.string().nullish().catch(null) })
    .optional(),
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
    return { type: 'dispute', captureId: captureIdOf(data), orderId: null, stage: stageOf(kind, data) };
  }
  const isRefund = kind === 'payment.refunded' || kind.startsWith('payment.refund.');
  return isRefund ? { type: 'refund', captureId: captureIdOf(data), orderId: null } : { type: 'other' };
}

/** The documentation sends the payment with these events; a refund or a dispute would name it. */
function captureIdOf({ id, type, attributes }: Resource): string | null {
  return type === 'payment' ? id : (attributes?.payment_id ?? null);
}

/** PayMongo documents how a dispute stands (`won`, `lost`), and no names of events: the dispute's own word, else the name's end. */
function stageOf(kind: string, { type, attributes }: Resource): DisputeStage {
  const word = (type === 'dispute' && attributes?.status) || kind.split('.').at(-1);
  if (word === 'won' || word === 'lost') return word;
  return kind.endsWith('.created') ? 'opened' : 'updated';
}
