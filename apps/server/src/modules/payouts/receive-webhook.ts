import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { addJob } from '../../platform/jobs.ts';
import { ProviderError, type WebhookDelivery } from '../../providers/http/provider-error.ts';
import { sendPayoutsJob } from './declared-jobs.ts';
import type { PayoutsDeps } from './payouts-deps.ts';
import { hastenTransfer, noteWebhook } from './transfers.queries.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Takes a webhook of who sends payouts (P600): a hint to ask now what became of one. Nothing it says is believed, so it may come
 * late, twice, out of order or never. That its sender was heard is noted (P811).
 * @throws AppError `webhook_rejected` for one that is not authentic or none
 */
export async function receiveWebhook(
  deps: PayoutsDeps,
  delivery: Omit<WebhookDelivery, 'now'>,
): Promise<void> {
  const now = deps.clock.now();
  const payoutId = readId(deps, { ...delivery, now });
  const { payoutSender: sender } = deps;
  if (sender === null) return;
  await noteWebhook(deps.db, sender.name, now);
  if (payoutId === null || !UUID.test(payoutId)) return;
  await inTransaction(deps.db, async (tx) => {
    if (await hastenTransfer(tx, { id: payoutId, sender: sender.name, now }))
      await addJob(tx, sendPayoutsJob, {}, { key: sendPayoutsJob.id });
  });
}

function readId(deps: PayoutsDeps, delivery: WebhookDelivery): string | null {
  try {
    return deps.payoutSender?.readWebhook(delivery).payoutId ?? null;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    // What anybody may send is no text for our log: its code is.
    deps.log.warn({ provider: deps.payoutSender?.name, code: error.code }, 'webhook not accepted');
    throw new AppError('webhook_rejected', { cause: error });
  }
}
