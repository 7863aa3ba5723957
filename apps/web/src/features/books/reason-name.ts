import type { JournalTexts } from './journal.texts.generated.ts';

/** Why money moved, in words; one that this build does not know, by itself. */
export function reasonName(reason: string, t: JournalTexts): string {
  const words = reason in t ? t[reason as keyof JournalTexts] : reason;
  return typeof words === 'string' ? words : reason;
}
