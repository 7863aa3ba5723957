import { centavosFromDecimal } from '@likha/contract';
import { z } from 'zod';
import { type OrderOutcome, ProviderError } from './payment-provider.ts';
import type { PayPalRefusal } from './paypal-api.ts';

const captureSchema = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount: z.object({ currency_code: z.string(), value: z.string() }),
});

export const payPalOrderSchema = z.object({
  id: z.string().min(1),
  status: z.string(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        payments: z.object({ captures: z.array(captureSchema).default([]) }).optional(),
      }),
    )
    .default([]),
});

export type PayPalOrder = z.output<typeof payPalOrderSchema>;
type Capture = z.output<typeof captureSchema>;

/** The page to approve the order on, or null when there is nothing left to approve. */
export function approvalUrlOf(order: PayPalOrder): string | null {
  const link = order.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
  return link && URL.canParse(link.href) ? link.href : null;
}

/** Whether the payer has agreed and the money has not been asked for yet. */
export function isReadyToCapture(order: PayPalOrder): boolean {
  return order.status === 'APPROVED' && capturesOf(order).length === 0;
}

/**
 * What an order says about its money. An order that is COMPLETED is not enough: its capture may be held
 * for review or have failed, and only a capture that is COMPLETED counts (decision 16).
 * @throws ProviderError when the order is in a state that a person has to look at
 */
export function outcomeOfOrder(order: PayPalOrder): OrderOutcome {
  const captures = capturesOf(order);
  const completed = captures.find(({ status }) => status === 'COMPLETED');
  if (completed) return capturedOutcome(completed);
  if (captures.some(({ status }) => status === 'PENDING')) return { state: 'open' };
  const last = captures.at(-1);
  return last ? outcomeOfFailedCapture(last) : outcomeWithoutCapture(order);
}

function capturesOf(order: PayPalOrder): Capture[] {
  return order.purchase_units.flatMap((unit) => unit.payments?.captures ?? []);
}

function capturedOutcome(capture: Capture): OrderOutcome {
  const amountCentavos = centavosFromDecimal(capture.amount.value);
  if (capture.amount.currency_code !== 'PHP' || amountCentavos === null) {
    throw new ProviderError('malformed', `paypal: capture ${capture.id} is not an amount in PHP`, {
      retryable: false,
    });
  }
  return { state: 'captured', captureId: capture.id, amountCentavos };
}

function outcomeOfFailedCapture(capture: Capture): OrderOutcome {
  switch (capture.status) {
    case 'DECLINED':
    case 'FAILED':
    case 'REFUNDED':
      return { state: 'declined', reason: `CAPTURE_${capture.status}` };
    default:
      // PARTIALLY_REFUNDED before we ever settled it, or a status we do not know: no rule can decide that.
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
      return { state: 'cancelled' };
    default:
      throw new ProviderError('malformed', `paypal: order ${order.id} is ${order.status} without a capture`, {
        retryable: true,
      });
  }
}

/** Refusals of a capture that mean the payer's money will not come with this approval. */
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
  if (declineIssues.has(issue)) return { state: 'declined', reason: issue };
  if (issue === 'ORDER_NOT_APPROVED' || issue === 'PAYER_ACTION_REQUIRED') return { state: 'open' };
  if (issue === 'ORDER_VOIDED') return { state: 'cancelled' };
  if (issue === 'ORDER_EXPIRED') return { state: 'expired' };
  return null;
}
