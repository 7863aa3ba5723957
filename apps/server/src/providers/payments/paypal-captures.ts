import { centavosFromDecimal } from '@likha/contract/money';
import { z } from 'zod';
import { readAs } from '../http/answer-schema.ts';
import { ProviderError } from '../http/provider-error.ts';
import type { CaptureWindow, ProviderCapture } from './payment-provider.ts';
import { type PayPalApi, rejectedBy } from './paypal-api.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** PayPal answers for 31 days at most; a day less leaves room for rounding to whole seconds. */
const longestSearchMs = 30 * dayMs;
const pageSize = 100;

const infoSchema = z.object({
  transaction_id: z.string().min(1),
  transaction_event_code: z.string().nullish(),
  transaction_initiation_date: z.coerce.date(),
  transaction_amount: z.object({ currency_code: z.string(), value: z.string() }).nullish(),
  transaction_status: z.string().nullish(),
  paypal_reference_id: z.string().nullish(),
  custom_field: z.string().nullish(),
  invoice_id: z.string().nullish(),
});

const pageSchema = z.object({
  transaction_details: z.array(z.object({ transaction_info: infoSchema })).default([]),
  total_pages: z.number().int().nonnegative().nullish(),
});

type Transaction = z.output<typeof infoSchema>;

/**
 * The payments of PayPal's Transaction Search that began in the window. A payment appears there up to three hours
 * after it was made, so ask about hours that are over. Whether all of it went back is known from refunds in the
 * same 30 days only.
 * @param maxPages for the whole window
 * @throws ProviderError, `rejected` when there are more pages
 */
export async function* listPayPalCaptures(
  api: PayPalApi,
  window: CaptureWindow,
  maxPages: number,
): AsyncGenerator<ProviderCapture> {
  let pagesLeft = maxPages;
  for (const search of searchesOf(window)) {
    const transactions: Transaction[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      if (pagesLeft <= 0) throw tooManyPages(maxPages);
      pagesLeft -= 1;
      const answer = await readPage(api, search, page);
      transactions.push(...answer.transaction_details.map((detail) => detail.transaction_info));
      pages = answer.total_pages ?? 1;
    }
    yield* capturesIn(transactions, search);
  }
}

function searchesOf({ from, to }: CaptureWindow): CaptureWindow[] {
  const searches: CaptureWindow[] = [];
  for (let startMs = from.getTime(); startMs < to.getTime(); startMs += longestSearchMs) {
    const endMs = Math.min(startMs + longestSearchMs, to.getTime());
    searches.push({ from: new Date(startMs), to: new Date(endMs) });
  }
  return searches;
}

async function readPage(api: PayPalApi, { from, to }: CaptureWindow, page: number) {
  const call = 'list transactions';
  const query = new URLSearchParams({
    start_date: wholeSecond(from),
    end_date: wholeSecond(new Date(to.getTime() + 999)),
    fields: 'transaction_info',
    page_size: String(pageSize),
    page: String(page),
  });
  const answer = await api({ call, method: 'GET', path: `/v1/reporting/transactions?${query}` });
  if (answer.status !== 200) throw rejectedBy(answer, call);
  return readAs(pageSchema, answer.body, `paypal: ${call}`);
}

function wholeSecond(moment: Date): string {
  return moment.toISOString().replace(/\.\d+Z$/, 'Z');
}

/** PayPal may list one transaction twice, once for each balance it touches; it is one capture. */
function capturesIn(transactions: Transaction[], { from, to }: CaptureWindow): ProviderCapture[] {
  const refunded = refundsByCapture(transactions);
  const disputed = disputedCaptures(transactions);
  const captures = new Map<string, ProviderCapture>();
  for (const transaction of transactions) {
    const began = transaction.transaction_initiation_date;
    const capture = began >= from && began < to ? captureOf(transaction, refunded, disputed) : null;
    if (capture) captures.set(capture.captureId, capture);
  }
  return [...captures.values()];
}

const captureStatuses = new Map(
  Object.entries<ProviderCapture['status']>({
    S: 'captured',
    P: 'held',
    V: 'refunded',
  }),
);

/** Null for what is no payment to us in pesos: T00 is a payment, and one that we sent is below zero. */
function captureOf(
  transaction: Transaction,
  refunded: ReadonlyMap<string, number>,
  disputed: ReadonlySet<string>,
): ProviderCapture | null {
  const amountCentavos = pesosIn(transaction);
  const status = captureStatuses.get(transaction.transaction_status ?? '');
  const isPayment = transaction.transaction_event_code?.startsWith('T00') === true;
  if (!isPayment || !status || amountCentavos === null) return null;
  const captureId = transaction.transaction_id;
  const refundedCentavos = refunded.get(captureId) ?? 0;
  return {
    captureId,
    orderId: null,
    purchaseId: transaction.custom_field || transaction.invoice_id || null,
    amountCentavos,
    status: refundedCentavos >= amountCentavos ? 'refunded' : status,
    refundedCentavos: status === 'refunded' ? amountCentavos : refundedCentavos,
    isDisputed: disputed.has(captureId),
    capturedAt: transaction.transaction_initiation_date,
  };
}

/** Money that is held for a dispute and given free again, and fees that came back: of the group T11, and no refunds. */
const notRefunds = new Set(['T1108', 'T1109', 'T1110', 'T1111']);
/** A hold for a dispute, and a chargeback. */
const disputeCodes = new Set(['T1110', 'T1201']);

function disputedCaptures(transactions: Transaction[]): Set<string> {
  const about = transactions.filter(({ transaction_event_code: code }) => disputeCodes.has(code ?? ''));
  return new Set(about.flatMap(({ paypal_reference_id: captureId }) => captureId ?? []));
}

/** Centavos that went back, by the capture they are of: T11 is a refund or a reversal. */
function refundsByCapture(transactions: Transaction[]): Map<string, number> {
  const refunded = new Map<string, number>();
  for (const transaction of new Map(transactions.map((each) => [each.transaction_id, each])).values()) {
    const { paypal_reference_id: captureId, transaction_event_code: code } = transaction;
    const isRefund = code?.startsWith('T11') && !notRefunds.has(code);
    if (!captureId || !isRefund || transaction.transaction_status !== 'S') continue;
    refunded.set(captureId, (refunded.get(captureId) ?? 0) + (pesosIn(transaction, '-') ?? 0));
  }
  return refunded;
}

function pesosIn({ transaction_amount: amount }: Transaction, sign = ''): number | null {
  if (amount?.currency_code !== 'PHP' || !amount.value.startsWith(sign)) return null;
  return centavosFromDecimal(amount.value.slice(sign.length));
}

function tooManyPages(maxPages: number): ProviderError {
  return new ProviderError('rejected', `paypal: more than ${maxPages} pages of transactions`, {
    retryable: false,
  });
}
