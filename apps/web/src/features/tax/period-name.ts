import type { Language } from '@likha/contract/language';
import { monthName } from '../../lib/month-name.ts';

/** A month in words, and a quarter by its months: `2026-Q3` as `July 2026 – September 2026`. */
export function periodName(period: string, language: Language): string {
  const [year, quarter] = period.split('-Q');
  if (!quarter) return monthName(period, language);
  const last = Number(quarter) * 3;
  const nameOf = (month: number) => monthName(`${year}-${String(month).padStart(2, '0')}`, language);
  return `${nameOf(last - 2)} – ${nameOf(last)}`;
}
