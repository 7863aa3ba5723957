// Written by `npm run texts` from gift-lists.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';
import { plural, strictNumber } from "@messageformat/runtime";
import { en, fil } from "@messageformat/runtime/lib/cardinals";

export interface GiftListsTexts {
  title: string;
  loading: string;
  failed: string;
  received: string;
  given: string;
  side: string;
  none: string;
  months(values: { months: number; name: string | number }): string;
  somebody: string;
  from(values: { username: string | number }): string;
  to(values: { username: string | number }): string;
  left: string;
}

export const giftListsTexts: Record<Language, GiftListsTexts> = {
  en: {
    title: "Gifts",
    loading: "Loading gifts",
    failed: "Failed to load gifts",
    received: "Received",
    given: "Given",
    side: "Which gifts",
    none: "None yet",
    months: (d) => "" + plural(d.months, 0, en, { one: strictNumber("en", d.months, 0, "months") + " month", other: strictNumber("en", d.months, 0, "months") + " months" }) + " of " + d.name,
    somebody: "from somebody",
    from: (d) => "from @" + d.username,
    to: (d) => "to @" + d.username,
    left: "somebody who left"
  },
  fil: {
    title: "Mga regalo",
    loading: "Nilo-load ang mga regalo",
    failed: "Hindi ma-load ang mga regalo",
    received: "Natanggap",
    given: "Ibinigay",
    side: "Aling mga regalo",
    none: "Wala pa",
    months: (d) => "" + plural(d.months, 0, fil, { "1": strictNumber("fil", d.months, 0, "months") + " buwan", other: strictNumber("fil", d.months, 0, "months") + " buwan" }) + " kay " + d.name,
    somebody: "mula sa isang fan",
    from: (d) => "mula kay @" + d.username,
    to: (d) => "para kay @" + d.username,
    left: "isang taong umalis na"
  }
};
