import { philippineTime } from '../../../platform/philippine-time.ts';

/** The calendar day in the Philippines, `YYYY-MM-DD`. */
export function philippineDay(moment: Date): string {
  return philippineTime(moment).slice(0, 10);
}

/** Whole years of age on a day; both `YYYY-MM-DD`. Who was born on 29 February has a birthday on 1 March. */
export function ageInYears(dateOfBirth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}
