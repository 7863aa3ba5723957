import { centavosFromDecimal } from '@likha/contract/money';
import { z } from 'zod';
import { ProviderError } from '../http/provider-error.ts';
import type { OrderOutcome } from './payment-provider.ts';
import type { PayPalRefusal } from './paypal-api.ts';

export const amountSchema = z.object({ currency_code: z.string(), value: z.string() });

/** What PayPal keeps of a capture; what of that it gives back with a refund. */
export const breakdownSchema = z.object({ paypal_fee: amountSchema.nullish() }).nullish().catch(null);
export type Breakdown = z.output<typeof breakdownSchema>;

const captureSchema = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount: amountSchema,
  // A time or a fee that cannot be read must not keep captured money from being credited.
  create_time: z.coerce.date().nullish().catch(null),
  seller_receivable_breakdown: breakdownSchema,
});

const refundSchema = z.object({
  id: z.string().min(1).optional(),
  status: z.string(),
  amount: amountSchema,
  custom_id: z.string().nullish(),
  seller_payable_breakdown: breakdownSchema,
});

/** The account that pays, named once its holder has approved. What cannot be read is nobody's. */
export const paypalSourceSchema = z
  .object({ paypal: z.object({ account_id: z.string().min(1).max(100) }) })
  .nullish()
  .catch(null);

export const payPalOrderSchema = z.object({
  id: z.string().min(1),
  status: z.string(),
  payment_source: paypalSourceSchema,
  payer: z
    .object({ payer_id: z.string().min(1).max(100) })
    .nullish()
    .catch(null),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        payments: z
          .object({
            captures: z.array(captureSchema).default([]),
            refunds: z.array(refundSchema).default([]),
          })
          .optional(),
      }),
    )
    .default([]),
});

export type PayPalOrder = z.output<typeof payPalOrderSchema>;
type Capture = z.output<typeof captureSchema>;
type Amount = z.output<typeof amountSchema>;

/** The page to approve the order on, or null when there is nothing left to approve. */
export function approvalUrlOf(order: PayPalOrder): string | null {
  const link = order.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
  return link && URL.canParse(link.href) ? link.href : null;
}

/** Whether the payer has agreed and the money has not been asked for yet. */
export function isReadyToCapture(order: PayPalOrder): boolean {
  return order.status === 'APPROVED' && capturesOf(order).length === 0;
}

/** PayPal's number of the account that pays; `payer` is its older name for the same. Null before it was approved. */
export function payerOf({ payment_source: source, payer }: PayPalOrder): string | null {
  return source?.paypal.account_id ?? payer?.payer_id ?? null;
}

/**
 * What an order says about its money. An order that is COMPLETED is not enough: its capture may be held
 * for review or have failed, and only a capture that is COMPLETED counts (P16).
 * @throws ProviderError when the order is in a state that a person has to look at
 */
export function outcomeOfOrder(order: PayPalOrder): OrderOutcome {
  const captures = capturesOf(order);
  const taken = captures.find(({ status }) => status === 'COMPLETED' || status === 'PARTIALLY_REFUNDED');
  if (taken) return outcomeOfTaken(taken, refundedCentavosOf(order));
  const held = captures.find(({ status }) => status === 'PENDING');
  if (held) return { state: 'held', captureId: held.id };
  const last = captures.at(-1);
  return last ? outcomeOfLost(last, order) : outcomeWithoutCapture(order);
}

function capturesOf(order: PayPalOrder): Capture[] {
  return order.purchase_units.flatMap((unit) => unit.payments?.captures ?? []);
}

/** An order has one capture that took money, so every refund of the order is a refund of that capture. */
function refundedCentavosOf(order: PayPalOrder): number {
  const refunds = order.purchase_units.flatMap((unit) => unit.payments?.refunds ?? []);
  const done = refunds.filter(({ status }) => status === 'COMPLETED');
  return done.reduce((sum, { amount }) => sum + pesosIn(amount, `refund of order ${order.id}`), 0);
}

