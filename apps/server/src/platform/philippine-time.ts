import { HOUR_MS } from './durations.ts';

const OFFSET_MS = 8 * HOUR_MS;

/** What the clocks of the Philippines show, `2026-11-23 00:30:05`; they know no summer time. */
export function philippineTime(moment: Date): string {
  return new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** The first moment of a day in the Philippines. @param day `2026-11-23` */
export function dawnOf(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) - OFFSET_MS);
}

/** The hour of the day in the Philippines, 0 to 23. */
export function philippineHour(moment: Date): number {
  return new Date(moment.getTime() + OFFSET_MS).getUTCHours();
}

/** The day of the week in the Philippines: Monday is 1, Sunday 7. */
export function philippineWeekday(moment: Date): number {
  return new Date(moment.getTime() + OFFSET_MS).getUTCDay() || 7;
}
