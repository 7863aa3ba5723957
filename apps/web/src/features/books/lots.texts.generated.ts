// Written by `npm run texts` from lots.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';
import { plural, strictNumber } from "@messageformat/runtime";
import { en, fil } from "@messageformat/runtime/lib/cardinals";

export interface LotsTexts {
  title: string;
  lead(values: { credits: number; on: string | number }): string;
  loading: string;
  failed: string;
  bought: string;
  paidFor(values: { paid: string | number }): string;
  bonus: string;
  given: string;
  returned: string;
  amount(values: { credits: number; worth: string | number }): string;
  old(values: { credits: number }): string;
}

export const lotsTexts: Record<Language, LotsTexts> = {
  en: {
    title: "Where credits came from",
    lead: (d) => "" + plural(d.credits, 0, en, { "0": "No credits were in circulation on " + d.on + ".", one: "One credit was in circulation at the end of " + d.on + ". What came first is used first.", other: strictNumber("en", d.credits, 0, "credits") + " credits were in circulation at the end of " + d.on + ". What came first is used first." }),
    loading: "Loading where credits came from...",
    failed: "Where credits came from could not be loaded.",
    bought: "Bought",
    paidFor: (d) => d.paid + " was paid for them",
    bonus: "Bonus of packs",
    given: "Given by other fans",
    returned: "Returned",
    amount: (d) => "" + plural(d.credits, 0, en, { one: strictNumber("en", d.credits, 0, "credits") + " credit", other: strictNumber("en", d.credits, 0, "credits") + " credits" }) + " · " + d.worth,
    old: (d) => "" + plural(d.credits, 0, en, { one: strictNumber("en", d.credits, 0, "credits") + " of these is older than a year.", other: strictNumber("en", d.credits, 0, "credits") + " of these are older than a year." })
  },
  fil: {
    title: "Saan galing ang credits",
    lead: (d) => "" + plural(d.credits, 0, fil, { "0": "Walang credits sa sirkulasyon noong " + d.on + ".", other: strictNumber("fil", d.credits, 0, "credits") + " credits ang nasa sirkulasyon sa pagtatapos ng " + d.on + ". Nauunang gamitin ang nauunang dumating." }),
    loading: "Nilo-load kung saan galing ang credits...",
    failed: "Hindi ma-load kung saan galing ang credits.",
    bought: "Binili",
    paidFor: (d) => d.paid + " ang ibinayad",
    bonus: "Bonus ng mga pack",
    given: "Bigay ng ibang fan",
    returned: "Ibinalik",
    amount: (d) => "" + plural(d.credits, 0, fil, { "1": strictNumber("fil", d.credits, 0, "credits") + " credit", other: strictNumber("fil", d.credits, 0, "credits") + " credits" }) + " · " + d.worth,
    old: (d) => "" + plural(d.credits, 0, fil, { other: strictNumber("fil", d.credits, 0, "credits") + " sa mga ito ang lampas isang taon na." })
  }
};
