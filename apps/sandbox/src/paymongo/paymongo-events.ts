import { prefixedId } from '../ids.ts';
import type { DisputeStage, Order } from '../order.ts';
import type { NewWebhook } from '../webhook-sender.ts';
import { presentPayment, presentSession, seconds } from './paymongo-views.ts';

/** A paid session is announced under both names, as PayMongo does; only the first names the session. */
export function paymentChanged(order: Order, checkoutUrl: string): NewWebhook[] {
  if (order.payment === 'paid') {
    return [
      webhook(order, 'checkout_session.payment.paid', presentSession(order, checkoutUrl)),
      webhook(order, 'payment.paid', presentPayment(order)),
    ];
  }
  return order.payment === 'failed' ? [webhook(order, 'payment.failed', presentPayment(order))] : [];
}

/** Both carry the payment, which does not name its session. */
export function refundChanged(order: Order, kind: 'payment.refunded' | 'payment.refund.updated'): NewWebhook {
  return webhook(order, kind, presentPayment(order));
}

const disputeKinds = { opened: 'created', updated: 'updated', won: 'won', lost: 'lost' } as const;

/** PayMongo documents no event for a dispute. These names are ours. */
export function disputeChanged(order: Order, stage: DisputeStage): NewWebhook {
  return webhook(order, `payment.dispute.${disputeKinds[stage]}`, presentPayment(order));
}

function webhook(order: Order, kind: string, resource: unknown): NewWebhook {
  const id = prefixedId('evt');
  const created = seconds(order.updatedAt);
  const attributes = {
    type: kind,
    livemode: false,
    data: resource,
    previous_data: {},
    created_at: created,
    updated_at: created,
  };
  const body = JSON.stringify({ data: { id, type: 'event', attributes } });
  return { id, provider: 'paymongo', orderId: order.id, kind, body };
}
