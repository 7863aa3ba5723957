// Written by `npm run texts` from social-links.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface SocialLinksTexts {
  saved: string;
}

export const socialLinksTexts: Record<Language, SocialLinksTexts> = {
  en: {
    saved: "Your social links were saved."
  },
  fil: {
    saved: "Na-save ang mga social link mo."
  }
};
