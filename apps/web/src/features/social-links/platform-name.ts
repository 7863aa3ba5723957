import type { Language } from '@likha/contract/language';
import type { Platform } from '@likha/contract/platforms';
import { shownLinksTexts } from './shown-links.texts.generated.ts';

/** What people call a platform. */
export function platformName(platform: Platform, language: Language): string {
  return shownLinksTexts[language][platform];
}
