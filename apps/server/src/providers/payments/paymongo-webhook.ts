import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { WebhookDelivery } from '../http/provider-error.ts';
import { badSignature, onlyHeader, readWebhookBody } from '../http/webhook-body.ts';
import type { WebhookEvent } from './payment-provider.ts';
import { subjectOfPayMongoEvent } from './paymongo-event.ts';

/** How far the signed time may be from ours. A repeated delivery is signed again, so this loses none. */
const toleranceMs = 5 * 60_000;

const eventSchema = z.object({
  data: z.object({
    id: z.string().min(1).max(200),
    attributes: z.object({
      type: z.string().min(1).max(200),
      livemode: z.boolean(),
      data: z.unknown().optional(),
    }),
  }),
});

export interface WebhookKey {
  webhookSecret: string | undefined;
  /** Whether we run on a live key: then only live signatures count, and on a test key only test ones. */
  isLive: boolean;
}

/**
 * Reads a webhook after checking its `Paymongo-Signature`.
 * @throws ProviderError `bad_signature` or `malformed`
 */
export function readPayMongoWebhook(key: WebhookKey, delivery: WebhookDelivery): WebhookEvent {
  const header = onlyHeader(delivery.headers, 'paymongo-signature');
  if (header === null) throw badSignature('paymongo-signature is missing');
  checkSignature(header, key, delivery);
  const { id, attributes } = readWebhookBody(eventSchema, delivery.rawBody).data;
  if (attributes.livemode !== key.isLive) throw badSignature('test and live are mixed');
  return {
    eventId: id,
    kind: attributes.type,
    about: subjectOfPayMongoEvent(attributes.type, attributes.data),
  };
}

function checkSignature(header: string, key: WebhookKey, { rawBody, now }: WebhookDelivery): void {
  if (key.webhookSecret === undefined) throw badSignature('there is no secret to check it by');
  const parts = partsOf(header);
  const timestamp = parts.get('t') ?? '';
  if (!/^\d{1,12}$/.test(timestamp)) throw badSignature('no timestamp');
  const expected = createHmac('sha256', key.webhookSecret).update(`${timestamp}.`).update(rawBody).digest();
  const given = Buffer.from(parts.get(key.isLive ? 'li' : 'te') ?? '', 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw badSignature('the signature does not match');
  }
  if (Math.abs(now.getTime() - Number(timestamp) * 1000) > toleranceMs) throw badSignature('too old');
}

/** `t=1,te=a,li=b` as a map; the first of a repeated name counts. */
function partsOf(header: string): Map<string, string> {
  const parts = new Map<string, string>();
  for (const part of header.slice(0, 1_000).split(',')) {
    const [name = '', value = ''] = part.trim().split('=', 2);
    if (!parts.has(name)) parts.set(name, value);
  }
  return parts;
}
