import type { PaymentMethod } from '../../lib/api-types.ts';
import type { BuyingTexts } from './buying.texts.generated.ts';

const COMPANIES = { paypal: 'PayPal', gcash: 'GCash', maya: 'Maya' } as const;

/** A way to pay, as its company writes itself. */
export function methodName(method: PaymentMethod, t: BuyingTexts): string {
  if (method === 'card_abroad') return t.cardAbroad;
  return method === 'card' ? t.card : COMPANIES[method];
}
