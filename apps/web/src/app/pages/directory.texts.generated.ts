// Written by `npm run texts` from directory.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';
import { plural, strictNumber } from "@messageformat/runtime";
import { en, fil } from "@messageformat/runtime/lib/cardinals";

export interface DirectoryTexts {
  title: string;
  lead: string;
  failed: string;
  back: string;
  home: string;
  noneTitle: string;
  noneText: string;
  showAll: string;
  shownOf(values: { shown: string | number; total: number }): string;
  discoverTitle: string;
  backToFeed: string;
  featured: string;
  everyone: string;
}

export const directoryTexts: Record<Language, DirectoryTexts> = {
  en: {
    title: "Filipino Creators",
    lead: "Every creator here has been verified.",
    failed: "Failed to load creators",
    back: "Back",
    home: "Home",
    noneTitle: "No creators found",
    noneText: "Check the spelling, try fewer words or a tag, or look at everyone.",
    showAll: "Show all creators",
    shownOf: (d) => d.shown + " of " + plural(d.total, 0, en, { one: strictNumber("en", d.total, 0, "total") + " creator", other: strictNumber("en", d.total, 0, "total") + " creators" }),
    discoverTitle: "Discover Creators",
    backToFeed: "Back to Feed",
    featured: "Featured Creators",
    everyone: "All creators"
  },
  fil: {
    title: "Mga Creator na Pilipino",
    lead: "Verified ang bawat creator dito.",
    failed: "Hindi ma-load ang mga creator",
    back: "Bumalik",
    home: "Home",
    noneTitle: "Walang nahanap na creator",
    noneText: "Tingnan ang spelling, bawasan ang mga salita o sumubok ng tag, o tingnan ang lahat.",
    showAll: "Ipakita ang lahat ng creator",
    shownOf: (d) => d.shown + " sa " + plural(d.total, 0, fil, { "1": strictNumber("fil", d.total, 0, "total") + " creator", other: strictNumber("fil", d.total, 0, "total") + " creator" }),
    discoverTitle: "Mag-discover ng Creators",
    backToFeed: "Bumalik sa Feed",
    featured: "Mga Tampok na Creator",
    everyone: "Lahat ng creator"
  }
};
