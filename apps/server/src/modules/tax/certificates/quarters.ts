import { HOUR_MS } from '../../../platform/durations.ts';
import { addMonths, firstDayOf, type Month, monthOf, spanOf } from '../../../platform/philippine-months.ts';

/** A Philippine quarter by its first day, as the database keeps it: `2026-10-01`. */
export type Quarter = string;

/** What left before midnight is in the books by then. */
const REST_MS = HOUR_MS;

/** The quarter in which a month is. */
export function quarterOf(month: Month): Quarter {
  const [year = '', number = ''] = month.split('-');
  const first = Number(number) - ((Number(number) - 1) % 3);
  return firstDayOf(`${year}-${String(first).padStart(2, '0')}`);
}

/** The three months of a quarter. */
export function monthsOf(quarter: Quarter): [Month, Month, Month] {
  const first = quarter.slice(0, 7);
  return [first, addMonths(first, 1), addMonths(first, 2)];
}

/** `2026-Q4` */
export function quarterName(quarter: Quarter): string {
  return `${quarter.slice(0, 4)}-Q${(Number(quarter.slice(5, 7)) + 2) / 3}`;
}

/** When a quarter begins, and when the next one does. */
export function spanOfQuarter(quarter: Quarter): { from: Date; until: Date } {
  const [first, , last] = monthsOf(quarter);
  return { from: spanOf(first).from, until: spanOf(last).until };
}

/** The last day of a quarter, `2026-12-31`. */
export function lastDayOf(quarter: Quarter): string {
  const next = firstDayOf(addMonths(quarter.slice(0, 7), 3));
  return new Date(Date.parse(next) - 24 * HOUR_MS).toISOString().slice(0, 10);
}

/** The quarters that are over for an hour, from that of a moment on, the oldest first. */
export function quartersOver(since: Date, now: Date): Quarter[] {
  const running = quarterOf(monthOf(new Date(now.getTime() - REST_MS)));
  const over: Quarter[] = [];
  for (let quarter = quarterOf(monthOf(since)); quarter < running; ) {
    over.push(quarter);
    quarter = firstDayOf(addMonths(quarter.slice(0, 7), 3));
  }
  return over;
}

/** The first day of a quarter by its name. @param name `2026-Q4` */
export function quarterFrom(name: string): Quarter {
  return `${name.slice(0, 4)}-${String(Number(name.slice(-1)) * 3 - 2).padStart(2, '0')}-01`;
}

/** How a certificate is numbered: `2026-Q4-00012` */
export function numberOf({ quarter, number }: { quarter: Quarter; number: number }): string {
  return `${quarterName(quarter)}-${String(number).padStart(5, '0')}`;
}
