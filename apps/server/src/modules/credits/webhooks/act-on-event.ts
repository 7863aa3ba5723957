import type { Tx } from '../../../platform/database/index.ts';
import { addJob } from '../../../platform/jobs.ts';
import type { ProviderName, WebhookEvent } from '../../../providers/payments/payment-provider.ts';
import { checkCaptureJobs, settleOrderJobs } from '../declared-jobs.ts';

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

/** Adds the job that an event leads to, in the transaction that records it; none for what is only kept. */
export async function actOnEvent(tx: Tx, provider: ProviderName, about: EventSubject): Promise<void> {
  const { type, orderId, captureId } = about;
  if (type === 'order' && orderId !== null)
    await addJob(tx, settleOrderJobs[provider], { orderId }, { key: `settle:${provider}:${orderId}` });
  else if (statusOnReceipt(about) === 'queued' && captureId !== null)
    await addJob(tx, checkCaptureJobs[provider], { captureId }, { key: `check:${provider}:${captureId}` });
}

export function subjectOf(about: WebhookEvent['about']): EventSubject {
  return {
    type: about.type,
    orderId: 'orderId' in about ? about.orderId : null,
    captureId: 'captureId' in about ? about.captureId : null,
  };
}
