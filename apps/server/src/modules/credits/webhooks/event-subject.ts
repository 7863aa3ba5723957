import type { WebhookEvent } from '../../../providers/payments/payment-provider.ts';

/** What an event is about, as it is kept. */
export interface EventSubject {
  type: WebhookEvent['about']['type'];
  orderId: string | null;
  captureId: string | null;
}

/** What becomes of an event: acted on, kept for a person because it does not say what to ask about, or needless. */
export function statusOnReceipt({ type, orderId, captureId }: EventSubject): 'queued' | 'kept' | 'ignored' {
  if (type === 'other') return 'ignored';
  return (type === 'order' ? orderId : captureId) === null ? 'kept' : 'queued';
}

export function subjectOf(about: WebhookEvent['about']): EventSubject {
  return {
    type: about.type,
    orderId: 'orderId' in about ? about.orderId : null,
    captureId: 'captureId' in about ? about.captureId : null,
  };
}
