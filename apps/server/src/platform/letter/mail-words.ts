import type { Language } from '@likha/contract';
import { LOCALES } from '@likha/contract/language';

/** A name is a person's own text: it must not look like lines of ours. */
export function oneLine(name: string): string {
  return name.replace(/\s+/gu, ' ').trim();
}

/** A moment as mails say it, in Philippine time. */
export function philippineTime(moment: Date, language: Language): string {
  return moment.toLocaleString(LOCALES[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Manila',
  });
}
