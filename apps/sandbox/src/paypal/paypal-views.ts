import type { Order } from '../order.ts';
import type { Refund } from '../order-refund.ts';
import { feeOf, toDecimal } from '../pesos.ts';
import { isFullyRefunded, refundedCentavos } from '../refund.ts';
import { statementOf } from '../statement.ts';

/** Where the API and the approval page are. */
export interface Addresses {
  apiUrl: string;
  approvalUrl: string;
}

type PayPalStatus = 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';

/** PayPal's word for the order. It is COMPLETED also while its capture is held for review. */
export function statusOf(order: Order): PayPalStatus {
  if (order.payment !== 'none') return 'COMPLETED';
  return order.decision === 'none' ? 'PAYER_ACTION_REQUIRED' : 'APPROVED';
}

export function presentOrder(order: Order, addresses: Addresses) {
  // Nobody knows who will pay before they have agreed.
  const isNamed = order.decision !== 'none' && order.payerId !== null;
  const captures = order.paymentId === null ? {} : { payments: presentPayments(order, addresses.apiUrl) };
  return {
    id: order.id,
    intent: 'CAPTURE',
    status: statusOf(order),
    payment_source: { paypal: isNamed ? { account_id: order.payerId, account_status: 'VERIFIED' } : {} },
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: order.purchaseId,
        invoice_id: order.purchaseId,
        description: order.description,
        ...(order.statementName && { soft_descriptor: statementOf(order) }),
        amount: presentAmount(order),
        ...captures,
      },
    ],
    ...(isNamed && { payer: { payer_id: order.payerId } }),
    create_time: order.createdAt,
    update_time: order.updatedAt,
    links: linksOf(order, addresses),
  };
}

function presentPayments(order: Order, apiUrl: string) {
  const refunds = order.refunds.map((refund) => presentRefund(order, refund, apiUrl));
  return { captures: [presentCapture(order)], ...(refunds.length > 0 ? { refunds } : {}) };
}

const captureStatuses = {
  pending: 'PENDING',
  paid: 'COMPLETED',
  failed: 'DECLINED',
  none: 'PENDING',
} as const;

export function presentCapture(order: Order) {
  return {
    id: order.paymentId,
    status: captureStatusOf(order),
    ...(order.payment === 'pending' ? { status_details: { reason: 'PENDING_REVIEW' } } : {}),
    amount: presentAmount(order),
    ...(order.payment === 'paid' ? { seller_receivable_breakdown: presentBreakdown(order) } : {}),
    final_capture: true,
    custom_id: order.purchaseId,
    invoice_id: order.purchaseId,
    create_time: order.paidAt ?? order.updatedAt,
    update_time: order.updatedAt,
  };
}

const feePerMille = 39;
const money = (centavos: number) => ({ currency_code: 'PHP', value: toDecimal(centavos) });

function presentBreakdown({ amountCentavos }: Order) {
  const fee = feeOf(amountCentavos, feePerMille);
  return {
    gross_amount: money(amountCentavos),
    paypal_fee: money(fee),
    net_amount: money(amountCentavos - fee),
  };
}

function captureStatusOf(order: Order): string {
  if (isFullyRefunded(order)) return 'REFUNDED';
  return refundedCentavos(order) > 0 ? 'PARTIALLY_REFUNDED' : captureStatuses[order.payment];
}

/** PayPal keeps its fee when a payment goes back, and says so. */
function presentPayable({ amountCentavos }: Refund) {
  return { gross_amount: money(amountCentavos), paypal_fee: money(0), net_amount: money(amountCentavos) };
}

const refundStatuses = { pending: 'PENDING', succeeded: 'COMPLETED', failed: 'FAILED' } as const;

/** PayPal names a refund's capture in the link upwards only. */
export function presentRefund(order: Order, refund: Refund, apiUrl: string) {
  return {
    id: refund.id,
    status: refundStatuses[refund.state],
    amount: { currency_code: 'PHP', value: toDecimal(refund.amountCentavos) },
    custom_id: refund.note,
    seller_payable_breakdown: presentPayable(refund),
    create_time: refund.createdAt,
    update_time: order.updatedAt,
    links: [
      { href: `${apiUrl}/v2/payments/refunds/${refund.id}`, rel: 'self', method: 'GET' },
      { href: `${apiUrl}/v2/payments/captures/${order.paymentId}`, rel: 'up', method: 'GET' },
    ],
  };
}

function presentAmount(order: Order) {
  return { currency_code: 'PHP', value: toDecimal(order.amountCentavos) };
}

function linksOf(order: Order, { apiUrl, approvalUrl }: Addresses) {
  const self = `${apiUrl}/v2/checkout/orders/${order.id}`;
  const links = [{ href: self, rel: 'self', method: 'GET' }];
  const status = statusOf(order);
  if (status === 'PAYER_ACTION_REQUIRED')
    links.push({ href: approvalUrl, rel: 'payer-action', method: 'GET' });
  if (status === 'APPROVED') links.push({ href: `${self}/capture`, rel: 'capture', method: 'POST' });
  return links;
}
