import { z } from 'zod';
import { readAs } from '../http/answer-schema.ts';
import { ProviderError } from '../http/provider-error.ts';
import type {
  OrderOutcome,
  OrderReference,
  OrderRequest,
  SavedPayer,
  SavedPayers,
  SavingRequest,
} from './payment-provider.ts';
import { type PayPalApi, refusalOf, rejectedBy } from './paypal-api.ts';
import { paypalSourceSchema } from './paypal-order.ts';
import { requestKey } from './request-key.ts';

const setupSchema = z.object({
  id: z.string().min(1).max(200),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
});
const tokenSchema = z.object({ id: z.string().min(1).max(200), payment_source: paypalSourceSchema });

interface Orders {
  createOrder(order: OrderRequest): Promise<{ id: string }>;
  captureOrder(order: OrderReference, payment: object): Promise<OrderOutcome>;
}

/** PayPal's payment method tokens, version 3: the payer agrees once, and is charged by the token (P789). */
export function savedPayPalPayers(api: PayPalApi, orders: Orders): SavedPayers {
  return {
    method: 'paypal',
    begin: (request) => begin(api, request),
    finish: (setupId) => finish(api, setupId),
    createOrder: async (order) => ({ orderId: (await orders.createOrder(order)).id }),
    capture: (order, payerToken) =>
      orders.captureOrder(order, { payment_source: { paypal: { vault_id: payerToken } } }),
    forget: (payerToken) => forget(api, payerToken),
  };
}

async function begin(api: PayPalApi, { agreementId, description, returnUrl, cancelUrl }: SavingRequest) {
  const call = 'begin to save a payer';
  const answer = await api({
    call,
    method: 'POST',
    path: '/v3/vault/setup-tokens',
    body: JSON.stringify({
      payment_source: {
        paypal: {
          description: [...description].slice(0, 127).join(''),
          usage_type: 'MERCHANT',
          experience_context: {
            return_url: returnUrl,
            cancel_url: cancelUrl,
            shipping_preference: 'NO_SHIPPING',
            vault_instruction: 'ON_PAYER_APPROVAL',
          },
        },
      },
    }),
    idempotencyKey: requestKey('paypal-setup', agreementId),
  });
  if (answer.status !== 200 && answer.status !== 201) throw rejectedBy(answer, call);
  const { id, links } = readAs(setupSchema, answer.body, `paypal: ${call}`);
  const page = links.find(({ rel }) => rel === 'approve');
  if (!page || !URL.canParse(page.href))
    throw new ProviderError('malformed', `paypal: ${call} named no page`, { retryable: false });
  return { setupId: id, approvalUrl: page.href };
}

async function finish(api: PayPalApi, setupId: string): Promise<SavedPayer | null> {
  const call = 'save a payer';
  const answer = await api({
    call,
    method: 'POST',
    path: '/v3/vault/payment-tokens',
    body: JSON.stringify({ payment_source: { token: { id: setupId, type: 'SETUP_TOKEN' } } }),
    idempotencyKey: requestKey('paypal-save', setupId),
  });
  if (answer.status === 200 || answer.status === 201) {
    const { id, payment_source: source } = readAs(tokenSchema, answer.body, `paypal: ${call}`);
    return { payerToken: id, payerId: source?.paypal.account_id ?? null };
  }
  // PayPal's own refusal: they have not agreed, or took too long.
  if ((answer.status === 422 || answer.status === 404) && refusalOf(answer)) return null;
  throw rejectedBy(answer, call);
}

async function forget(api: PayPalApi, payerToken: string): Promise<void> {
  const call = 'forget a payer';
  const answer = await api({
    call,
    method: 'DELETE',
    path: `/v3/vault/payment-tokens/${encodeURIComponent(payerToken)}`,
  });
  if (answer.status >= 200 && answer.status < 300) return;
  if (answer.status === 404 && refusalOf(answer)) return;
  throw rejectedBy(answer, call);
}
