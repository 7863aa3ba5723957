import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { addJob } from '../../platform/jobs.ts';
import {
  ProviderError,
  type ProviderName,
  type WebhookEvent,
} from '../../providers/payments/payment-provider.ts';
import type { CreditsDeps } from './credits-deps.ts';
import { SETTLE_ORDER } from './credits-job-ids.ts';
import { insertWebhookEvent } from './purchases.queries.ts';

const ATTEMPTS = 12;

/**
 * Takes a provider's webhook: authentic or refused, stored once, acted on by a job in the same transaction. What it says
 * of money is not believed: the job asks the provider itself.
 * @throws AppError `webhook_rejected`, or `service_unavailable` so that the provider sends it again
 */
export async function receiveWebhook(
  deps: CreditsDeps,
  provider: ProviderName,
  delivery: { headers: Record<string, string | string[] | undefined>; rawBody: Buffer },
): Promise<void> {
  const now = deps.clock.now();
  const event = await readEvent(deps, provider, { ...delivery, now });
  await inTransaction(deps.db, async (tx) => {
    const { eventId, orderId, kind } = event;
    const isNew = await insertWebhookEvent(tx, {
      provider,
      event_id: eventId,
      order_id: orderId,
      kind,
      received_at: now,
    });
    if (isNew && orderId) await addJob(tx, SETTLE_ORDER, { provider, orderId }, { maxAttempts: ATTEMPTS });
  });
}

async function readEvent(
  deps: CreditsDeps,
  provider: ProviderName,
  delivery: { headers: Record<string, string | string[] | undefined>; rawBody: Buffer; now: Date },
): Promise<WebhookEvent> {
  try {
    return await deps.payments[provider].readWebhook(delivery);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    deps.log.warn({ err: error, provider }, 'webhook not accepted');
    if (error.retryable) throw new AppError('service_unavailable', { retryAfterSeconds: 5, cause: error });
    throw new AppError('webhook_rejected', {
      detail: 'The signature of this webhook does not match.',
      cause: error,
    });
  }
}
