import { z } from 'zod';
import { readAs } from './answer-schema.ts';
import type { WebhookDelivery, WebhookEvent } from './payment-provider.ts';
import { type PayPalApi, rejectedBy } from './paypal-api.ts';
import { subjectOfPayPalEvent } from './paypal-event.ts';
import { badSignature, onlyHeader, readWebhookBody } from './webhook-body.ts';

const eventSchema = z.object({
  id: z.string().min(1).max(200),
  event_type: z.string().min(1).max(200),
  resource: z.unknown().optional(),
});

const verificationSchema = z.object({ verification_status: z.enum(['SUCCESS', 'FAILURE']) });

/** What PayPal asks for under this name, and the header it arrived in. */
const signatureHeaders = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const;

/**
 * Reads a webhook after PayPal itself has confirmed that it sent it. There is no check of its age: PayPal
 * repeats a delivery for days under its first timestamp, and settling twice changes nothing.
 * @throws ProviderError `bad_signature`, `malformed`, or a retryable one when PayPal could not be asked
 */
export async function readPayPalWebhook(
  api: PayPalApi,
  webhookId: string,
  delivery: WebhookDelivery,
): Promise<WebhookEvent> {
  const signature = signatureOf(delivery);
  const event = readWebhookBody(eventSchema, delivery.rawBody);
  await confirmWithPayPal(api, { ...signature, webhook_id: webhookId }, delivery.rawBody);
  const { id: eventId, event_type: kind, resource } = event;
  return { eventId, kind, about: subjectOfPayPalEvent(kind, resource) };
}

function signatureOf({ headers }: WebhookDelivery): Record<string, string> {
  const signature: Record<string, string> = {};
  for (const [field, header] of Object.entries(signatureHeaders)) {
    const value = onlyHeader(headers, header);
    if (value === null || value.length > 1_000) throw badSignature(`${header} is missing`);
    signature[field] = value;
  }
  return signature;
}

async function confirmWithPayPal(
  api: PayPalApi,
  signature: Record<string, string>,
  rawBody: Buffer,
): Promise<void> {
  const call = 'verify webhook';
  const answer = await api({
    call,
    method: 'POST',
    path: '/v1/notifications/verify-webhook-signature',
    // The event goes back as the text it came as: parsing and writing it again would change bytes, and with
    // them the checksum that is signed. It was parsed before, so it is one JSON value and nothing more.
    body: `${JSON.stringify(signature).slice(0, -1)},"webhook_event":${rawBody.toString('utf8')}}`,
  });
  // 400 means that the headers are not even of the right form, which no delivery of PayPal's is.
  if (answer.status === 400) throw badSignature('PayPal does not know this form');
  if (answer.status !== 200) throw rejectedBy(answer, call);
  const { verification_status: status } = readAs(verificationSchema, answer.body, `paypal: ${call}`);
  if (status !== 'SUCCESS') throw badSignature('PayPal did not send this');
}
