import { SPENDING_LIMIT } from '@likha/contract/late-limits';
import { HOUR_MS } from '../../platform/durations.ts';

const WAIT_MS = SPENDING_LIMIT.waitHours * HOUR_MS;

/** A limit of a period, in whole credits; null for none. */
export interface SpendingLimit {
  readonly credits: number | null;
  readonly setAt: Date;
  readonly next: { readonly credits: number | null; readonly from: Date } | null;
}

/** What holds at a moment: a raise whose time has come is what there is. */
export function settled(limit: SpendingLimit, now: Date): SpendingLimit {
  const { next } = limit;
  return next && next.from <= now ? { credits: next.credits, setAt: next.from, next: null } : limit;
}

/**
 * A limit after its fan asked for another (P690): lower acts at once and forgets a raise that waits, higher and none in 24 hours.
 * Asking twice for one raise is asking once.
 */
export function changed(known: SpendingLimit | null, credits: number | null, now: Date): SpendingLimit {
  const before = known && settled(known, now);
  if (!before || before.credits === null) return { credits, setAt: now, next: null };
  if (credits === before.credits) return { ...before, next: null };
  if (credits !== null && credits < before.credits) return { credits, setAt: now, next: null };
  if (before.next && before.next.credits === credits) return before;
  return { ...before, next: { credits, from: new Date(now.getTime() + WAIT_MS) } };
}

/** When a pause ends that its fan ends now (P691): a day from now, and never later than it would have. */
export function endAfterAsking(endsAt: Date, now: Date): Date {
  return new Date(Math.min(endsAt.getTime(), now.getTime() + WAIT_MS));
}
