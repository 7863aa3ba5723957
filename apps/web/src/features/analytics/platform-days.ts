import type { Answer } from '../../lib/api-types.ts';
import type { Day } from '../../ui/chart/chart-bars.ts';

export type Platform = Answer<'GET /admin/analytics'>;
export type PlatformDay = Platform['by_day'][number];

/** What a chart draws of each day. */
export function daysOf(platform: Platform, amountOf: (day: PlatformDay) => number): Day[] {
  return platform.by_day.map((day) => ({ date: day.date, amount: amountOf(day) }));
}
