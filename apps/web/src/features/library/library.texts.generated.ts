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
    goneTitle: "This post is not here any more",
    goneText: "It was taken away, so there is nothing to show.",
    boughtText: "It was taken away. What you paid for it stands in your credit history.",
    toHistory: "Credit history",
    matureTitle: "Hidden in safe mode",
    matureText: "This post is mature. It is shown once you turn safe mode off.",
    toSettings: "Settings",
    takeOut: "Take out",
    notTakenOut: "The post is still saved",
    inAMoment: "Try again in a moment."
  },
  fil: {
    goneTitle: "Wala na rito ang post na ito",
    goneText: "Inalis na ito, kaya wala nang maipapakita.",
    boughtText: "Inalis na ito. Nasa history ng credits mo kung magkano ang ibinayad mo.",
    toHistory: "History ng credits",
    matureTitle: "Nakatago sa safe mode",
    matureText: "Mature ang post na ito. Lalabas ito kapag in-off mo ang safe mode.",
    toSettings: "Settings",
    takeOut: "Alisin",
    notTakenOut: "Naka-save pa rin ang post",
    inAMoment: "Subukan ulit maya-maya."
  }
};
