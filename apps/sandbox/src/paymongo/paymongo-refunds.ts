import type { FastifyInstance, FastifyRequest } from 'fastify';
import { prefixedId } from '../ids.ts';
import type { Order } from '../order.ts';
import type { Refund } from '../order-refund.ts';
import { addRefund, refundableCentavos } from '../refund.ts';
import { keyOf } from '../request-key.ts';
import { commit, type Sandbox } from '../sandbox.ts';
import { keyReused, payMongoError } from './paymongo-errors.ts';
import { refundChanged } from './paymongo-events.ts';
import { findPaid } from './paymongo-payments.ts';
import { presentRefund } from './paymongo-views.ts';

interface RefundBody {
  data: { attributes: { amount: number; payment_id: string; reason: string; notes?: string } };
}

const schema = {
  body: {
    type: 'object',
    required: ['data'],
    properties: {
      data: {
        type: 'object',
        required: ['attributes'],
        properties: {
          attributes: {
            type: 'object',
            required: ['amount', 'payment_id', 'reason'],
            properties: {
              amount: { type: 'integer', minimum: 100 },
              payment_id: { type: 'string' },
              reason: { enum: ['duplicate', 'fraudulent', 'requested_by_customer', 'others'] },
              notes: { type: 'string', maxLength: 255 },
            },
          },
        },
      },
    },
  },
};

type RefundRequest = FastifyRequest<{ Body: RefundBody }>;

/** `POST /v1/refunds`. */
export function refundRoute(app: FastifyInstance, sandbox: Sandbox): void {
  app.post<{ Body: RefundBody }>(
    '/v1/refunds',
    { schema, config: { call: { provider: 'paymongo', operation: 'refund' } } },
    async (request) => {
      const order = findPaid(sandbox, request.body.data.attributes.payment_id);
      const refund = findRepeated(order, request) ?? giveBack(sandbox, order, request);
      return { data: presentRefund(order, refund) };
    },
  );
}

/** @throws ApiError 400 when the key belongs to another amount */
function findRepeated(order: Order, request: RefundRequest): Refund | undefined {
  const key = keyOf(request);
  const known = key === null ? undefined : order.refunds.find((refund) => refund.key === key);
  if (known && known.amountCentavos !== request.body.data.attributes.amount) throw keyReused();
  return known;
}

/** @throws ApiError 400 as PayMongo answers */
function giveBack(sandbox: Sandbox, order: Order, request: RefundRequest): Refund {
  const { amount: amountCentavos, notes = '' } = request.body.data.attributes;
  if (amountCentavos > refundableCentavos(order)) {
    throw payMongoError(
      400,
      'parameter_above_maximum',
      'The amount is more than what is left of the payment.',
    );
  }
  const isPending = sandbox.faults.take('paymongo', 'refund', ['pending_refund']) !== null;
  const state = isPending ? 'pending' : 'succeeded';
  const asked = { id: prefixedId('ref'), key: keyOf(request), amountCentavos, note: notes, state } as const;
  const next = addRefund(order, asked, sandbox.now());
  commit(sandbox, { order: next, webhooks: isPending ? [] : [refundChanged(next, 'payment.refunded')] });
  return { ...asked, createdAt: next.updatedAt };
}
