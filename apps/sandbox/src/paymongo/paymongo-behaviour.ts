import { prefixedId } from '../ids.ts';
import { canDecide, decide, expire, finishPayment, type Order, recordPayment } from '../order.ts';
import { approvalUrl, type ProviderBehaviour, type Sandbox } from '../sandbox.ts';
import type { NewWebhook } from '../webhook-sender.ts';
import { presentPayment, presentSession, seconds } from './paymongo-views.ts';

/** PayMongo: approving pays at once. A payment that fails ends the session here, so that it is final. */
export function payMongoBehaviour(sandbox: Sandbox): ProviderBehaviour {
  return {
    choose(order, choice) {
      if (!canDecide(order)) return { order, webhooks: [] };
      const decided = decide(order, choice, sandbox.now());
      const next = choice === 'approve' ? pay(sandbox, decided) : fail(sandbox, decided);
      return { order: next, webhooks: paymentChanged(sandbox, next) };
    },
    finish(order, state) {
      const finished = finishPayment(order, state, sandbox.now());
      if (finished === order) return { order, webhooks: [] };
      const next = state === 'failed' ? expire(finished, sandbox.now()) : finished;
      return { order: next, webhooks: paymentChanged(sandbox, next) };
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

/** A paid session is announced under both names, as PayMongo does; only the first names the session. */
function paymentChanged(sandbox: Sandbox, order: Order): NewWebhook[] {
  const session = presentSession(order, approvalUrl(sandbox, order.id));
  if (order.payment === 'paid') {
    return [
      webhook(order, 'checkout_session.payment.paid', session),
      webhook(order, 'payment.paid', presentPayment(order)),
    ];
  }
  return order.payment === 'failed' ? [webhook(order, 'payment.failed', presentPayment(order))] : [];
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
