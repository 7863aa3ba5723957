import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../platform/durations.ts';
import type { OrderOutcome } from '../../../providers/payments/payment-provider.ts';

export type PurchaseStatus =
  | 'pending'
  | 'held'
  | 'completed'
  | 'declined'
  | 'cancelled'
  | 'expired'
  | 'mismatch'
  | 'refunded'
  | 'disputed';
/** Why nothing was paid, where the provider said more than that. */
export type ClosingReason = 'declined' | 'returned' | 'payer';

type ClosedStatus = 'declined' | 'cancelled' | 'expired';

/** A purchase and the payment attempt that was asked about, as the state machine sees them. Immutable. */
export interface Purchase {
  readonly status: PurchaseStatus;
  readonly finalCentavos: number;
  /** Its buyer's account is erased: nobody could use what is bought (P1049). */
  readonly isOfNobody?: boolean;
  readonly createdAt: Date;
  /** How often the provider was asked since the attempt came to its state. */
  readonly checks: number;
}

export type Transition =
  | {
      readonly kind: 'complete';
      readonly captureId: string;
      readonly capturedAt: Date | null;
      readonly feeCentavos: number | null;
    }
  /** Paid, and the provider is looking at it: it ends paid or not, and nobody can cancel it meanwhile. */
  | { readonly kind: 'hold'; readonly nextCheckAt: Date }
  | {
      readonly kind: 'close';
      readonly status: ClosedStatus;
      readonly reason: ClosingReason | null;
      /** Null when the provider can no longer capture it. */
      readonly nextCheckAt: Date | null;
    }
  /** Still undecided. `isReopened`: a review ended without a payment, and the order can be paid again. */
  | { readonly kind: 'wait'; readonly nextCheckAt: Date; readonly isReopened: boolean }
  /** The provider took another amount than was owed, or took it twice: nothing is granted, and it is given back (P46). */
  | {
      readonly kind: 'mismatch';
      readonly captureId: string;
      readonly capturedCentavos: number;
      readonly feeCentavos: number | null;
    }
  | { readonly kind: 'stay' };

/** How long an order keeps its quote. After this it is closed at the provider, and the fan starts again at today's price. */
export const LIFETIME_MS = 24 * HOUR_MS;
/** A closed order may still be captured by a provider for so long: it is asked about until then. */
export const CAPTURABLE_MS = 30 * DAY_MS;
/** Minutes until the next look, by how many there have been: each minute for the half hour in which people pay (P965), also where nobody tells us that they did. */
const OPEN_LOOKS = [...Array<number>(30).fill(1), 2, 3, 5, 10, 20, 30, 60];
const SLOW_LOOKS = [5, 15, 30, 60, 180, 360, 720, 1440];

const CREDITED: readonly PurchaseStatus[] = ['completed', 'refunded', 'disputed'];
const CLOSED: readonly PurchaseStatus[] = ['declined', 'cancelled', 'expired'];

/** Were credits granted for it? Final as far as this provider's order is concerned. */
export function isCredited(status: PurchaseStatus): boolean {
  return CREDITED.includes(status);
}

export function isClosed(status: PurchaseStatus): status is ClosedStatus {
  return CLOSED.includes(status);
}

/**
 * What to do about an order as the provider reports it. Captured money always completes, also a purchase that had been
 * closed: money taken is never lost (P16). Of whom nobody is left, it goes back (P1049).
 */
export function afterOutcome(purchase: Purchase, outcome: OrderOutcome, now: Date): Transition {
  if (outcome.state === 'captured') return afterCapture(purchase, outcome);
  if (isCredited(purchase.status) || purchase.status === 'mismatch') return { kind: 'stay' };
  switch (outcome.state) {
    case 'held':
      return { kind: 'hold', nextCheckAt: slowLook(purchase.status === 'held' ? purchase.checks : 0, now) };
    case 'open':
      return isClosed(purchase.status)
        ? closed(purchase, purchase.status, null, false, now)
        : {
            kind: 'wait',
            nextCheckAt: nextLook(purchase.checks, now),
            isReopened: purchase.status === 'held',
          };
    case 'refunded':
      return closed(purchase, 'declined', 'returned', true, now);
    case 'refused':
      return closed(purchase, isClosed(purchase.status) ? purchase.status : 'declined', 'payer', true, now);
    default:
      return closed(
        purchase,
        isClosed(purchase.status) ? purchase.status : outcome.state,
        outcome.state === 'declined' ? 'declined' : null,
        outcome.isFinal,
        now,
      );
  }
}

function afterCapture(
  purchase: Purchase,
  { captureId, amountCentavos, capturedAt, feeCentavos = null }: Extract<OrderOutcome, { state: 'captured' }>,
): Transition {
  const isPaid = amountCentavos === purchase.finalCentavos && !isCredited(purchase.status);
  const isOwed = isPaid && !purchase.isOfNobody;
  return isOwed
    ? { kind: 'complete', captureId, capturedAt: capturedAt ?? null, feeCentavos }
    : { kind: 'mismatch', captureId, capturedCentavos: amountCentavos, feeCentavos };
}

/** Not paid, or not any more. Asked about ever more slowly for as long as the provider could capture it. */
function closed(
  purchase: Purchase,
  status: ClosedStatus,
  reason: ClosingReason | null,
  isFinal: boolean,
  now: Date,
): Transition {
  // Looks are counted from the moment it closed: the first hours are when money still arrives.
  const checks = isClosed(purchase.status) ? purchase.checks : 0;
  const isOver = isFinal || now.getTime() - purchase.createdAt.getTime() >= CAPTURABLE_MS;
  return { kind: 'close', status, reason, nextCheckAt: isOver ? null : slowLook(checks, now) };
}

/** Nobody could say how it stands, so it may have been paid: a purchase is never given up on silence, however old. */
export function afterSilence(purchase: Purchase, now: Date): Transition {
  if (isCredited(purchase.status)) return { kind: 'stay' };
  const look = purchase.status === 'pending' ? nextLook : slowLook;
  return { kind: 'wait', nextCheckAt: look(purchase.checks, now), isReopened: false };
}

/** Has the quote run out? */
export function isTooOld(purchase: Pick<Purchase, 'createdAt'>, now: Date): boolean {
  return now.getTime() - purchase.createdAt.getTime() >= LIFETIME_MS;
}

export function nextLook(checks: number, now: Date): Date {
  return after(OPEN_LOOKS, checks, now);
}

export function slowLook(checks: number, now: Date): Date {
  return after(SLOW_LOOKS, checks, now);
}

function after(minutes: readonly number[], checks: number, now: Date): Date {
  const wait = minutes[Math.min(checks, minutes.length - 1)] ?? 60;
  return new Date(now.getTime() + wait * MINUTE_MS);
}
