import { DAY_MS } from '../../platform/durations.ts';
import { philippineDay } from '../accounts/index.ts';

/** The last `count` Philippine days, `YYYY-MM-DD`, today last. */
export function lastDays(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    philippineDay(new Date(now.getTime() - (count - 1 - index) * DAY_MS)),
  );
}
