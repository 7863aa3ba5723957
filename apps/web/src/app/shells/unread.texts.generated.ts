// Written by `npm run texts` from unread.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';
import { plural, strictNumber } from "@messageformat/runtime";
import { en, fil } from "@messageformat/runtime/lib/cardinals";

export interface UnreadTexts {
  bell(values: { count: string | number }): string;
  unread(values: { count: number }): string;
}

export const unreadTexts: Record<Language, UnreadTexts> = {
  en: {
    bell: (d) => "Notifications, " + d.count + " unread",
    unread: (d) => "" + plural(d.count, 0, en, { one: strictNumber("en", d.count, 0, "count") + " unread conversation", other: strictNumber("en", d.count, 0, "count") + " unread conversations" })
  },
  fil: {
    bell: (d) => "Mga notification, " + d.count + " hindi pa nababasa",
    unread: (d) => "" + plural(d.count, 0, fil, { "1": strictNumber("fil", d.count, 0, "count") + " usapang hindi pa nababasa", other: strictNumber("fil", d.count, 0, "count") + " usapang hindi pa nababasa" })
  }
};
