import { type Language, LOCALES } from '@likha/contract/language';

export interface Day {
  date: string;
  amount: number;
}

export interface Bar extends Day {
  x: number;
  width: number;
  height: number;
}

const GAP_SHARE = 0.3;
/** A day with a little money must not look like a day with none. */
const LEAST_HEIGHT = 3;

/** The bars of a chart by day: heights in proportion to the best day. */
export function barsOf(days: Day[], width: number, height: number): Bar[] {
  const most = Math.max(0, ...days.map(({ amount }) => amount));
  const step = days.length > 0 ? width / days.length : 0;
  return days.map(({ date, amount }, index) => ({
    date,
    amount,
    x: index * step + (step * GAP_SHARE) / 2,
    width: step * (1 - GAP_SHARE),
    height: amount > 0 ? Math.max(LEAST_HEIGHT, (amount / most) * height) : 0,
  }));
}

/** `2026-05-20` → `May 20`. */
export function dayName(date: string, language: Language): string {
  if (!date) return '';
  return new Date(`${date}T12:00:00Z`).toLocaleDateString(LOCALES[language], {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
}
