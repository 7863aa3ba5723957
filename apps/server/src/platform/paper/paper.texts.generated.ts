// Written by `npm run texts` from paper.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface PaperTexts {
  busy: string;
}

export const paperTexts: Record<Language, PaperTexts> = {
  en: {
    busy: "Many papers are being made right now. Please try again in a moment."
  },
  fil: {
    busy: "Maraming papel ang ginagawa ngayon. Subukan ulit maya-maya."
  }
};
