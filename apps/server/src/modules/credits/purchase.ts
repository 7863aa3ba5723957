import type { OrderOutcome } from '../../providers/payments/payment-provider.ts';

export type PurchaseStatus = 'pending' | 'completed' | 'declined' | 'cancelled' | 'expired';

/** A purchase as the state machine sees it. Immutable: a transition answers the next state. */
export interface Purchase {
  readonly status: PurchaseStatus;
  readonly finalCentavos: number;
  readonly createdAt: Date;
  readonly checks: number;
}

export type Transition =
  | { readonly kind: 'complete'; readonly captureId: string }
  | {
      readonly kind: 'close';
      readonly status: 'declined' | 'cancelled' | 'expired';
      readonly reason: string | null;
    }
  | { readonly kind: 'wait'; readonly nextCheckAt: Date }
  | { readonly kind: 'stay' }
  /** The provider took another amount than was owed: nothing is granted and a person must look. */
  | { readonly kind: 'amount_mismatch'; readonly capturedCentavos: number };

const MINUTE_MS = 60_000;
/** After this an order that nobody paid is given up. */
export const LIFETIME_MS = 24 * 60 * MINUTE_MS;
/** Minutes until the next look, by how many there have been. */
const LOOK_AFTER_MINUTES = [1, 1, 2, 3, 5, 10, 20, 30, 60];

/**
 * What to do about an order as the provider reports it. Captured money always completes, also a purchase that had been
 * closed: money taken is never lost. Completed is final.
 */
export function afterOutcome(purchase: Purchase, outcome: OrderOutcome, now: Date): Transition {
  if (purchase.status === 'completed') return { kind: 'stay' };
  if (outcome.state === 'captured') {
    return outcome.amountCentavos === purchase.finalCentavos
      ? { kind: 'complete', captureId: outcome.captureId }
      : { kind: 'amount_mismatch', capturedCentavos: outcome.amountCentavos };
  }
  if (purchase.status !== 'pending') return { kind: 'stay' };
  if (outcome.state === 'open') return afterOpen(purchase, now);
  // Paid and under review: it waits for the provider, however long that takes.
  if (outcome.state === 'held') return { kind: 'wait', nextCheckAt: nextLook(purchase.checks, now) };
  return {
    kind: 'close',
    status: outcome.state === 'refunded' ? 'declined' : outcome.state,
    reason: outcome.state === 'declined' ? 'The payment was declined.' : null,
  };
}

/** Not paid yet: look again later, ever less often, until the purchase is too old. */
function afterOpen(purchase: Purchase, now: Date): Transition {
  if (isTooOld(purchase, now)) return { kind: 'close', status: 'expired', reason: null };
  return { kind: 'wait', nextCheckAt: nextLook(purchase.checks, now) };
}

/** Nobody could say how it stands, so it may have been paid: a purchase is never given up on silence, however old. */
export function afterSilence(purchase: Purchase, now: Date): Transition {
  if (purchase.status !== 'pending') return { kind: 'stay' };
  return { kind: 'wait', nextCheckAt: nextLook(purchase.checks, now) };
}

export function isTooOld(purchase: Purchase, now: Date): boolean {
  return now.getTime() - purchase.createdAt.getTime() >= LIFETIME_MS;
}

export function nextLook(checks: number, now: Date): Date {
  const minutes = LOOK_AFTER_MINUTES[Math.min(checks, LOOK_AFTER_MINUTES.length - 1)] ?? 60;
  return new Date(now.getTime() + minutes * MINUTE_MS);
}
