import { dawnOf, philippineTime } from './philippine-time.ts';

/** A Philippine month by its name, as `2026-11`. */
export type Month = string;

/** The month in which a moment is. */
export function monthOf(moment: Date): Month {
  return philippineTime(moment).slice(0, 7);
}

/** @param by months later; earlier where it is negative */
export function addMonths(month: Month, by: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** When a month begins, and when the next one does. */
export function spanOf(month: Month): { from: Date; until: Date } {
  return { from: dawnOf(firstDayOf(month)), until: dawnOf(firstDayOf(addMonths(month, 1))) };
}

/** As the database keeps it. */
export function firstDayOf(month: Month): string {
  return `${month}-01`;
}

/** The months from one to another, both with them, the oldest first. */
export function monthsBetween(first: Month, last: Month): Month[] {
  const months: Month[] = [];
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month);
  return months;
}
