import { DAY_MS } from '../../platform/durations.ts';
import { addMonths, firstDayOf, type Month } from '../../platform/philippine-months.ts';

/** The first month of a quarter. @param quarter `2026-Q3` */
export function firstMonthOf(quarter: string): Month {
  const [year = '', number = '1'] = quarter.split('-Q');
  return `${year}-${String(Number(number) * 3 - 2).padStart(2, '0')}`;
}

/** @param month the first of the quarter */
export function quarterOf(month: Month): string {
  return `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5)) / 3)}`;
}

/** The last Philippine day to pay a quarter on: the 25th after it, with its return 2550Q (NIRC section 114, as RA 10963 has it). */
export function vatDueOn(firstMonth: Month): string {
  return `${addMonths(firstMonth, 3)}-25`;
}

/** The last day of a quarter. @param firstMonth the first of it */
export function lastDayOf(firstMonth: Month): string {
  const next = Date.parse(firstDayOf(addMonths(firstMonth, 3)));
  return new Date(next - DAY_MS).toISOString().slice(0, 10);
}
