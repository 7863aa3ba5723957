import { type Language, LOCALES } from '@likha/contract/language';

/** `2026-11` in words, as `November 2026`. */
export function monthName(month: string, language: Language): string {
  return new Date(`${month}-15T00:00:00Z`).toLocaleDateString(LOCALES[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
