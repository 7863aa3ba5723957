import type { Tx } from '../../../platform/database/index.ts';
import { addJob } from '../../../platform/jobs.ts';
import type { ProviderName } from '../../../providers/payments/payment-provider.ts';
import { checkCaptureJobs, settleOrderJobs } from '../declared-jobs.ts';
import { type EventSubject, statusOnReceipt } from './event-subject.ts';

/** Adds the job that an event leads to, in the transaction that records it; none for what is only kept. */
export async function actOnEvent(tx: Tx, provider: ProviderName, about: EventSubject): Promise<void> {
  const { type, orderId, captureId } = about;
  if (type === 'order' && orderId !== null)
    await addJob(tx, settleOrderJobs[provider], { orderId }, { key: `settle:${provider}:${orderId}` });
  else if (statusOnReceipt(about) === 'queued' && captureId !== null)
    await addJob(tx, checkCaptureJobs[provider], { captureId }, { key: `check:${provider}:${captureId}` });
}
