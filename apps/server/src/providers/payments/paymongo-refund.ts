import { z } from 'zod';
import { readAs } from '../http/answer-schema.ts';
import { ProviderError } from '../http/provider-error.ts';
import type { ProviderRefund, RefundRequest } from './payment-provider.ts';
import { type PayMongoApi, rejectedBy } from './paymongo-api.ts';
import { askForPayment, type PaymentRefund, paymentIn } from './paymongo-payment.ts';
import { requestKey } from './request-key.ts';

const refundAnswerSchema = z.object({
  data: z.object({ id: z.string().min(1), attributes: z.object({ status: z.string() }) }),
});

/**
 * `POST /v1/refunds`, after a look at the refunds that the payment has: PayMongo remembers a key for a day, and
 * a refund that is repeated later must not give the money back twice. Our id stands in the refund's notes.
 * @throws ProviderError, `rejected` also when PayMongo made the refund and could not carry it out
 */
export async function refundPayMongoPayment(
  api: PayMongoApi,
  refund: RefundRequest,
): Promise<ProviderRefund> {
  const body = refundBody(refund);
  const known = await findRefund(api, refund);
  if (known) return outcomeOf(known.id, known.attributes.status);
  const call = 'create refund';
  const answer = await api({
    call,
    method: 'POST',
    path: '/v1/refunds',
    body,
    idempotencyKey: requestKey('paymongo-refund', refund.refundId),
  });
  if (answer.status !== 200 && answer.status !== 201) throw rejectedBy(answer, call);
  const { data } = readAs(refundAnswerSchema, answer.body, `paymongo: ${call}`);
  return outcomeOf(data.id, data.attributes.status);
}

async function findRefund(
  api: PayMongoApi,
  { captureId, refundId }: RefundRequest,
): Promise<PaymentRefund | undefined> {
  const { answer, call } = await askForPayment(api, captureId);
  const { attributes } = paymentIn(answer, call);
  return attributes.refunds?.find(({ attributes: { notes } }) => notes?.startsWith(markOf(refundId)));
}

/** PayMongo takes a reason from a short list only, so ours goes into the notes, behind the id. */
function refundBody({ captureId, refundId, amountCentavos, reason }: RefundRequest) {
  if (!Number.isSafeInteger(amountCentavos) || amountCentavos <= 0) {
    throw new ProviderError('rejected', 'paymongo: not an amount to refund', { retryable: false });
  }
  const notes = [...`${markOf(refundId)}${reason}`].slice(0, 255).join('');
  return { data: { attributes: { amount: amountCentavos, payment_id: captureId, reason: 'others', notes } } };
}

function markOf(refundId: string): string {
  return `${refundId}: `;
}

/** Our id in the notes of a refund; null where a person made it. */
export function markIn({ attributes }: PaymentRefund): string | null {
  return /^([0-9a-f-]{36}): /.exec(attributes.notes ?? '')?.[1] ?? null;
}

function outcomeOf(providerRefundId: string, status: string): ProviderRefund {
  if (status === 'succeeded') return { providerRefundId, state: 'done' };
  if (status === 'pending' || status === 'processing') return { providerRefundId, state: 'pending' };
  throw new ProviderError('rejected', `paymongo: refund ${providerRefundId} is ${status}`, {
    retryable: false,
  });
}
