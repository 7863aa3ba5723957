import type { Tx } from '../../../platform/database/index.ts';
import { addJob } from '../../../platform/jobs.ts';
import type { ProviderName, WebhookEvent } from '../../../providers/payments/payment-provider.ts';
import { SETTLE_ATTEMPTS, settleOrderOf } from '../credits-job-ids.ts';

type About = WebhookEvent['about'];

/** What events are about, and what becomes of them: who gives refunds or disputes an action changes this and replays them. */
const FATES: Readonly<Record<About['type'], 'queued' | 'kept' | 'ignored'>> = {
  order: 'queued',
  refund: 'kept',
  dispute: 'kept',
  other: 'ignored',
};

export function statusOnReceipt(type: About['type']): 'queued' | 'kept' | 'ignored' {
  return FATES[type];
}

/** Adds the job that an event leads to, in the transaction that records it; none for what is only kept. */
export async function actOnEvent(
  tx: Tx,
  { provider, about }: { provider: ProviderName; about: { type: About['type']; orderId?: string | null } },
): Promise<void> {
  if (FATES[about.type] !== 'queued' || !about.orderId) return;
  await addJob(
    tx,
    settleOrderOf(provider),
    { orderId: about.orderId },
    { maxAttempts: SETTLE_ATTEMPTS, key: `settle:${provider}:${about.orderId}` },
  );
}
