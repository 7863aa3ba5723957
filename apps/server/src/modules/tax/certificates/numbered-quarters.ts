import { HOUR_MS } from '../../../platform/durations.ts';
import { addMonths, firstDayOf, monthOf } from '../../../platform/philippine-months.ts';
import { type Quarter, quarterName, quarterOf } from '../../../platform/philippine-quarters.ts';

/** What left before midnight is in the books by then. */
const REST_MS = HOUR_MS;

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

/** How a certificate is numbered: `2026-Q4-00012` */
export function numberOf({ quarter, number }: { quarter: Quarter; number: number }): string {
  return `${quarterName(quarter)}-${String(number).padStart(5, '0')}`;
}
