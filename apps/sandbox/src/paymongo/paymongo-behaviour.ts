import { prefixedId } from '../ids.ts';
import {
  canDecide,
  decide,
  disputePayment,
  expire,
  finishPayment,
  type Order,
  recordPayment,
} from '../order.ts';
import { addRefund, finishRefunds } from '../refund.ts';
import { approvalUrl, type ProviderBehaviour, type Sandbox } from '../sandbox.ts';
import { disputeChanged, paymentChanged, refundChanged } from './paymongo-events.ts';

/** PayMongo: approving pays at once. A payment that fails ends the session here, so that it is final. */
export function payMongoBehaviour(sandbox: Sandbox): ProviderBehaviour {
  return {
    choose(order, choice) {
      if (!canDecide(order)) return { order, webhooks: [] };
      const decided = decide(order, choice, sandbox.now());
      const next = choice === 'approve' ? pay(sandbox, decided) : fail(sandbox, decided);
      return { order: next, webhooks: paymentChanged(next, approvalUrl(sandbox, next.id)) };
    },
    finish(order, state) {
      const finished = finishPayment(order, state, sandbox.now());
      if (finished === order) return { order, webhooks: [] };
      const next = state === 'failed' ? expire(finished, sandbox.now()) : finished;
      return { order: next, webhooks: paymentChanged(next, approvalUrl(sandbox, next.id)) };
    },
    refundByHand(order, amountCentavos) {
      const byHand = {
        id: prefixedId('ref'),
        key: null,
        amountCentavos,
        note: '',
        state: 'succeeded',
      } as const;
      const next = addRefund(order, byHand, sandbox.now());
      return { order: next, webhooks: [refundChanged(next, 'payment.refunded')] };
    },
    finishRefunds(order, state) {
      const next = finishRefunds(order, state, sandbox.now());
      return { order: next, webhooks: next === order ? [] : [refundChanged(next, 'payment.refund.updated')] };
    },
    dispute(order, stage) {
      const next = disputePayment(order, stage, sandbox.now());
      return { order: next, webhooks: next === order ? [] : [disputeChanged(next, stage)] };
    },
    returnAddress: (order) => order.returnUrl,
    cancelAddress: (order) => order.cancelUrl,
  };
}

function pay(sandbox: Sandbox, order: Order): Order {
  const isHeld = sandbox.faults.take('paymongo', 'capture', ['pending_capture']) !== null;
  const state = isHeld ? 'pending' : 'paid';
  return recordPayment(order, { state, paymentId: prefixedId('pay'), captureKey: null }, sandbox.now());
}

function fail(sandbox: Sandbox, order: Order): Order {
  const payment = { state: 'failed', paymentId: prefixedId('pay'), captureKey: null } as const;
  return expire(recordPayment(order, payment, sandbox.now()), sandbox.now());
}
