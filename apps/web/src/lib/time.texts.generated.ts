// Written by `npm run texts` from time.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface TimeTexts {
  justNow: string;
  hoursAgo(values: { hours: string | number }): string;
  daysAgo(values: { days: string | number }): string;
  yesterday: string;
}

export const timeTexts: Record<Language, TimeTexts> = {
  en: {
    justNow: "Just now",
    hoursAgo: (d) => d.hours + "h ago",
    daysAgo: (d) => d.days + "d ago",
    yesterday: "Yesterday"
  },
  fil: {
    justNow: "Ngayon lang",
    hoursAgo: (d) => d.hours + " oras na",
    daysAgo: (d) => d.days + " araw na",
    yesterday: "Kahapon"
  }
};
