import type { Order } from './order.ts';
import type { Refund } from './order-refund.ts';

/** What has gone back for good. */
export function refundedCentavos(order: Order): number {
  return sumOf(order.refunds.filter(({ state }) => state === 'succeeded'));
}

/** What can still be given back. A refund that is pending has taken its part already. */
export function refundableCentavos(order: Order): number {
  const spoken = order.refunds.filter(({ state }) => state !== 'failed');
  return order.payment === 'paid' ? order.amountCentavos - sumOf(spoken) : 0;
}

export function isFullyRefunded(order: Order): boolean {
  return order.payment === 'paid' && refundedCentavos(order) === order.amountCentavos;
}

/** @throws RangeError when it is more than is left */
export function addRefund(order: Order, refund: Omit<Refund, 'createdAt'>, now: Date): Order {
  if (refund.amountCentavos > refundableCentavos(order)) throw new RangeError('more than is left');
  const refunds = [...order.refunds, { ...refund, createdAt: now.toISOString() }];
  return { ...order, refunds, updatedAt: now.toISOString() };
}

/** Ends every refund that is pending. @returns the same order when none is */
export function finishRefunds(order: Order, state: 'succeeded' | 'failed', now: Date): Order {
  if (!order.refunds.some((refund) => refund.state === 'pending')) return order;
  const refunds = order.refunds.map((refund) => (refund.state === 'pending' ? { ...refund, state } : refund));
  return { ...order, refunds, updatedAt: now.toISOString() };
}

function sumOf(refunds: readonly Refund[]): number {
  return refunds.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0);
}
