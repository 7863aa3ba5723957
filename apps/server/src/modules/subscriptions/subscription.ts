import { DAY_MS, HOUR_MS } from '../../platform/durations.ts';
import { addMonths } from '../sales/index.ts';

/** A fan's time with a creator, as it is kept. */
export interface Subscription {
  readonly started_at: Date;
  readonly paid_until: Date;
  /** Access lasts until here: later than paid while it renews, so that a renewal that is tried for some days shuts nobody out. */
  readonly ends_at: Date;
  /** Months paid since it began; 0 for one that was given or costs nothing. */
  readonly months: number;
  /** The monthly price that the fan agreed to, 0 for none; null for one that was given. */
  readonly agreed_centavos: number | null;
  /** When its renewal is tried next; null for one that does not renew. */
  readonly next_try_at: Date | null;
  /** When the renewal failed first; null while it did not. */
  readonly failed_at: Date | null;
}

/** Months that are paid for at once, and what the subscription is with it. */
export interface Months {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly startedAt: Date;
  readonly months: number;
}

/** Renewals are tried for so long (P20). */
export const GRACE_MS = 72 * HOUR_MS;
const RETRY_MS = 6 * HOUR_MS;
/** The Philippines have no summer time. */
const MANILA_MS = 8 * HOUR_MS;

/** Months are Philippine ones: who subscribes on the 31st renews on the 31st, or on the last day there is. */
function monthsAfter(start: Date, months: number): Date {
  const there = new Date(start.getTime() + MANILA_MS);
  return new Date(addMonths(there, months).getTime() - MANILA_MS);
}

function beginAt(start: Date, months: number): Months {
  return { startsAt: start, endsAt: monthsAfter(start, months), startedAt: start, months };
}

/**
 * The next months to pay for: they follow the one before, unless that ended so long ago that its renewal would not be tried
 * any more, or was given and never paid.
 */
export function nextMonths(known: Subscription | null, now: Date, count: number): Months {
  if (!known || now.getTime() > known.paid_until.getTime() + GRACE_MS) return beginAt(now, count);
  if (known.next_try_at === null && known.paid_until <= now) return beginAt(now, count);
  if (known.months === 0) return beginAt(known.paid_until, count);
  const months = known.months + count;
  const { started_at: startedAt, paid_until: startsAt } = known;
  return { startsAt, endsAt: monthsAfter(startedAt, months), startedAt, months };
}

/** Months that somebody gives: behind what runs, from now on where that is over, also while its renewal is tried. */
export function givenMonths(known: Subscription | null, now: Date, count: number): Months {
  return nextMonths(known && known.paid_until > now ? known : null, now, count);
}

/**
 * The next month of a subscription that costs nothing (P345): counted from the first of those months, so that one of the 31st
 * stays one of the 31st. After what was paid for, or given, it begins where that ends.
 */
export function nextFreeMonth(known: Subscription | null, now: Date): Omit<Months, 'months'> {
  if (
    known?.months !== 0 ||
    known.agreed_centavos !== 0 ||
    nextMonths(known, now, 1).startsAt > known.paid_until
  )
    return nextMonths(known && { ...known, months: 0 }, now, 1);
  const { started_at: startedAt, paid_until: startsAt } = known;
  return { startsAt, endsAt: monthsAfter(startedAt, monthsBetween(startedAt, startsAt) + 1), startedAt };
}

/** Calendar months from one moment to another, in Manila. */
function monthsBetween(from: Date, to: Date): number {
  const [start, end] = [from, to].map((at) => new Date(at.getTime() + MANILA_MS)) as [Date, Date];
  return (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + (end.getUTCMonth() - start.getUTCMonth());
}

/** A month that follows another without a gap is no beginning. */
export function follows(known: Subscription | null, startsAt: Date): boolean {
  return known?.agreed_centavos != null && known.paid_until >= startsAt;
}

/** Until when there is access, with a renewal that may be tried for a while. */
export function accessEnd(paidUntil: Date): Date {
  return new Date(paidUntil.getTime() + GRACE_MS);
}

/** After a trial the first charge is tried for a day: nobody has paid for more. */
export function trialAccessEnd(paidUntil: Date): Date {
  return new Date(paidUntil.getTime() + DAY_MS);
}

/** Until when there is access to one that renews. */
export function accessEndOf({ months, agreed_centavos: agreed, paid_until: paidUntil }: Subscription): Date {
  return months === 0 && agreed !== null && agreed > 0 ? trialAccessEnd(paidUntil) : accessEnd(paidUntil);
}

/** A fan is told a day before a month that costs something else than what was paid last (P347). */
export function remindAt(paidUntil: Date): Date {
  return new Date(paidUntil.getTime() - DAY_MS);
}

/** When a renewal that failed is tried again: some hours later, the last time as the access ends; null once that was it. */
export function nextTry(known: Subscription, now: Date): Date | null {
  if (now >= known.ends_at) return null;
  return new Date(Math.min(now.getTime() + RETRY_MS, known.ends_at.getTime()));
}

/**
 * What the next month costs: never more than the fan agreed to, and less where the creator has become cheaper.
 * @returns null where none comes: it does not renew, none is sold, or what was free costs something now (P345)
 */
export function renewalCentavos(
  known: Pick<Subscription, 'next_try_at' | 'agreed_centavos'>,
  priceCentavos: number | null,
): number | null {
  if (known.next_try_at === null || priceCentavos === null) return null;
  if (known.agreed_centavos === 0 && priceCentavos > 0) return null;
  return Math.min(known.agreed_centavos ?? priceCentavos, priceCentavos);
}
