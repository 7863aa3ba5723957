// Written by `npm run texts` from phone-photos.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface PhonePhotosTexts {
  shrinking(values: { at: string | number; of: string | number }): string;
}

export const phonePhotosTexts: Record<Language, PhonePhotosTexts> = {
  en: {
    shrinking: (d) => "Making photo " + d.at + " of " + d.of + " smaller, so that it travels faster…"
  },
  fil: {
    shrinking: (d) => "Pinaliliit ang larawan " + d.at + " sa " + d.of + " para mas mabilis maipadala…"
  }
};
