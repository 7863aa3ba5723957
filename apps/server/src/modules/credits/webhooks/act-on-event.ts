import type { Tx } from '../../../platform/database/index.ts';
import { addJob } from '../../../platform/jobs.ts';
import type { ProviderName, WebhookEvent } from '../../../providers/payments/payment-provider.ts';
import { checkCaptureOf, SETTLE_ATTEMPTS, settleOrderOf } from '../credits-job-ids.ts';

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
  if (statusOnReceipt(about) !== 'queued') return;
  const maxAttempts = SETTLE_ATTEMPTS;
  if (type === 'order')
    await addJob(
      tx,
      settleOrderOf(provider),
      { orderId },
      { maxAttempts, key: `settle:${provider}:${orderId}` },
    );
  else
    await addJob(
      tx,
      checkCaptureOf(provider),
      { captureId },
      { maxAttempts, key: `check:${provider}:${captureId}` },
    );
}

export function subjectOf(about: WebhookEvent['about']): EventSubject {
  return {
    type: about.type,
    orderId: 'orderId' in about ? about.orderId : null,
    captureId: 'captureId' in about ? about.captureId : null,
  };
}
