import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { ProviderError, type WebhookDelivery } from '../../../providers/http/provider-error.ts';
import type { ProviderName, WebhookEvent } from '../../../providers/payments/payment-provider.ts';
import { creditsTexts } from '../credits.texts.generated.ts';
import type { CreditsDeps } from '../credits-deps.ts';
import { actOnEvent } from './act-on-event.ts';
import { statusOnReceipt, subjectOf } from './event-subject.ts';
import { insertWebhookEvent } from './webhooks.queries.ts';

/**
 * Takes a provider's webhook: authentic or refused, its payload kept sealed, acted on by a job in the same transaction. What
 * it says of money is not believed: the job asks the provider itself. One that does not say what to ask about is kept (P47).
 * @throws AppError `webhook_rejected`, or `service_unavailable` so that the provider sends it again
 */
export async function receiveWebhook(
  deps: CreditsDeps,
  provider: ProviderName,
  delivery: Omit<WebhookDelivery, 'now'>,
): Promise<void> {
  const now = deps.clock.now();
  const event = await readEvent(deps, provider, { ...delivery, now });
  const about = subjectOf(event.about);
  await inTransaction(deps.db, async (tx) => {
    const isNew = await insertWebhookEvent(tx, {
      provider,
      event_id: event.eventId,
      order_id: about.orderId,
      capture_id: about.captureId,
      about: about.type,
      kind: event.kind,
      stage: event.about.type === 'dispute' ? event.about.stage : null,
      status: statusOnReceipt(about),
      payload: deps.webhookCipher.seal(delivery.rawBody),
      received_at: now,
    });
    if (isNew) await actOnEvent(tx, provider, about);
  });
}

async function readEvent(
  deps: CreditsDeps,
  provider: ProviderName,
  delivery: WebhookDelivery,
): Promise<WebhookEvent> {
  try {
    return await deps.payments[provider].readWebhook(delivery);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    // What anybody may send is no text for our log: its code is.
    deps.log.warn({ provider, code: error.code }, 'webhook not accepted');
    if (error.retryable) throw new AppError('service_unavailable', { retryAfterSeconds: 5, cause: error });
    throw new AppError('webhook_rejected', {
      detail: (language) => creditsTexts[language].webhookSignature,
      cause: error,
    });
  }
}
