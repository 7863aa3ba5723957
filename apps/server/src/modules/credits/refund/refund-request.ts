import { POLICY } from '@likha/contract/limits';
import { DAY_MS, HOUR_MS } from '../../../platform/durations.ts';
import { isCredited, type PurchaseStatus } from '../settle/purchase.ts';

export type RefundRequestStatus = 'open' | 'refused' | 'approved' | 'paid_back' | 'declined' | 'withdrawn';
/** Why a refund cannot be asked for. */
export type NoRefund = 'alreadyAsked' | 'notCompleted' | 'disputed' | 'nothingPaid' | 'tooLate' | 'used';

const MANILA_MS = 8 * HOUR_MS;

/** What decides whether a refund of a purchase can be asked for (P226). Credits are whole, money is centavos. */
export interface Refundable {
  readonly status: PurchaseStatus;
  /** When it was credited. */
  readonly settledAt: Date | null;
  /** What of the purchase has not gone back yet. */
  readonly left: Left;
  readonly isAsked: boolean;
  /** Credits in the wallet. */
  readonly balance: number;
  /** Credits of the fan's other requests that nobody has decided: the same credits are not asked back twice. */
  readonly askedElsewhere: number;
}

export interface Left {
  readonly credits: number;
  readonly centavos: number;
}

/** What of a purchase has not gone back yet. */
export function leftOf(
  purchase: { granted_credits: number | null; final_centavos: number },
  refunded: Left,
): Left {
  return {
    credits: (purchase.granted_credits ?? 0) - refunded.credits,
    centavos: purchase.final_centavos - refunded.centavos,
  };
}

/** Why no refund can be asked for; null where one can. */
export function whyNoRefund(facts: Refundable, now: Date): NoRefund | null {
  const { status, settledAt, left, isAsked, balance, askedElsewhere } = facts;
  if (isAsked) return 'alreadyAsked';
  if (!isCredited(status) || settledAt === null) return 'notCompleted';
  if (status === 'disputed') return 'disputed';
  if (status === 'refunded' || left.credits <= 0 || left.centavos <= 0) return 'nothingPaid';
  if (now > askableUntil(settledAt)) return 'tooLate';
  return balance < left.credits + askedElsewhere ? 'used' : null;
}

/** Until when a refund of a purchase that was credited at this moment is asked for. */
export function askableUntil(settledAt: Date): Date {
  return new Date(settledAt.getTime() + POLICY.refundHours * HOUR_MS);
}

/** How a request stands. */
export function statusOf(request: {
  decision: 'approved' | 'declined' | null;
  is_withdrawn: boolean;
  refused_at: Date | null;
  paid_back_at: Date | null;
}): RefundRequestStatus {
  if (request.decision === null) return request.refused_at === null ? 'open' : 'refused';
  if (request.decision === 'declined') return request.is_withdrawn ? 'withdrawn' : 'declined';
  return request.paid_back_at === null ? 'approved' : 'paid_back';
}

/** Mondays to Fridays of the Philippines that have begun since a moment's own day; holidays count as any other. */
export function workingDaysSince(from: Date, now: Date): number {
  return weekdaysUntil(now) - weekdaysUntil(from);
}

/** How many weekdays there were until the end of a moment's Philippine day, from a Monday long ago. */
function weekdaysUntil(moment: Date): number {
  // The first day of Unix time was a Thursday.
  const days = Math.floor((moment.getTime() + MANILA_MS) / DAY_MS) + 3;
  return Math.floor(days / 7) * 5 + Math.min((days % 7) + 1, 5);
}

/** Is it open for longer than the documents promise? */
export function isOverdue(workingDays: number): boolean {
  return workingDays > POLICY.refundLook.max;
}
