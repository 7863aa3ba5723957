import { z } from 'zod';
import { readAs } from '../http/answer-schema.ts';
import { ProviderError } from '../http/provider-error.ts';
import type { CaptureAftermath, FoundRefund } from './payment-provider.ts';
import { type PayPalApi, refusalOf, rejectedBy } from './paypal-api.ts';
import { readPayPalDisputes } from './paypal-disputes.ts';
import {
  amountSchema,
  breakdownSchema,
  feeIn,
  type PayPalOrder,
  payPalOrderSchema,
  pesosIn,
} from './paypal-order.ts';

const captureSchema = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount: amountSchema,
  custom_id: z.string().nullish(),
  seller_receivable_breakdown: breakdownSchema,
  supplementary_data: z
    .object({ related_ids: z.object({ order_id: z.string().min(1).nullish() }).nullish() })
    .nullish(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
});

type Capture = z.output<typeof captureSchema>;

/**
 * What has become of a capture: its refunds stand in its order, its disputes in a list of their own.
 * @throws ProviderError, `rejected` when it does not say what went back
 */
export async function readPayPalAftermath(
  api: PayPalApi,
  captureId: string,
): Promise<CaptureAftermath | null> {
  const capture = await readCapture(api, captureId);
  if (capture === null) return null;
  const refunds = await readRefunds(api, capture);
  return {
    purchaseId: capture.custom_id || null,
    refunds: withRest(capture, refundsOf(capture, refunds)),
    feeCentavos: keptFee(capture, refunds),
    disputes: await readPayPalDisputes(api, captureId),
    tellsEnds: true,
  };
}

async function readCapture(api: PayPalApi, captureId: string): Promise<Capture | null> {
  const call = 'read capture';
  const path = `/v2/payments/captures/${encodeURIComponent(captureId)}`;
  const answer = await api({ call, method: 'GET', path });
  // Only PayPal's own 404 counts; one from a proxy or a wrong address says nothing.
  if (answer.status === 404 && refusalOf(answer)?.name === 'RESOURCE_NOT_FOUND') return null;
  if (answer.status !== 200) throw rejectedBy(answer, call);
  return readAs(captureSchema, answer.body, `paypal: ${call}`);
}

type Refund = NonNullable<PayPalOrder['purchase_units'][number]['payments']>['refunds'][number];

/** Those that are done. */
async function readRefunds(api: PayPalApi, capture: Capture): Promise<Refund[]> {
  const orderId = orderIdOf(capture);
  if (orderId === null) return [];
  const call = 'read order';
  const path = `/v2/checkout/orders/${encodeURIComponent(orderId)}`;
  const answer = await api({ call, method: 'GET', path });
  if (answer.status === 404 && refusalOf(answer)?.name === 'RESOURCE_NOT_FOUND') return [];
  if (answer.status !== 200) throw rejectedBy(answer, call);
  const order = readAs(payPalOrderSchema, answer.body, `paypal: ${call}`);
  return order.purchase_units
    .flatMap((unit) => unit.payments?.refunds ?? [])
    .filter(({ status }) => status === 'COMPLETED');
}

function refundsOf(capture: Capture, refunds: readonly Refund[]): FoundRefund[] {
  return refunds.map(({ id, amount, custom_id: note }, place) => ({
    providerRefundId: id ?? `${capture.id}:${place}`,
    refundId: note || null,
    amountCentavos: pesosIn(amount, `refund ${id}`),
  }));
}

/** Each refund says how much of the capture's fee it gave back; most give back nothing. */
function keptFee(capture: Capture, refunds: readonly Refund[]): number | null {
  const fee = feeIn(capture.seller_receivable_breakdown);
  if (fee === null) return null;
  const back = refunds.reduce((sum, refund) => sum + (feeIn(refund.seller_payable_breakdown) ?? 0), 0);
  return Math.max(0, fee - back);
}

function orderIdOf({ supplementary_data: data, links }: Capture): string | null {
  const link = links.find(({ rel, href }) => rel === 'up' && href.includes('/checkout/orders/'));
  return data?.related_ids?.order_id ?? link?.href.split('/checkout/orders/')[1]?.split(/[/?]/)[0] ?? null;
}

/** What PayPal took back by itself (a reversal) stands in no refund: it is one refund more. */
function withRest(capture: Capture, refunds: FoundRefund[]): FoundRefund[] {
  const sum = refunds.reduce((centavos, { amountCentavos }) => centavos + amountCentavos, 0);
  if (capture.status === 'PARTIALLY_REFUNDED' && sum === 0) {
    throw new ProviderError('rejected', `paypal: capture ${capture.id} does not say what went back`, {
      retryable: false,
    });
  }
  if (capture.status !== 'REFUNDED' && capture.status !== 'REVERSED') return refunds;
  const rest = pesosIn(capture.amount, `capture ${capture.id}`) - sum;
  const unnamed = { providerRefundId: `${capture.id}:rest`, refundId: null, amountCentavos: rest };
  return rest > 0 ? [...refunds, unnamed] : refunds;
}
