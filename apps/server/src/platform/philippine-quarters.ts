import { DAY_MS } from './durations.ts';
import { addMonths, firstDayOf, type Month, spanOf } from './philippine-months.ts';

/** A Philippine quarter by its first day, as the database keeps it: `2026-10-01`. */
export type Quarter = string;

/** The quarter in which a month is. */
export function quarterOf(month: Month): Quarter {
  const [year = '', number = ''] = month.split('-');
  const first = Number(number) - ((Number(number) - 1) % 3);
  return firstDayOf(`${year}-${String(first).padStart(2, '0')}`);
}

/** The quarter of a name. @param name `2026-Q4` */
export function quarterFrom(name: string): Quarter {
  return `${name.slice(0, 4)}-${String(Number(name.slice(-1)) * 3 - 2).padStart(2, '0')}-01`;
}

/** `2026-Q4` */
export function quarterName(quarter: Quarter): string {
  return `${quarter.slice(0, 4)}-Q${(Number(quarter.slice(5, 7)) + 2) / 3}`;
}

/** The three months of a quarter. */
export function monthsOf(quarter: Quarter): [Month, Month, Month] {
  const first = quarter.slice(0, 7);
  return [first, addMonths(first, 1), addMonths(first, 2)];
}

/** When a quarter begins, and when the next one does. */
export function spanOfQuarter(quarter: Quarter): { from: Date; until: Date } {
  const [first, , last] = monthsOf(quarter);
  return { from: spanOf(first).from, until: spanOf(last).until };
}

/** The last day of a quarter, `2026-12-31`. */
export function lastDayOf(quarter: Quarter): string {
  const next = firstDayOf(addMonths(quarter.slice(0, 7), 3));
  return new Date(Date.parse(next) - DAY_MS).toISOString().slice(0, 10);
}
