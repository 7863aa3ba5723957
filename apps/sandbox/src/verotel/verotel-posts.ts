import { randomInt } from 'node:crypto';
import type { Order } from '../order.ts';
import { toDecimal } from '../pesos.ts';
import type { Sandbox } from '../sandbox.ts';
import type { NewWebhook } from '../webhook-sender.ts';
import { signVerotel } from './verotel-signature.ts';

/** A number of so many digits, as Verotel numbers sales and transactions. */
export function verotelNumber(): string {
  return String(randomInt(100_000_000, 999_999_999));
}

/** The sale is made: without an event, and with the amount that was asked for. */
export function saleMade(sandbox: Sandbox, order: Order): NewWebhook {
  return post(sandbox, order, 'purchase', { paymentMethod: 'CC', truncatedPAN: '411111XXXXXX1111' });
}

/** Money went back to the payer, or the payer's bank took it. */
export function moneyLeft(
  sandbox: Sandbox,
  order: Order,
  event: 'credit' | 'chargeback',
  minor: number,
): NewWebhook {
  const transactionID = verotelNumber();
  return post(sandbox, order, event, {
    event,
    transactionID,
    amount: toDecimal(minor),
    currency: order.currency,
  });
}

function post(sandbox: Sandbox, order: Order, kind: string, more: Record<string, string>): NewWebhook {
  return {
    id: `${kind}-${more.transactionID ?? order.paymentId}`,
    provider: 'verotel',
    orderId: order.id,
    kind,
    body: signedSale(sandbox, order, more),
  };
}

/** What posts and the address that a payer comes back by have in common. */
export function signedSale(
  { settings: { credentials } }: Sandbox,
  order: Order,
  more: Record<string, string>,
): string {
  const params = {
    shopID: credentials.verotelShopId,
    type: 'purchase',
    saleID: order.paymentId ?? '',
    referenceID: order.purchaseId,
    priceAmount: toDecimal(order.amountCentavos),
    priceCurrency: order.currency,
    ...more,
  };
  const signature = signVerotel(credentials.verotelSignatureKey, params);
  return new URLSearchParams({ ...params, signature }).toString();
}
