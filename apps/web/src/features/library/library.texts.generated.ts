// Written by `npm run texts` from library.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface LibraryTexts {
  goneTitle: string;
  goneText: string;
  boughtText: string;
  toHistory: string;
  matureTitle: string;
  matureText: string;
  toSettings: string;
  takeOut: string;
  notTakenOut: string;
  inAMoment: string;
}

export const libraryTexts: Record<Language, LibraryTexts> = {
  en: {
    goneTitle: "This post is no longer here",
    goneText: "It was taken down, so there is nothing to show.",
    boughtText: "It was taken down. Your credit history shows what you paid for it.",
    toHistory: "Credit history",
    matureTitle: "Hidden in safe mode",
    matureText: "This post is mature. Turn safe mode off to see it.",
    toSettings: "Settings",
    takeOut: "Remove",
    notTakenOut: "The post is still saved",
    inAMoment: "Try again in a moment."
  },
  fil: {
    goneTitle: "Wala na rito ang post na ito",
    goneText: "Inalis na ito, kaya wala nang maipapakita.",
    boughtText: "Inalis na ito. Nasa history ng credits mo kung magkano ang ibinayad mo.",
    toHistory: "History ng credits",
    matureTitle: "Nakatago sa safe mode",
    matureText: "Mature ang post na ito. I-off ang safe mode para makita ito.",
    toSettings: "Settings",
    takeOut: "Alisin",
    notTakenOut: "Naka-save pa rin ang post",
    inAMoment: "Subukan ulit maya-maya."
  }
};
