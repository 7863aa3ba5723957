import type { Order } from '../order.ts';
import type { Refund } from '../order-refund.ts';
import { feeOf } from '../pesos.ts';
import { isFullyRefunded } from '../refund.ts';
import { statementOf } from '../statement.ts';

const intentStatuses = {
  none: 'awaiting_payment_method',
  pending: 'processing',
  paid: 'succeeded',
  failed: 'awaiting_payment_method',
} as const;

const paymentStatuses = { pending: 'pending', paid: 'paid', failed: 'failed', none: 'pending' } as const;

/** A checkout session as `data`. A session stays `active` after its payment, as PayMongo's do. */
export function presentSession(order: Order, checkoutUrl: string) {
  const metadata = { ...order.metadata };
  return {
    id: order.id,
    type: 'checkout_session',
    attributes: {
      checkout_url: checkoutUrl,
      client_key: `${order.id}_client`,
      description: order.description,
      line_items: [
        { name: order.description, quantity: 1, amount: order.amountCentavos, currency: 'PHP', images: [] },
      ],
      livemode: false,
      merchant: 'Payment sandbox',
      payment_intent: {
        id: order.id.replace(/^cs_/, 'pi_'),
        type: 'payment_intent',
        attributes: { amount: order.amountCentavos, currency: 'PHP', status: intentStatuses[order.payment] },
      },
      payment_method_types: order.methods,
      payments: order.paymentId === null ? [] : [presentPayment(order)],
      reference_number: order.purchaseId,
      status: order.isExpired ? 'expired' : 'active',
      success_url: order.returnUrl,
      cancel_url: order.cancelUrl,
      metadata,
      created_at: seconds(order.createdAt),
      updated_at: seconds(order.updatedAt),
    },
  };
}

const feePerMille = 25;

export function presentPayment(order: Order) {
  const isPaid = order.payment === 'paid';
  return {
    id: order.paymentId,
    type: 'payment',
    attributes: {
      amount: order.amountCentavos,
      currency: 'PHP',
      description: order.description,
      external_reference_number: order.purchaseId,
      failed_code: order.payment === 'failed' ? 'payment_refused' : null,
      livemode: false,
      metadata: { ...order.metadata },
      statement_descriptor: statementOf(order),
      source: { id: order.id.replace(/^cs_/, 'src_'), type: order.methods[0] ?? 'card' },
      status: isFullyRefunded(order) ? 'refunded' : paymentStatuses[order.payment],
      fee: feeOf(order.amountCentavos, feePerMille),
      net_amount: order.amountCentavos - feeOf(order.amountCentavos, feePerMille),
      disputed: order.dispute !== null && order.dispute !== 'won',
      refunds: order.refunds.map((refund) => presentRefund(order, refund)),
      created_at: seconds(order.paidAt ?? order.updatedAt),
      paid_at: isPaid ? seconds(order.paidAt ?? order.updatedAt) : null,
      updated_at: seconds(order.updatedAt),
    },
  };
}

export function presentRefund(order: Order, refund: Refund) {
  return {
    id: refund.id,
    type: 'refund',
    attributes: {
      amount: refund.amountCentavos,
      currency: 'PHP',
      livemode: false,
      notes: refund.note,
      payment_id: order.paymentId,
      reason: 'others',
      status: refund.state,
      created_at: seconds(refund.createdAt),
      updated_at: seconds(order.updatedAt),
    },
  };
}

export function seconds(isoTime: string): number {
  return Math.floor(Date.parse(isoTime) / 1000);
}
