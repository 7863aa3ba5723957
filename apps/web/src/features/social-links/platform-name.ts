import type { Language } from '@likha/contract/language';
import type { Platform } from '@likha/contract/platforms';
import { socialLinksTexts } from './social-links.texts.generated.ts';

/** What people call a platform. */
export function platformName(platform: Platform, language: Language): string {
  return socialLinksTexts[language][platform];
}
