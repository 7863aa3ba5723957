import { ANALYTICS_DAYS, USUAL_ANALYTICS_DAYS } from '@likha/contract/limits';
import { DAY_MS } from '../../platform/durations.ts';
import { philippineDay } from '../accounts/index.ts';

/** The last `count` Philippine days, `YYYY-MM-DD`, today last. */
export function lastDays(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    philippineDay(new Date(now.getTime() - (count - 1 - index) * DAY_MS)),
  );
}

/** How many days somebody asked to see, of the numbers that there are; the usual number for anything else. */
export function askedDays(asked: unknown): number {
  return ANALYTICS_DAYS.find((days) => String(days) === asked) ?? USUAL_ANALYTICS_DAYS;
}
