import { NOTIFICATION_MAILS } from '@likha/contract/limits';
import { DAY_MS, HOUR_MS } from '../../platform/durations.ts';

/** The Philippines have no summer time. */
const MANILA_MS = 8 * HOUR_MS;
const HOUR_OF_DAY_MS = NOTIFICATION_MAILS.dailyHour * HOUR_MS;
/** What was begun before the hour is committed after it. */
const COMMITTED_AFTER_MS = 60_000;
/** Later nobody is written to in the night: it waits for the next day's. */
const LATEST_MS = 4 * HOUR_MS;
const LONGEST_MS = 7 * DAY_MS;

export interface DigestTime {
  /** The Philippine day, as `2026-06-15`. */
  day: string;
  /** What happened before is in it. */
  until: Date;
  /** As the first, or after the one before: never further back than `oldest`. */
  usualSince: Date;
  oldest: Date;
}

/** The mails of the day that may go out now (P211): from a minute after 18:00 Philippine time until 22:00; null at other times. */
export function digestDue(now: Date): DigestTime | null {
  const there = now.getTime() + MANILA_MS - HOUR_OF_DAY_MS;
  const sinceHour = ((there % DAY_MS) + DAY_MS) % DAY_MS;
  if (sinceHour < COMMITTED_AFTER_MS || sinceHour >= LATEST_MS) return null;
  const until = now.getTime() - sinceHour;
  return {
    day: new Date(until + MANILA_MS).toISOString().slice(0, 10),
    until: new Date(until),
    usualSince: new Date(until - DAY_MS),
    oldest: new Date(until - LONGEST_MS),
  };
}
