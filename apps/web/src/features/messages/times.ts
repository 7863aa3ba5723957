import { type Language, LOCALES } from '@likha/contract/language';
import { shortDate } from '../../lib/relative-time.ts';

const ZONE = 'Asia/Manila';
const DAY_MS = 24 * 60 * 60 * 1000;

function formats(parts: Intl.DateTimeFormatOptions): Record<Language, Intl.DateTimeFormat> {
  const { en, fil } = LOCALES;
  const zoned = { ...parts, timeZone: ZONE };
  return { en: new Intl.DateTimeFormat(en, zoned), fil: new Intl.DateTimeFormat(fil, zoned) };
}

const TIME = formats({ hour: 'numeric', minute: '2-digit' });
const DAY = formats({ weekday: 'short', day: 'numeric', month: 'short' });

/** `3:05 PM` in Philippine time. */
export function timeOfDay(iso: string, language: Language): string {
  return TIME[language].format(new Date(iso));
}

/** The days that have names of their own. */
export interface NamedDays {
  today: string;
  yesterday: string;
}

/** `Today`, `Yesterday`, `Mon, Nov 23`, and with its year in another one, in Philippine time. */
export function dayName(iso: string, language: Language, named: NamedDays, now = new Date()): string {
  const day = shortDate(iso, language);
  if (day === shortDate(now.toISOString(), language)) return named.today;
  if (day === shortDate(new Date(now.getTime() - DAY_MS).toISOString(), language)) return named.yesterday;
  const isThisYear = now.getTime() - new Date(iso).getTime() < 300 * DAY_MS;
  return isThisYear ? DAY[language].format(new Date(iso)) : day;
}

/** When a conversation was last written in: the time today, else the day. */
export function inboxTime(iso: string, language: Language, yesterday: string): string {
  const time = timeOfDay(iso, language);
  return dayName(iso, language, { today: time, yesterday });
}
