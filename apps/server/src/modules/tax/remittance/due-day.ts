import { addMonths, firstDayOf, type Month, spanOf } from '../../../platform/philippine-months.ts';
import { philippineTime } from '../../../platform/philippine-time.ts';

export interface Due {
  /** By which form of the BIR. */
  form: '0619-E' | '1601-EQ';
  /** The last Philippine day. */
  day: string;
}

/**
 * By when and by which form what was withheld in a month is remitted (RR 11-2018, section 2.58): by the tenth of the next month, and the third
 * month of a quarter by the last day of the next one, with the quarter's return.
 */
export function dueOf(month: Month): Due {
  const next = addMonths(month, 1);
  if (Number(month.slice(5)) % 3 !== 0) return { form: '0619-E', day: `${next}-10` };
  const last = new Date(Date.parse(firstDayOf(addMonths(next, 1))) - 86_400_000);
  return { form: '1601-EQ', day: last.toISOString().slice(0, 10) };
}

/** When a period ends. @param months in it @param period its first month */
export function endOf({ months }: { months: number }, period: Month): Date {
  return spanOf(addMonths(period, months - 1)).until;
}

/** By when, and whether that is over and it is not paid. */
export function dueBy(state: string, day: string, now: Date): { due_on: string; is_late: boolean } {
  const isOpen = state === 'open' || state === 'asked';
  return { due_on: day, is_late: isOpen && philippineTime(now).slice(0, 10) > day };
}
