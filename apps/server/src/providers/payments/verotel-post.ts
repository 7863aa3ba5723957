import { createHash } from 'node:crypto';
import { centavosFromDecimal } from '@likha/contract/money';
import { z } from 'zod';
import { ProviderError, type WebhookDelivery } from '../http/provider-error.ts';
import { badSignature } from '../http/webhook-body.ts';
import type { AcquirerPost } from './acquirer-memory.ts';
import type { WebhookEvent } from './payment-provider.ts';
import type { VerotelSettings } from './verotel-api.ts';
import { isSignedByVerotel } from './verotel-signature.ts';

const MOST_BYTES = 8_000;

const postSchema = z.object({
  event: z.string().max(60).default('purchase'),
  type: z.string().max(60).optional(),
  saleID: z.string().regex(/^\d{1,30}$/),
  referenceID: z.string().min(1).max(255).optional(),
  transactionID: z
    .string()
    .regex(/^\d{1,30}$/)
    .optional(),
  amount: z.string().optional(),
  currency: z.string().optional(),
  priceAmount: z.string().optional(),
  priceCurrency: z.string().optional(),
});
type Post = z.output<typeof postSchema>;

export interface ReadPost {
  event: WebhookEvent;
  /** What has to be kept before the event is acted on; null of a sale, which can be asked about. */
  kept: AcquirerPost | null;
}

/**
 * Reads a post of Verotel's: the query of a GET, signed with all of its parameters. What it says of a sale is only a hint to ask; what it
 * says of money that left is told nowhere else.
 * @throws ProviderError `bad_signature` or `malformed`
 */
export function readVerotelPost(
  { signatureKey, shopId }: VerotelSettings,
  { rawBody, now }: WebhookDelivery,
): ReadPost {
  const params = paramsOf(rawBody);
  if (!isSignedByVerotel(signatureKey, params)) throw badSignature('the signature does not match');
  if (params.shopID !== undefined && params.shopID !== shopId) throw badSignature('of another shop');
  const result = postSchema.safeParse(params);
  if (!result.success) throw malformed();
  const post = result.data;
  const kept = post.event === 'credit' || post.event === 'chargeback' ? keptOf(post, rawBody, now) : null;
  const eventId = kept?.postId ?? `${post.event}-${post.saleID}`;
  return { event: { eventId, kind: post.event, about: aboutOf(post) }, kept };
}

/** A name that comes twice could be read in two ways. */
function paramsOf(rawBody: Buffer): Record<string, string> {
  if (rawBody.byteLength > MOST_BYTES) throw badSignature('too long');
  const params = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(rawBody.toString('utf8'))) {
    if (params.has(name)) throw badSignature('a parameter comes twice');
    params.set(name, value);
  }
  return Object.fromEntries(params);
}

function aboutOf({ event, type, saleID, referenceID }: Post): WebhookEvent['about'] {
  if (type === 'subscription') return { type: 'other' };
  const subject = { captureId: saleID, orderId: referenceID ?? null };
  if (event === 'credit') return { type: 'refund', ...subject };
  if (event === 'chargeback') return { type: 'dispute', ...subject, stage: 'lost' };
  if (event !== 'purchase' || referenceID === undefined) return { type: 'other' };
  return { type: 'order', orderId: referenceID };
}

/** The amount is that of the post's own transaction, where it names one, and may be below zero. */
function keptOf(post: Post, rawBody: Buffer, receivedAt: Date): AcquirerPost {
  const minor = centavosFromDecimal((post.amount ?? post.priceAmount ?? '').replace(/^-/, ''));
  const currency = post.currency ?? post.priceCurrency;
  if (!minor || !currency) throw malformed();
  const id = post.transactionID ?? createHash('sha256').update(rawBody).digest('hex').slice(0, 32);
  const kind = post.event === 'chargeback' ? 'chargeback' : 'credit';
  return { postId: `${kind}-${id}`, saleId: post.saleID, kind, minor, currency, receivedAt };
}

function malformed(): ProviderError {
  return new ProviderError('malformed', 'webhook: unexpected parameters', { retryable: false });
}
