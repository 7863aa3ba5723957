// Written by `npm run texts` from shown-links.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface ShownLinksTexts {
  facebook: string;
  instagram: string;
  tiktok: string;
  x_twitter: string;
  threads: string;
  telegram: string;
  snapchat: string;
  youtube: string;
  reddit: string;
  linktree: string;
  elsewhere: string;
  newTab(values: { name: string | number }): string;
}

export const shownLinksTexts: Record<Language, ShownLinksTexts> = {
  en: {
    facebook: "Facebook",
    instagram: "Instagram",
    tiktok: "TikTok",
    x_twitter: "X (Twitter)",
    threads: "Threads",
    telegram: "Telegram",
    snapchat: "Snapchat",
    youtube: "YouTube",
    reddit: "Reddit",
    linktree: "Linktree or any website",
    elsewhere: "Elsewhere",
    newTab: (d) => d.name + ", opens in a new tab"
  },
  fil: {
    facebook: "Facebook",
    instagram: "Instagram",
    tiktok: "TikTok",
    x_twitter: "X (Twitter)",
    threads: "Threads",
    telegram: "Telegram",
    snapchat: "Snapchat",
    youtube: "YouTube",
    reddit: "Reddit",
    linktree: "Linktree o kahit anong website",
    elsewhere: "Sa ibang lugar",
    newTab: (d) => d.name + ", bubukas sa bagong tab"
  }
};
