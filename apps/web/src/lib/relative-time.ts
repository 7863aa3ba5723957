import { type Language, LOCALES } from '@likha/contract/language';
import { timeTexts } from './time.texts.generated.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const SHORT_DATE = formats({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Manila',
});
const DATE_AND_TIME = formats({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Manila',
});
const DAY_AND_TIME = formats({
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Manila',
});
const MONTH_AND_YEAR = formats({
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Manila',
});

/** When a post of the feed appeared: `Just now`, `5h ago`, `Yesterday`, then a short date. */
export function feedTime(iso: string, language: Language, now: Date = new Date()): string {
  const age = now.getTime() - new Date(iso).getTime();
  if (age < DAY_MS) return recent(age, language);
  return age < 2 * DAY_MS ? timeTexts[language].yesterday : shortDate(iso, language);
}

/** When a post of a profile appeared: `Just now`, `5h ago`, then `3d ago`. */
export function profileTime(iso: string, language: Language, now: Date = new Date()): string {
  const age = now.getTime() - new Date(iso).getTime();
  if (age < DAY_MS) return recent(age, language);
  return timeTexts[language].daysAgo({ days: Math.floor(age / DAY_MS) });
}

function recent(ageMs: number, language: Language): string {
  const t = timeTexts[language];
  return ageMs < HOUR_MS ? t.justNow : t.hoursAgo({ hours: Math.floor(ageMs / HOUR_MS) });
}

/** `Nov 20, 2026` in Philippine time. */
export function shortDate(iso: string, language: Language): string {
  return SHORT_DATE[language].format(new Date(iso));
}

/** A day of the calendar, which is the same everywhere. @param day `2026-11-26` */
export function shortDay(day: string, language: Language): string {
  return shortDate(`${day}T12:00:00Z`, language);
}

/** Date and time of a movement of money. */
export function dateAndTime(iso: string, language: Language): string {
  return DATE_AND_TIME[language].format(new Date(iso));
}

/** The same without the year, where there is little room. */
export function dayAndTime(iso: string, language: Language): string {
  return DAY_AND_TIME[language].format(new Date(iso));
}

/** `November 2026`: when somebody joined. */
export function monthAndYear(iso: string, language: Language): string {
  return MONTH_AND_YEAR[language].format(new Date(iso));
}

/** One for each language, made once: a page that is full of dates would make dozens. */
function formats(parts: Intl.DateTimeFormatOptions): Record<Language, Intl.DateTimeFormat> {
  const { en, fil } = LOCALES;
  return { en: new Intl.DateTimeFormat(en, parts), fil: new Intl.DateTimeFormat(fil, parts) };
}
