// Written by `npm run texts` from live-row.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface LiveRowTexts {
  row: string;
  seeAll: string;
  one(values: { name: string | number; title: string | number }): string;
}

export const liveRowTexts: Record<Language, LiveRowTexts> = {
  en: {
    row: "Live now",
    seeAll: "See all",
    one: (d) => d.name + " is live: " + d.title
  },
  fil: {
    row: "Live ngayon",
    seeAll: "Tingnan lahat",
    one: (d) => "Live si " + d.name + ": " + d.title
  }
};
