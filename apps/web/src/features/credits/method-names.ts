import type { PaymentMethod } from '../../lib/api-types.ts';
import type { BuyingTexts } from './buying.texts.generated.ts';

const COMPANIES = { paypal: 'PayPal', gcash: 'GCash', maya: 'Maya' } as const;

/** A way to pay, as its company writes itself. @param currency what a card abroad is charged in, where that is known */
export function methodName(method: PaymentMethod, t: BuyingTexts, currency?: string): string {
  if (method === 'card_abroad') return currency ? t.cardIn({ currency }) : t.cardAbroad;
  return method === 'card' ? t.card : COMPANIES[method];
}
