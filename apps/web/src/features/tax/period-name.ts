import { type Language, LOCALES } from '@likha/contract/language';
import { monthName } from '../../lib/month-name.ts';

/** A month in words, and a quarter by its months: `2026-Q3` as `Jul – Sep 2026`. */
export function periodName(period: string, language: Language): string {
  const [year, quarter] = period.split('-Q');
  if (!quarter) return monthName(period, language);
  const middleOf = (month: number) => Date.UTC(Number(year), month - 1, 15);
  const last = Number(quarter) * 3;
  return new Intl.DateTimeFormat(LOCALES[language], {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatRange(middleOf(last - 2), middleOf(last));
}
