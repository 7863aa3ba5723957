import type { PaymentMethod } from '../../lib/api-types.ts';

/** The ways to pay, as their companies write themselves. */
export const METHOD_NAMES: Record<PaymentMethod, string> = {
  paypal: 'PayPal',
  gcash: 'GCash',
  maya: 'Maya',
  card: 'Card',
};
