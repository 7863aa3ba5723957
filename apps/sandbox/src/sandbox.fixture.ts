import type { FastifyInstance } from 'fastify';
import { defaultCredentials } from './settings.ts';

const { paymongoSecretKey, paypalClientId, paypalClientSecret } = defaultCredentials;
const basic = (user: string, password: string) =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

export const payMongoAuthorization = basic(paymongoSecretKey, '');

/** Opens a checkout session of ₱1,234.50 without a network. */
export async function openSession(
  app: FastifyInstance,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const attributes = {
    line_items: [{ name: 'Credits', quantity: 1, amount: 123_450, currency: 'PHP' }],
    payment_method_types: ['gcash'],
    description: 'Credits',
    reference_number: 'purchase-1',
    success_url: 'https://shop.test/return?purchase=1',
    cancel_url: 'https://other.test/cancel',
    ...changes,
  };
  const response = await app.inject({
    method: 'POST',
    url: '/v1/checkout_sessions',
    headers: { authorization: payMongoAuthorization },
    payload: { data: { attributes } },
  });
  return response.json().data.id;
}

/** Opens a PayPal order of ₱10.00 without a network. */
export async function openPayPalOrder(
  app: FastifyInstance,
): Promise<{ orderId: string; authorization: string }> {
  const token = await app.inject({
    method: 'POST',
    url: '/v1/oauth2/token',
    headers: {
      authorization: basic(paypalClientId, paypalClientSecret),
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'grant_type=client_credentials',
  });
  const authorization = `Bearer ${token.json().access_token}`;
  const urls = { return_url: 'https://shop.test/return?purchase=1', cancel_url: 'https://shop.test/cancel' };
  const response = await app.inject({
    method: 'POST',
    url: '/v2/checkout/orders',
    headers: { authorization, 'paypal-request-id': crypto.randomUUID() },
    payload: {
      intent: 'CAPTURE',
      purchase_units: [{ custom_id: 'purchase-1', amount: { currency_code: 'PHP', value: '10.00' } }],
      payment_source: { paypal: { experience_context: urls } },
    },
  });
  return { orderId: response.json().id, authorization };
}

/** Presses a button of the approval page. */
export function press(app: FastifyInstance, orderId: string, action: string) {
  return app.inject({
    method: 'POST',
    url: `/pay/${orderId}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ action }).toString(),
  });
}
