import type { FastifyInstance } from 'fastify';
import { capitalId } from '../ids.ts';
import type { Order } from '../order.ts';
import type { Refund } from '../order-refund.ts';
import { fromDecimal } from '../pesos.ts';
import { addRefund, refundableCentavos } from '../refund.ts';
import { commit, type Sandbox } from '../sandbox.ts';
import { resourceNotFound, unprocessable } from './paypal-errors.ts';
import { refundChanged } from './paypal-events.ts';
import { requestIdOf } from './paypal-request-id.ts';
import { presentCapture, presentRefund } from './paypal-views.ts';

interface RefundBody {
  amount?: { currency_code: string; value: string };
  note_to_payer?: string;
  custom_id?: string;
}

const text = (maxLength: number) => ({ type: 'string', maxLength });
const schema = {
  body: {
    type: 'object',
    properties: {
      amount: {
        type: 'object',
        required: ['currency_code', 'value'],
        properties: { currency_code: text(3), value: text(32) },
      },
      note_to_payer: text(255),
      custom_id: text(127),
    },
  },
};

type RefundRoute = { Params: { captureId: string }; Body: RefundBody };

/** One capture, and `POST /v2/payments/captures/{id}/refund`: the same request id gets the same refund again. */
export function refundRoute(app: FastifyInstance, sandbox: Sandbox): void {
  app.get<{ Params: { captureId: string } }>(
    '/v2/payments/captures/:captureId',
    { config: { call: { provider: 'paypal', operation: 'get_capture' } } },
    async (request) => {
      const order = findCaptured(sandbox, request.params.captureId);
      const related = { related_ids: { order_id: order.id } };
      return { ...presentCapture(order), supplementary_data: related };
    },
  );

  app.post<RefundRoute>(
    '/v2/payments/captures/:captureId/refund',
    { schema, config: { call: { provider: 'paypal', operation: 'refund' } } },
    async (request, reply) => {
      const order = findCaptured(sandbox, request.params.captureId);
      const key = requestIdOf(request);
      const known = key === null ? undefined : order.refunds.find((refund) => refund.key === key);
      if (known) return presentRefund(order, known, sandbox.publicUrl());
      const refund = newRefund(sandbox, order, request.body, key);
      const next = addRefund(order, refund, sandbox.now());
      const isDone = refund.state === 'succeeded';
      commit(sandbox, { order: next, webhooks: isDone ? [refundChanged(next, sandbox.publicUrl())] : [] });
      const added = next.refunds.at(-1) ?? { ...refund, createdAt: next.updatedAt };
      return reply.code(201).send(presentRefund(next, added, sandbox.publicUrl()));
    },
  );
}

function findCaptured(sandbox: Sandbox, captureId: string): Order {
  for (const order of sandbox.store.orders.values()) {
    if (order.provider === 'paypal' && order.paymentId === captureId) return order;
  }
  throw resourceNotFound();
}

/** Without an amount it is all that is left. @throws ApiError 422 as PayPal answers */
function newRefund(
  sandbox: Sandbox,
  order: Order,
  body: RefundBody,
  key: string | null,
): Omit<Refund, 'createdAt'> {
  const leftCentavos = refundableCentavos(order);
  if (order.payment !== 'paid') throw unprocessable('REFUND_NOT_ALLOWED', 'The capture is not completed.');
  if (leftCentavos === 0) throw unprocessable('CAPTURE_FULLY_REFUNDED', 'Nothing is left of the capture.');
  const amountCentavos = body.amount ? amountOf(body.amount) : leftCentavos;
  if (amountCentavos > leftCentavos) {
    throw unprocessable('REFUND_AMOUNT_EXCEEDED', 'The amount is more than what is left of the capture.');
  }
  const isPending = sandbox.faults.take('paypal', 'refund', ['pending_refund']) !== null;
  const state = isPending ? 'pending' : 'succeeded';
  return { id: capitalId(17), key, amountCentavos, note: body.custom_id ?? '', state };
}

function amountOf(amount: { currency_code: string; value: string }): number {
  const amountCentavos = fromDecimal(amount.value);
  if (amount.currency_code !== 'PHP') {
    throw unprocessable('REFUND_CAPTURE_CURRENCY_MISMATCH', 'The capture is in PHP.');
  }
  if (amountCentavos === null)
    throw unprocessable('DECIMAL_PRECISION', 'Not an amount of at most two decimals.');
  return amountCentavos;
}
