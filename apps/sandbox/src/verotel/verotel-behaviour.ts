import { canDecide, decide, disputePayment, type Order, recordPayment } from '../order.ts';
import { addRefund, refundableCentavos } from '../refund.ts';
import type { OrderChange, ProviderBehaviour, Sandbox } from '../sandbox.ts';
import { moneyLeft, saleMade, signedSale, verotelNumber } from './verotel-posts.ts';

/** Verotel: approving sells at once. A card that was declined leaves the page open for another one. */
export function verotelBehaviour(sandbox: Sandbox): ProviderBehaviour {
  return {
    choose(order, choice) {
      if (!canDecide(order)) return { order, webhooks: [] };
      const decided = decide(order, choice, sandbox.now());
      const payment = { paymentId: verotelNumber(), captureKey: null };
      if (choice === 'decline')
        return {
          order: recordPayment(decided, { ...payment, state: 'failed' }, sandbox.now()),
          webhooks: [],
        };
      const sold = recordPayment(decided, { ...payment, state: 'paid' }, sandbox.now());
      return { order: sold, webhooks: [saleMade(sandbox, sold)] };
    },
    // Nothing waits here: a card is taken or not, and a refund is made or not.
    finish: (order) => ({ order, webhooks: [] }),
    refundByHand: (order, minor) => creditSale(sandbox, order, minor),
    finishRefunds: (order) => ({ order, webhooks: [] }),
    // Verotel tells of a chargeback once it is one, and of nothing before or after it.
    dispute(order, stage) {
      const next = disputePayment(order, stage, sandbox.now());
      const isTold = next !== order && stage === 'lost';
      return {
        order: next,
        webhooks: isTold ? [moneyLeft(sandbox, next, 'chargeback', next.amountCentavos)] : [],
      };
    },
    returnAddress: (order) =>
      order.payment === 'paid' ? withSale(order.returnUrl, signedSale(sandbox, order, {})) : order.cancelUrl,
    cancelAddress: (order) => order.cancelUrl,
  };
}

/** A part of a sale goes back, by whomever, and is posted. @throws RangeError when it is more than is left */
export function creditSale(sandbox: Sandbox, order: Order, minor: number): OrderChange {
  const refund = {
    id: verotelNumber(),
    key: null,
    amountCentavos: minor,
    note: '',
    state: 'succeeded',
  } as const;
  const next = addRefund(order, refund, sandbox.now());
  return { order: next, webhooks: [moneyLeft(sandbox, next, 'credit', minor)] };
}

/** A sale whose post nobody took is given back by itself. */
export function creditUntaken(sandbox: Sandbox, orderId: string, kind: string): OrderChange | null {
  const order = sandbox.store.orders.get(orderId);
  const left = order && kind === 'purchase' ? refundableCentavos(order) : 0;
  return order && left > 0 ? creditSale(sandbox, order, left) : null;
}

function withSale(address: string, query: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}
