import { z } from 'zod';
import { readAs } from '../http/answer-schema.ts';
import { ProviderError } from '../http/provider-error.ts';
import type { CaptureWindow, ProviderCapture } from './payment-provider.ts';
import { type PayMongoApi, rejectedBy } from './paymongo-api.ts';
import { isFullyRefunded, paymentSchema, purchaseIdOf, refundedCentavosOf } from './paymongo-payment.ts';

const pageSize = 50;

const listedSchema = paymentSchema.extend({
  attributes: paymentSchema.shape.attributes.extend({
    created_at: z.number().int().positive(),
  }),
});

const pageSchema = z.object({ data: z.array(listedSchema), has_more: z.boolean().nullish() });

type Listed = z.output<typeof listedSchema>;

/**
 * The payments of PayMongo's list that began in the window. The list has no dates to ask for: it is read from the
 * newest on until it is older than the window, so the further back, the more pages.
 * @throws ProviderError, `rejected` when there are more pages, and `malformed` when the newest do not come first
 */
export async function* listPayMongoCaptures(
  api: PayMongoApi,
  { from, to }: CaptureWindow,
  maxPages: number,
): AsyncGenerator<ProviderCapture> {
  if (from >= to) return;
  let after: string | null = null;
  let lastBeganMs = Number.POSITIVE_INFINITY;
  for (let pages = 0; pages < maxPages; pages += 1) {
    const page: z.output<typeof pageSchema> = await readPage(api, after);
    for (const payment of page.data) {
      const beganMs = payment.attributes.created_at * 1000;
      // In another order we would stop too early and miss payments without a word.
      if (beganMs > lastBeganMs) throw notNewestFirst();
      lastBeganMs = beganMs;
      const capture = beganMs >= from.getTime() && beganMs < to.getTime() ? captureOf(payment) : null;
      if (capture) yield capture;
    }
    after = page.data.at(-1)?.id ?? null;
    const isLast = !(page.has_more ?? page.data.length === pageSize);
    if (after === null || isLast || lastBeganMs < from.getTime()) return;
  }
  throw new ProviderError('rejected', `paymongo: more than ${maxPages} pages of payments`, {
    retryable: false,
  });
}

async function readPage(api: PayMongoApi, after: string | null) {
  const call = 'list payments';
  const query = new URLSearchParams({ limit: String(pageSize), ...(after === null ? {} : { after }) });
  const answer = await api({ call, method: 'GET', path: `/v1/payments?${query}` });
  if (answer.status !== 200) throw rejectedBy(answer, call);
  return readAs(pageSchema, answer.body, `paymongo: ${call}`);
}

const captureStatuses = new Map(
  Object.entries<ProviderCapture['status']>({
    pending: 'held',
    paid: 'captured',
    partially_refunded: 'captured',
    refunded: 'refunded',
  }),
);

/** Null for what brought no money, or none in pesos. The list does not name the session. */
function captureOf(payment: Listed): ProviderCapture | null {
  const { attributes, id: captureId } = payment;
  const status = captureStatuses.get(attributes.status);
  if (!status || attributes.currency !== 'PHP') return null;
  return {
    captureId,
    orderId: null,
    purchaseId: purchaseIdOf(payment),
    amountCentavos: attributes.amount,
    status: isFullyRefunded(payment) ? 'refunded' : status,
    refundedCentavos: isFullyRefunded(payment) ? attributes.amount : refundedCentavosOf(payment),
    isDisputed: attributes.disputed === true,
    capturedAt: new Date((attributes.paid_at ?? attributes.created_at) * 1000),
  };
}

function notNewestFirst(): ProviderError {
  return new ProviderError('malformed', 'paymongo: the list of payments is not newest first', {
    retryable: true,
  });
}
