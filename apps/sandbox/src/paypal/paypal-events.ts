import { capitalId } from '../ids.ts';
import type { DisputeStage, Order } from '../order.ts';
import type { NewWebhook } from '../webhook-sender.ts';
import { presentDispute } from './paypal-dispute-view.ts';
import { type Addresses, presentCapture, presentOrder, presentRefund } from './paypal-views.ts';

/** The webhook that says that the payer has agreed. */
export function orderApproved(order: Order, addresses: Addresses): NewWebhook {
  return webhook(order, 'CHECKOUT.ORDER.APPROVED', 'checkout-order', presentOrder(order, addresses));
}

const captureKinds = {
  none: null,
  pending: 'PAYMENT.CAPTURE.PENDING',
  paid: 'PAYMENT.CAPTURE.COMPLETED',
  failed: 'PAYMENT.CAPTURE.DECLINED',
} as const;

/** The webhook about the capture in its present state; none when nothing was captured. */
export function captureChanged(order: Order): NewWebhook[] {
  const kind = captureKinds[order.payment];
  if (kind === null) return [];
  const resource = {
    ...presentCapture(order),
    supplementary_data: { related_ids: { order_id: order.id } },
  };
  return [webhook(order, kind, 'capture', resource)];
}

/** The webhook about the newest refund, once it is done or has failed. */
export function refundChanged(order: Order, apiUrl: string): NewWebhook {
  const refund = order.refunds.at(-1);
  const kind = refund?.state === 'failed' ? 'PAYMENT.REFUND.FAILED' : 'PAYMENT.CAPTURE.REFUNDED';
  return webhook(order, kind, 'refund', refund && presentRefund(order, refund, apiUrl));
}

const disputeKinds = {
  opened: 'CUSTOMER.DISPUTE.CREATED',
  updated: 'CUSTOMER.DISPUTE.UPDATED',
  won: 'CUSTOMER.DISPUTE.RESOLVED',
  lost: 'CUSTOMER.DISPUTE.RESOLVED',
} as const;

/** The webhook about a payer's complaint. It names the capture and not the order, as PayPal's do. */
export function disputeChanged(order: Order, stage: DisputeStage): NewWebhook {
  return webhook(order, disputeKinds[stage], 'dispute', presentDispute(order, stage));
}

function webhook(order: Order, kind: string, resourceType: string, resource: unknown): NewWebhook {
  const id = `WH-${capitalId(17)}-${capitalId(17)}`;
  const event = {
    id,
    event_version: '1.0',
    create_time: order.updatedAt,
    resource_type: resourceType,
    resource_version: '2.0',
    event_type: kind,
    summary: kind,
    resource,
    links: [],
  };
  return { id, provider: 'paypal', orderId: order.id, kind, body: JSON.stringify(event) };
}
