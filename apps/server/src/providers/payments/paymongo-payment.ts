import { z } from 'zod';

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
  }),
});

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
