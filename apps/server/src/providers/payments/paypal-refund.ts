import { decimalPesos } from '@likha/contract/money';
import { z } from 'zod';
import { readAs } from '../http/answer-schema.ts';
import { ProviderError } from '../http/provider-error.ts';
import type { ProviderRefund, RefundRequest } from './payment-provider.ts';
import { type PayPalApi, rejectedBy } from './paypal-api.ts';
import { requestKey } from './request-key.ts';

const refundSchema = z.object({ id: z.string().min(1), status: z.string() });

/**
 * `POST /v2/payments/captures/{id}/refund`. PayPal remembers the key of a refund for 45 days.
 * @throws ProviderError, `rejected` also when PayPal made the refund and could not carry it out
 */
export async function refundPayPalCapture(api: PayPalApi, refund: RefundRequest): Promise<ProviderRefund> {
  const call = 'refund capture';
  const answer = await api({
    call,
    method: 'POST',
    path: `/v2/payments/captures/${encodeURIComponent(refund.captureId)}/refund`,
    body: JSON.stringify(refundBody(refund)),
    idempotencyKey: requestKey('paypal-refund', refund.refundId),
  });
  if (answer.status !== 200 && answer.status !== 201) throw rejectedBy(answer, call);
  const { id, status } = readAs(refundSchema, answer.body, `paypal: ${call}`);
  if (status === 'COMPLETED') return { providerRefundId: id, state: 'done' };
  if (status === 'PENDING') return { providerRefundId: id, state: 'pending' };
  throw new ProviderError('rejected', `paypal: refund ${id} is ${status}`, { retryable: false });
}

function refundBody({ refundId, amountCentavos, reason }: RefundRequest) {
  if (!Number.isSafeInteger(amountCentavos) || amountCentavos <= 0) {
    throw new ProviderError('rejected', 'paypal: not an amount to refund', { retryable: false });
  }
  return {
    amount: { currency_code: 'PHP', value: decimalPesos(amountCentavos) },
    custom_id: refundId,
    note_to_payer: [...reason].slice(0, 255).join(''),
  };
}
