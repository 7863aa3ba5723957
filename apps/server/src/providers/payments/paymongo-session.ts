import { z } from 'zod';
import { type OrderOutcome, ProviderError } from './payment-provider.ts';

const paymentSchema = z.object({
  id: z.string().min(1),
  attributes: z.object({ status: z.string(), amount: z.number().int().positive(), currency: z.string() }),
});

const sessionSchema = z.object({
  id: z.string().min(1),
  attributes: z.object({
    status: z.string(),
    checkout_url: z.string().nullish(),
    reference_number: z.string().nullish(),
    payments: z.array(paymentSchema).nullish(),
    payment_intent: z.object({ attributes: z.object({ status: z.string() }) }).nullish(),
  }),
});

export const sessionAnswerSchema = z.object({ data: sessionSchema });
export type CheckoutSession = z.output<typeof sessionSchema>;
type Payment = z.output<typeof paymentSchema>;

/**
 * What a checkout session says about its money. A failed payment leaves the session active, because the
 * payer may try again with another card or wallet, so it is final only when the session is over.
 * @throws ProviderError `malformed` when a paid payment is not in PHP
 */
export function outcomeOfSession(session: CheckoutSession): OrderOutcome {
  const payments = session.attributes.payments ?? [];
  const paid = payments.find(hasStatus('paid'));
  if (paid) return capturedOutcome(paid);
  // The money came and went back before we ever settled it.
  if (payments.some(hasStatus('refunded'))) return { state: 'declined', reason: 'PAYMENT_REFUNDED' };
  if (session.attributes.status === 'active' || isStillPaying(session)) return { state: 'open' };
  const failed = payments.at(-1);
  return failed
    ? { state: 'declined', reason: `PAYMENT_${failed.attributes.status.toUpperCase()}` }
    : { state: 'expired' };
}

/** A session can end while a wallet is still moving the money: that money may arrive after the end. */
function isStillPaying({ attributes }: CheckoutSession): boolean {
  const intentStatus = attributes.payment_intent?.attributes.status;
  const hasPendingPayment = (attributes.payments ?? []).some(hasStatus('pending'));
  return hasPendingPayment || intentStatus === 'processing' || isPaidButNotListed(attributes);
}

function isPaidButNotListed(attributes: CheckoutSession['attributes']): boolean {
  return attributes.payment_intent?.attributes.status === 'succeeded' && !attributes.payments?.length;
}

function hasStatus(status: string): (payment: Payment) => boolean {
  return (payment) => payment.attributes.status === status;
}

function capturedOutcome({ id, attributes }: Payment): OrderOutcome {
  if (attributes.currency !== 'PHP') {
    throw new ProviderError('malformed', `paymongo: payment ${id} is not in PHP`, { retryable: false });
  }
  return { state: 'captured', captureId: id, amountCentavos: attributes.amount };
}
