import { capitalId } from '../ids.ts';
import type { Order } from '../order.ts';
import type { NewWebhook } from '../webhook-sender.ts';
import { type Addresses, presentCapture, presentOrder } from './paypal-views.ts';

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
