import { capitalId } from '../ids.ts';
import { canDecide, decide, disputePayment, finishPayment, type Order, recordPayment } from '../order.ts';
import { addRefund, finishRefunds } from '../refund.ts';
import { approvalUrl, type OrderChange, type ProviderBehaviour, type Sandbox } from '../sandbox.ts';
import { unprocessable } from './paypal-errors.ts';
import { captureChanged, disputeChanged, orderApproved, refundChanged } from './paypal-events.ts';
import type { Addresses } from './paypal-views.ts';

export function addressesOf(sandbox: Sandbox, orderId: string): Addresses {
  return { apiUrl: sandbox.publicUrl(), approvalUrl: approvalUrl(sandbox, orderId) };
}

/** PayPal: approving only allows the capture, and a payer whose money will not come looks approved until then. */
export function payPalBehaviour(sandbox: Sandbox): ProviderBehaviour {
  return {
    choose(order, choice) {
      const next = decide(order, choice, sandbox.now());
      const isNewlyApproved = canDecide(order) && choice === 'approve';
      return {
        order: next,
        webhooks: isNewlyApproved ? [orderApproved(next, addressesOf(sandbox, order.id))] : [],
      };
    },
    finish(order, state) {
      const next = finishPayment(order, state, sandbox.now());
      return { order: next, webhooks: next === order ? [] : captureChanged(next) };
    },
    refundByHand(order, amountCentavos) {
      const byHand = { id: capitalId(17), key: null, amountCentavos, note: '', state: 'succeeded' } as const;
      const next = addRefund(order, byHand, sandbox.now());
      return { order: next, webhooks: [refundChanged(next, sandbox.publicUrl())] };
    },
    finishRefunds(order, state) {
      const next = finishRefunds(order, state, sandbox.now());
      return { order: next, webhooks: next === order ? [] : [refundChanged(next, sandbox.publicUrl())] };
    },
    dispute(order, stage) {
      const next = disputePayment(order, stage, sandbox.now());
      return { order: next, webhooks: next === order ? [] : [disputeChanged(next, stage)] };
    },
    returnAddress: (order) =>
      withQuery(order.returnUrl, { token: order.id, ...(order.payerId && { PayerID: order.payerId }) }),
    cancelAddress: (order) => withQuery(order.cancelUrl, { token: order.id }),
  };
}

/**
 * Takes the money of an approved order, once.
 * @param captureKey the request id; the one that did the work gets the same answer again
 * @throws ApiError 422 as PayPal answers
 */
export function capture(sandbox: Sandbox, order: Order, captureKey: string | null): OrderChange {
  if (order.payment !== 'none') {
    if (captureKey !== null && captureKey === order.captureKey) return { order, webhooks: [] };
    throw unprocessable('ORDER_ALREADY_CAPTURED', 'The order has been captured before.');
  }
  if (order.decision === 'none')
    throw unprocessable('ORDER_NOT_APPROVED', 'The payer has not approved the order.');
  if (order.decision === 'decline') {
    throw unprocessable('INSTRUMENT_DECLINED', 'The payment method was declined by its bank or processor.');
  }
  const isHeld = sandbox.faults.take('paypal', 'capture', ['pending_capture']) !== null;
  const payment = { state: isHeld ? 'pending' : 'paid', paymentId: capitalId(17), captureKey } as const;
  const next = recordPayment(order, payment, sandbox.now());
  return { order: next, webhooks: captureChanged(next) };
}

function withQuery(address: string, parameters: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}
