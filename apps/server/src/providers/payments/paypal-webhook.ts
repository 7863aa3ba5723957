import { verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import type { WebhookDelivery } from '../http/provider-error.ts';
import { badSignature, onlyHeader, readWebhookBody } from '../http/webhook-body.ts';
import type { WebhookEvent } from './payment-provider.ts';
import type { PayPalCertificates } from './paypal-certificates.ts';
import { subjectOfPayPalEvent } from './paypal-event.ts';

const eventSchema = z.object({
  id: z.string().min(1).max(200),
  event_type: z.string().min(1).max(200),
  resource: z.unknown().optional(),
});

const ALGORITHM = 'SHA256withRSA';
const MAX_HEADER = 1000;

/**
 * Reads a webhook that PayPal signed: RSA-SHA256 over transmission id, time, our webhook's id and the CRC-32 of the body's
 * bytes, checked here with PayPal's certificate (P92), so that a forged one costs no call. There is no check of its age:
 * PayPal repeats a delivery for days under its first timestamp, and settling twice changes nothing.
 * @throws ProviderError `bad_signature`, `malformed`, or a retryable one when a new certificate could not be read
 */
export async function readPayPalWebhook(
  certificates: PayPalCertificates,
  webhookId: string,
  delivery: WebhookDelivery,
): Promise<WebhookEvent> {
  const { rawBody } = delivery;
  const header = (name: string) => headerOf(delivery, `paypal-${name}`);
  const [id, time] = [header('transmission-id'), header('transmission-time')];
  const signature = Buffer.from(header('transmission-sig'), 'base64');
  if (header('auth-algo') !== ALGORITHM) throw badSignature('it is signed in another way');
  const event = readWebhookBody(eventSchema, rawBody);
  const key = await certificates(header('cert-url'));
  const signed = `${id}|${time}|${webhookId}|${crc32(rawBody)}`;
  if (!verify('sha256', Buffer.from(signed), key, signature)) throw badSignature('PayPal did not send this');
  const { id: eventId, event_type: kind, resource } = event;
  return { eventId, kind, about: subjectOfPayPalEvent(kind, resource) };
}

function headerOf({ headers }: WebhookDelivery, name: string): string {
  const value = onlyHeader(headers, name);
  if (value === null || value.length > MAX_HEADER) throw badSignature(`${name} is missing`);
  return value;
}
