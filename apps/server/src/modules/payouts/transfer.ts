import { DAY_MS, MINUTE_MS } from '../../platform/durations.ts';
import type { TransferOutcome } from '../../providers/payouts/payout-sender.ts';
import type { PayoutStatus } from './payout.ts';

/** After how many minutes an outcome that is still open is asked for again: soon, then ever more slowly, without an end. */
const LOOKS_MINUTES = [1, 1, 2, 5, 10, 30, 60];
/** A bank may send money back days later, and the webhook of it may be lost. */
const RETURNS_DAYS = 30;

/** A step that a payout takes on its sender's word. */
export type Step = 'paid' | 'failed' | 'returned';

/**
 * What an outcome makes of a payout. Only money that is on its way can arrive or fail, and only what arrived can come back; that it
 * arrived and came back may be heard at once.
 * @throws Error where the sender takes back what it has said: a person has to look at it
 */
export function stepsOf(status: PayoutStatus, { state }: TransferOutcome): readonly Step[] {
  if (status === 'approved') {
    if (state === 'arrived') return ['paid'];
    if (state === 'failed') return ['failed'];
    return state === 'returned' ? ['paid', 'returned'] : [];
  }
  if (status === 'paid' && state === 'returned') return ['returned'];
  const isAsBefore = (status === 'paid' && state === 'arrived') || status === state;
  if (isAsBefore) return [];
  throw new Error(`a payout that is ${status} cannot be ${state}`);
}

/** When to ask again: of what is under way soon, of what arrived daily for thirty days, of what is over never. */
export function nextCheck(
  payout: { status: PayoutStatus; checks: number; finishedAt: Date | null },
  now: Date,
): Date | null {
  if (payout.status === 'approved') {
    const minutes = LOOKS_MINUTES[Math.min(payout.checks, LOOKS_MINUTES.length - 1)] ?? 60;
    return new Date(now.getTime() + minutes * MINUTE_MS);
  }
  const since = payout.finishedAt ?? now;
  if (payout.status !== 'paid' || now.getTime() - since.getTime() > RETURNS_DAYS * DAY_MS) return null;
  return new Date(now.getTime() + DAY_MS);
}
