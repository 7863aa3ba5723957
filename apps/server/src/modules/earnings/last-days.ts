import { ANALYTICS_DAYS } from '@likha/contract/limits';
import { DAY_MS } from '../../platform/durations.ts';
import { philippineDay } from '../accounts/index.ts';

/** The last `count` Philippine days, `YYYY-MM-DD`, today last. */
export function lastDays(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    philippineDay(new Date(now.getTime() - (count - 1 - index) * DAY_MS)),
  );
}

const USUAL_DAYS = 30;

/** How many days somebody asked to see, of the numbers that there are; 30 for anything else. */
export function askedDays(asked: unknown): number {
  return ANALYTICS_DAYS.find((days) => String(days) === asked) ?? USUAL_DAYS;
}
