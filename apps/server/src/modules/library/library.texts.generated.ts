// Written by `npm run texts` from library.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface LibraryTexts {
  taken: string;
  tooMany(values: { count: string | number }): string;
}

export const libraryTexts: Record<Language, LibraryTexts> = {
  en: {
    taken: "You have a collection with this name already.",
    tooMany: (d) => "At most " + d.count + " collections. Remove one first."
  },
  fil: {
    taken: "May collection ka nang ganito ang pangalan.",
    tooMany: (d) => "Hanggang " + d.count + " collection lang. Magtanggal muna ng isa."
  }
};
