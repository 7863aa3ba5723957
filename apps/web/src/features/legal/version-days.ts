import { type Language, LOCALES } from '@likha/contract/language';
import type { Answer } from '../../lib/api-types.ts';
import type { LegalTexts } from './legal.texts.generated.ts';

export type Version = Answer<'GET /legal/versions'>['versions'][number];

/** The Philippine day of a moment: `July 16, 2026`. */
export function dayOf(iso: string, language: Language): string {
  return new Date(iso).toLocaleDateString(LOCALES[language], { dateStyle: 'long', timeZone: 'Asia/Manila' });
}

/**
 * From when to when a version holds, in words; null for one that is not in the list.
 * @param versions the newest first, as the server lists them
 */
export function spanOf(
  versions: readonly Version[],
  number: string,
  language: Language,
  t: LegalTexts,
): string | null {
  const place = versions.findIndex(({ version }) => version === number);
  const version = versions[place];
  if (!version) return null;
  const from = dayOf(version.effective_at, language);
  if (!version.is_in_force) return t.willHold({ day: from });
  const next = versions[place - 1];
  if (!next?.is_in_force) return t.holdsSince({ day: from });
  return t.heldUntil({ day: dayOf(lastMoment(next.effective_at), language) });
}

/** Just before a version holds, the one before it still did. */
function lastMoment(iso: string): string {
  return new Date(new Date(iso).getTime() - 1).toISOString();
}
