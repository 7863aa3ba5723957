// Written by `npm run texts` from directory.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface DirectoryTexts {
  title: string;
  lead: string;
  failed: string;
  back: string;
  home: string;
  noneTitle: string;
  noneText: string;
  showAll: string;
}

export const directoryTexts: Record<Language, DirectoryTexts> = {
  en: {
    title: "Filipino Creators",
    lead: "Every creator here has been verified.",
    failed: "Failed to load creators",
    back: "Back",
    home: "Home",
    noneTitle: "No creators found",
    noneText: "Try another name, or look at everyone.",
    showAll: "Show all creators"
  },
  fil: {
    title: "Mga Creator na Pilipino",
    lead: "Verified ang bawat creator dito.",
    failed: "Hindi ma-load ang mga creator",
    back: "Bumalik",
    home: "Home",
    noneTitle: "Walang nahanap na creator",
    noneText: "Sumubok ng ibang pangalan, o tingnan ang lahat.",
    showAll: "Ipakita ang lahat ng creator"
  }
};
