import { SCHEDULE } from '@likha/contract/limits';
import type { ScheduleTexts } from './schedule.texts.generated.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The Philippines have no summer time. */
const OFFSET = '+08:00';

/** A moment as a field for date and time holds it, in Philippine time: `2026-11-22T18:00`. */
export function fieldTime(moment: Date): string {
  return new Date(moment.getTime() + 8 * 60 * MINUTE_MS).toISOString().slice(0, 16);
}

/** The moment that such a field means; null where it is empty or means none. */
export function momentOf(field: string): Date | null {
  const moment = new Date(`${field}:00${OFFSET}`);
  return field === '' || Number.isNaN(moment.getTime()) ? null : moment;
}

/** What is wrong with the moment at which a post is to be published or a message sent (P126, P450); null when it can be. */
export function momentProblem(field: string, t: ScheduleTexts, now: Date = new Date()): string | null {
  const moment = momentOf(field);
  if (!moment) return t.required;
  const ahead = moment.getTime() - now.getTime();
  if (ahead < SCHEDULE.minMinutes * MINUTE_MS) return t.tooSoon({ minutes: SCHEDULE.minMinutes });
  return ahead > SCHEDULE.maxDays * DAY_MS ? t.tooLate : null;
}
