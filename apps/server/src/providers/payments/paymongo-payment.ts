import { z } from 'zod';
import { readAs } from '../http/answer-schema.ts';
import type { ProviderAnswer } from '../http/provider-http.ts';
import { type PayMongoApi, rejectedBy } from './paymongo-api.ts';

const refundSchema = z.object({
  id: z.string().min(1),
  attributes: z.object({ status: z.string(), amount: z.number().int(), notes: z.string().nullish() }),
});

/** PayMongo's payment: what we call a capture. */
export const paymentSchema = z.object({
  id: z.string().min(1),
  attributes: z.object({
    status: z.string(),
    amount: z.number().int().positive(),
    currency: z.string(),
    // A fee or a time that cannot be read must not keep paid money from being credited.
    fee: z.number().int().nonnegative().nullish().catch(null),
    paid_at: z.number().int().positive().nullish().catch(null),
    refunds: z.array(refundSchema).nullish(),
    disputed: z.boolean().nullish(),
    external_reference_number: z.string().nullish(),
    metadata: z.record(z.string(), z.unknown()).nullish().catch(null),
  }),
});

const answerSchema = z.object({ data: paymentSchema });

export type Payment = z.output<typeof paymentSchema>;
export type PaymentRefund = z.output<typeof refundSchema>;

/** What of a payment went back, in centavos; nothing that is still on its way. */
export function refundedCentavosOf({ attributes: { refunds } }: Payment): number {
  const done = (refunds ?? []).filter(({ attributes }) => attributes.status === 'succeeded');
  return done.reduce((sum, { attributes }) => sum + attributes.amount, 0);
}

export function isFullyRefunded(payment: Payment): boolean {
  const { status, amount } = payment.attributes;
  return status === 'refunded' || refundedCentavosOf(payment) >= amount;
}

/** The purchase that a payment is of, as we told PayMongo; null for one that did not begin with us. */
export function purchaseIdOf({ attributes }: Payment): string | null {
  const fromMetadata = attributes.metadata?.purchase_id;
  if (typeof fromMetadata === 'string' && fromMetadata !== '') return fromMetadata;
  return attributes.external_reference_number || null;
}

/** `GET /v1/payments/{id}`, whatever it answers. */
export async function askForPayment(api: PayMongoApi, paymentId: string) {
  const call = 'read payment';
  const path = `/v1/payments/${encodeURIComponent(paymentId)}`;
  return { call, answer: await api({ call, method: 'GET', path }) };
}

/** @throws ProviderError where the answer is none */
export function paymentIn(answer: ProviderAnswer, call: string): Payment {
  if (answer.status !== 200) throw rejectedBy(answer, call);
  return readAs(answerSchema, answer.body, `paymongo: ${call}`).data;
}
