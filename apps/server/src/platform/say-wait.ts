import type { Language } from '@likha/contract';
import { LOCALES } from '@likha/contract/language';

/** From here on people think in minutes. */
const LONG_SECONDS = 120;

/** How long somebody has to wait, as people say it: `1 second`, `60 minutes`. */
export function sayWait(seconds: number, language: Language): string {
  return seconds < LONG_SECONDS ? said(seconds, 'second', language) : sayMinutes(seconds, language);
}

/** The same where nobody counts seconds: `1 minute`. */
export function sayMinutes(seconds: number, language: Language): string {
  return said(Math.ceil(seconds / 60), 'minute', language);
}

function said(count: number, unit: 'second' | 'minute', language: Language): string {
  return count.toLocaleString(LOCALES[language], { style: 'unit', unit, unitDisplay: 'long' });
}