function outcomeOfTaken(capture: Capture, refundedCentavos: number): OrderOutcome {
  const takenCentavos = pesosIn(capture.amount, `capture ${capture.id}`);
  if (capture.status === 'PARTIALLY_REFUNDED' && refundedCentavos === 0) {
    throw new ProviderError('rejected', `paypal: capture ${capture.id} does not say what went back`, {
      retryable: false,
    });
  }
  if (refundedCentavos >= takenCentavos) return refundedOutcome(capture);
  return {
    state: 'captured',
    captureId: capture.id,
    amountCentavos: takenCentavos - refundedCentavos,
    ...(refundedCentavos > 0 ? { refundedCentavos } : {}),
    capturedAt: capture.create_time ?? null,
    feeCentavos: feeIn(capture.seller_receivable_breakdown),
  };
}

function refundedOutcome(capture: Capture): OrderOutcome {
  const amountCentavos = pesosIn(capture.amount, `capture ${capture.id}`);
  return { state: 'refunded', captureId: capture.id, amountCentavos };
}

/** Centavos; null where PayPal does not say, or says it in another currency. */
export function feeIn(breakdown: Breakdown): number | null {
  const fee = breakdown?.paypal_fee;
  return fee?.currency_code === 'PHP' ? centavosFromDecimal(fee.value) : null;
}

/** @throws ProviderError `malformed`, not retryable: it will never be an amount in PHP */
export function pesosIn(amount: Amount, what: string): number {
  const centavos = amount.currency_code === 'PHP' ? centavosFromDecimal(amount.value) : null;
  if (centavos !== null) return centavos;
  throw new ProviderError('malformed', `paypal: ${what} is not an amount in PHP`, { retryable: false });
}

function outcomeOfLost(capture: Capture, order: PayPalOrder): OrderOutcome {
  switch (capture.status) {
    case 'REFUNDED':
      return refundedOutcome(capture);
    case 'DECLINED':
    case 'FAILED':
      // An order that is still APPROVED can be captured again; one that is COMPLETED cannot.
      return {
        state: 'declined',
        reason: `CAPTURE_${capture.status}`,
        isFinal: order.status === 'COMPLETED',
      };
    default:
      throw new ProviderError('rejected', `paypal: capture ${capture.id} is ${capture.status}`, {
        retryable: false,
      });
  }
}

function outcomeWithoutCapture(order: PayPalOrder): OrderOutcome {
  switch (order.status) {
    case 'CREATED':
    case 'SAVED':
    case 'APPROVED':
    case 'PAYER_ACTION_REQUIRED':
      return { state: 'open' };
    case 'VOIDED':
      return { state: 'cancelled', isFinal: true };
    default:
      throw new ProviderError('malformed', `paypal: order ${order.id} is ${order.status} without a capture`, {
        retryable: true,
      });
  }
}

/** Refusals of a capture that mean that the payer's money will not come with this approval. */
const declineIssues = new Set([
  'INSTRUMENT_DECLINED',
  'PAYER_CANNOT_PAY',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'TRANSACTION_REFUSED',
  'TRANSACTION_LIMIT_EXCEEDED',
  'TRANSACTION_BLOCKED_BY_PAYEE',
  'PAYEE_BLOCKED_TRANSACTION',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
  'COMPLIANCE_VIOLATION',
]);

/** What a refused capture says about the order, or null when it says nothing. */
export function outcomeOfRefusal(refusal: PayPalRefusal): OrderOutcome | null {
  const issue = refusal.issue ?? refusal.name;
  // The payer may come back and approve with another card or balance.
  if (declineIssues.has(issue)) return { state: 'declined', reason: issue, isFinal: false };
  if (issue === 'ORDER_NOT_APPROVED' || issue === 'PAYER_ACTION_REQUIRED') return { state: 'open' };
  if (issue === 'ORDER_VOIDED') return { state: 'cancelled', isFinal: true };
  if (issue === 'ORDER_EXPIRED') return { state: 'expired', isFinal: true };
  return null;
}
