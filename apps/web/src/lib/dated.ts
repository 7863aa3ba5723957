import { searchWith } from './search-with.ts';

/** Days of a list, `2026-11-23`; open where one is left out. */
export interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

export const PERIODS = ['all', 'today', 'week', 'month', 'this_month'] as const;
export type Period = (typeof PERIODS)[number];

const DAY_MS = 86_400_000;
const PHILIPPINE_OFFSET_MS = 8 * 3_600_000;

/** The calendar day in the Philippines. @param ago days before it */
function philippineDay(now: Date, ago = 0): string {
  return new Date(now.getTime() + PHILIPPINE_OFFSET_MS - ago * DAY_MS).toISOString().slice(0, 10);
}

/** The days of a period that ends today, today among them. */
export function daysOf(period: Period, now: Date): Days {
  if (period === 'all') return {};
  const to = philippineDay(now);
  if (period === 'this_month') return { from: `${to.slice(0, 7)}-01`, to };
  return { from: philippineDay(now, { today: 0, week: 6, month: 29 }[period]), to };
}

/** Which period these days are; null for days that somebody chose. On the first of a month today is all of it. */
export function periodOf({ from, to }: Days, now: Date): Period | null {
  const isSame = (days: Days) => days.from === from && days.to === to;
  return PERIODS.find((period) => isSame(daysOf(period, now))) ?? null;
}

/** Nothing here is older, and who types a year passes through those that begin with zeros. */
export const EARLIEST = '2000-01-01';

/** Days that a list can be asked for: real ones, the last not before the first. */
export function isSound({ from, to }: Days): boolean {
  const isDay = (day: string) =>
    /^\d{4}-\d\d-\d\d$/.test(day) && day >= EARLIEST && new Date(day).toJSON()?.startsWith(day);
  return [from, to].every((day) => !day || isDay(day)) && (!from || !to || from <= to);
}

/** The days that an address carries for one of its lists; all where they make no sense. */
export function readDays(query: URLSearchParams, list: string): Days {
  const days = { from: query.get(`${list}_from`) || undefined, to: query.get(`${list}_to`) || undefined };
  return isSound(days) ? days : {};
}

/** The same address with other days for that list. */
export function writeDays(query: URLSearchParams, list: string, { from, to }: Days): URLSearchParams {
  return searchWith(query, { [`${list}_from`]: from, [`${list}_to`]: to });
}
