import { ProviderError } from '../http/provider-error.ts';
import type { CaptureAftermath, FoundRefund } from './payment-provider.ts';
import { type PayMongoApi, refusalCodeOf } from './paymongo-api.ts';
import {
  askForPayment,
  isFullyRefunded,
  type Payment,
  paymentIn,
  purchaseIdOf,
  refundedCentavosOf,
} from './paymongo-payment.ts';
import { markIn } from './paymongo-refund.ts';

/**
 * What has become of a payment. Of a dispute PayMongo's API says that there is one (`disputed`), and nothing more: it has no
 * id of its own, and its end is told by webhooks alone.
 * @throws ProviderError, `rejected` when it does not say what went back
 */
export async function readPayMongoAftermath(
  api: PayMongoApi,
  captureId: string,
): Promise<CaptureAftermath | null> {
  const { answer, call } = await askForPayment(api, captureId);
  if (answer.status === 404 && refusalCodeOf(answer) === 'resource_not_found') return null;
  const payment = paymentIn(answer, call);
  const { amount, currency, disputed } = payment.attributes;
  if (currency !== 'PHP') {
    throw new ProviderError('malformed', `paymongo: payment ${payment.id} is not in PHP`, {
      retryable: false,
    });
  }
  const dispute = {
    disputeId: payment.id,
    state: 'unsaid',
    amountCentavos: amount,
    feeCentavos: null,
    reason: null,
    openedAt: null,
    respondBy: null,
  } as const;
  return {
    purchaseId: purchaseIdOf(payment),
    refunds: refundsOf(payment),
    feeCentavos: payment.attributes.fee ?? null,
    disputes: disputed ? [dispute] : [],
    tellsEnds: false,
  };
}

/** What went back in a way that no refund tells of is one refund more. */
function refundsOf(payment: Payment): FoundRefund[] {
  const { amount, refunds, status } = payment.attributes;
  const found = (refunds ?? [])
    .filter(({ attributes }) => attributes.status === 'succeeded')
    .map((refund) => ({
      providerRefundId: refund.id,
      refundId: markIn(refund),
      amountCentavos: refund.attributes.amount,
    }));
  if (status === 'partially_refunded' && found.length === 0) {
    throw new ProviderError('rejected', `paymongo: payment ${payment.id} does not say what went back`, {
      retryable: false,
    });
  }
  const rest = isFullyRefunded(payment) ? amount - refundedCentavosOf(payment) : 0;
  const unnamed = { providerRefundId: `${payment.id}:rest`, refundId: null, amountCentavos: rest };
  return rest > 0 ? [...found, unnamed] : found;
}
