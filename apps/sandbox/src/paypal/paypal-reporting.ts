import type { FastifyInstance } from 'fastify';
import type { Order } from '../order.ts';
import type { Refund } from '../order-refund.ts';
import { toDecimal } from '../pesos.ts';
import { isFullyRefunded } from '../refund.ts';
import type { Sandbox } from '../sandbox.ts';
import { invalidRequest } from './paypal-errors.ts';

const longestWindowMs = 31 * 24 * 60 * 60 * 1000;

const schema = {
  querystring: {
    type: 'object',
    required: ['start_date', 'end_date'],
    properties: {
      start_date: { type: 'string', maxLength: 64 },
      end_date: { type: 'string', maxLength: 64 },
      fields: { type: 'string' },
      page: { type: 'string', pattern: '^[1-9][0-9]{0,4}$' },
      page_size: { type: 'string', pattern: '^([1-9][0-9]?|[1-4][0-9]{2}|500)$' },
    },
  },
};

type Route = {
  Querystring: { start_date: string; end_date: string; page?: string; page_size?: string };
};

/** `GET /v1/reporting/transactions`, the oldest first. PayPal's own list is up to three hours late; this one is not. */
export function reportingRoute(app: FastifyInstance, sandbox: Sandbox): void {
  app.get<Route>(
    '/v1/reporting/transactions',
    { schema, config: { call: { provider: 'paypal', operation: 'list' } } },
    async ({ query }) => {
      const [start, end] = [timeOf(query.start_date), timeOf(query.end_date)];
      if (end < start || end - start > longestWindowMs) {
        throw invalidRequest('INVALID_REQUEST', 'Date range is greater than 31 days.');
      }
      const all = transactionsOf(sandbox).filter(({ timeMs }) => timeMs >= start && timeMs <= end);
      const [page, pageSize] = [Number(query.page ?? 1), Number(query.page_size ?? 100)];
      const shown = all.slice((page - 1) * pageSize, page * pageSize);
      return {
        transaction_details: shown.map(({ info }) => ({ transaction_info: info })),
        page,
        total_items: all.length,
        total_pages: Math.ceil(all.length / pageSize),
      };
    },
  );
}

function timeOf(text: string): number {
  const timeMs = Date.parse(text);
  if (Number.isFinite(timeMs)) return timeMs;
  throw invalidRequest('INVALID_REQUEST', 'Not a date.');
}

interface Transaction {
  timeMs: number;
  info: Record<string, unknown>;
}

function transactionsOf({ store }: Sandbox): Transaction[] {
  const captured = [...store.orders.values()].filter(
    (order) => order.provider === 'paypal' && order.paymentId !== null,
  );
  const all = captured.flatMap((order) => [
    paymentOf(order),
    ...order.refunds.map((each) => refundOf(order, each)),
    ...(order.disputedAt ? [disputeOf(order, order.disputedAt)] : []),
  ]);
  return all.sort((one, other) => one.timeMs - other.timeMs);
}

const statuses = { none: 'P', pending: 'P', paid: 'S', failed: 'D' } as const;

function paymentOf(order: Order): Transaction {
  const status = isFullyRefunded(order) ? 'V' : statuses[order.payment];
  return transaction(order, {
    id: order.paymentId,
    eventCode: 'T0006',
    time: order.paidAt ?? order.createdAt,
    value: toDecimal(order.amountCentavos),
    status,
  });
}

const refundStatuses = { pending: 'P', succeeded: 'S', failed: 'D' } as const;

function refundOf(order: Order, refund: Refund): Transaction {
  const listed = transaction(order, {
    id: refund.id,
    eventCode: 'T1107',
    time: refund.createdAt,
    value: `-${toDecimal(refund.amountCentavos)}`,
    status: refundStatuses[refund.state],
  });
  const reference = { paypal_reference_id: order.paymentId, paypal_reference_id_type: 'TXN' };
  return { ...listed, info: { ...listed.info, ...reference } };
}

/** The hold that a dispute leads to. */
function disputeOf(order: Order, time: string): Transaction {
  const listed = transaction(order, {
    id: `${order.paymentId}H`,
    eventCode: 'T1110',
    time,
    value: `-${toDecimal(order.amountCentavos)}`,
    status: 'S',
  });
  const reference = { paypal_reference_id: order.paymentId, paypal_reference_id_type: 'TXN' };
  return { ...listed, info: { ...listed.info, ...reference } };
}

function transaction(
  order: Order,
  {
    id,
    eventCode,
    time,
    value,
    status,
  }: Record<'eventCode' | 'time' | 'value' | 'status', string> & {
    id: string | null;
  },
): Transaction {
  const date = time.replace(/\.\d+Z$/, '+0000');
  return {
    timeMs: Date.parse(date),
    info: {
      transaction_id: id,
      transaction_event_code: eventCode,
      transaction_initiation_date: date,
      transaction_updated_date: date,
      transaction_amount: { currency_code: 'PHP', value },
      transaction_status: status,
      invoice_id: order.purchaseId,
      custom_field: order.purchaseId,
    },
  };
}
