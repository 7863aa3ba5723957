import { ANALYTICS_DAYS } from '@likha/contract/limits';
import type { Answer } from '../../lib/api-types.ts';
import type { Day } from '../../ui/chart/chart-bars.ts';

export type Platform = Answer<'GET /admin/analytics'>;
export type PlatformDay = Platform['by_day'][number];

export const PERIODS = ANALYTICS_DAYS.map(String);
/** What analytics begin with. */
export const USUAL_PERIOD = '30';

/** What a chart draws of each day. */
export function daysOf(platform: Platform, amountOf: (day: PlatformDay) => number): Day[] {
  return platform.by_day.map((day) => ({ date: day.date, amount: amountOf(day) }));
}
