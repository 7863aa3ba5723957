import { z } from 'zod';
import { ProviderError } from '../http/provider-error.ts';
import type { OrderOutcome } from './payment-provider.ts';
import { isFullyRefunded, type Payment, paymentSchema, refundedCentavosOf } from './paymongo-payment.ts';

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

/**
 * What a checkout session says about its money. A failed payment leaves the session active, because the
 * payer may try again with another card or wallet, so it counts only when the session is over.
 * @throws ProviderError `malformed` when a paid payment is not in PHP
 */
export function outcomeOfSession(session: CheckoutSession): OrderOutcome {
  const { attributes } = session;
  const payments = attributes.payments ?? [];
  const taken = payments.find((payment) => takenStatuses.has(payment.attributes.status));
  if (taken) return outcomeOfTaken(taken);
  const pending = payments.find(({ attributes: { status } }) => status === 'pending');
  if (pending || isMoneyOnItsWay(session)) return { state: 'held', captureId: pending?.id ?? null };
  if (attributes.status === 'active') return { state: 'open' };
  // A payer who is still at their bank or wallet may yet finish there.
  const isFinal = attributes.payment_intent?.attributes.status !== 'awaiting_next_action';
  const failed = payments.at(-1);
  if (!failed) return { state: 'expired', isFinal };
  return { state: 'declined', reason: `PAYMENT_${failed.attributes.status.toUpperCase()}`, isFinal };
}

const takenStatuses: ReadonlySet<string> = new Set(['paid', 'partially_refunded', 'refunded']);

/** A session can end while a wallet is still moving the money: that money may arrive after the end. */
function isMoneyOnItsWay({ attributes }: CheckoutSession): boolean {
  const intentStatus = attributes.payment_intent?.attributes.status;
  const isPaidButNotListed = intentStatus === 'succeeded' && !attributes.payments?.length;
  return intentStatus === 'processing' || isPaidButNotListed;
}

function outcomeOfTaken(payment: Payment): OrderOutcome {
  const { id, attributes } = payment;
  if (attributes.currency !== 'PHP') {
    throw new ProviderError('malformed', `paymongo: payment ${id} is not in PHP`, { retryable: false });
  }
  if (isFullyRefunded(payment)) {
    return { state: 'refunded', captureId: id, amountCentavos: attributes.amount };
  }
  const refundedCentavos = refundedCentavosOf(payment);
  if (attributes.status === 'partially_refunded' && refundedCentavos === 0) {
    throw new ProviderError('rejected', `paymongo: payment ${id} does not say what went back`, {
      retryable: false,
    });
  }
  return {
    state: 'captured',
    captureId: id,
    amountCentavos: attributes.amount - refundedCentavos,
    ...(refundedCentavos > 0 ? { refundedCentavos } : {}),
    capturedAt: attributes.paid_at ? new Date(attributes.paid_at * 1000) : null,
    feeCentavos: attributes.fee ?? null,
  };
}
