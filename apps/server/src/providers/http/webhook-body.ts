import type { z } from 'zod';
import { ProviderError, type WebhookDelivery } from './provider-error.ts';

/** A header that must be there exactly once, or null. */
export function onlyHeader(headers: WebhookDelivery['headers'], name: string): string | null {
  const value = headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

/**
 * Reads a webhook's body. Call it after the signature is checked, or use nothing of it before that.
 * @throws ProviderError `malformed`, not retryable: the same bytes will never read better
 */
export function readWebhookBody<Schema extends z.ZodType>(schema: Schema, rawBody: Buffer): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(rawBody.toString('utf8')));
  } catch (cause) {
    throw new ProviderError('malformed', 'webhook: unexpected body', { retryable: false, cause });
  }
}

/** The error for a delivery that the provider did not sign. */
export function badSignature(why: string): ProviderError {
  return new ProviderError('bad_signature', `webhook: ${why}`, { retryable: false });
}
