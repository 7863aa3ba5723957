// Written by `npm run texts` from deferred.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';
import { plural, strictNumber } from "@messageformat/runtime";
import { en, fil } from "@messageformat/runtime/lib/cardinals";

export interface DeferredTexts {
  title: string;
  lead(values: { charges: number; on: string | number }): string;
  loading: string;
  failed: string;
  creators: string;
  referrers: string;
  platform: string;
  worth: string;
}

export const deferredTexts: Record<Language, DeferredTexts> = {
  en: {
    title: "Paid ahead for subscriptions",
    lead: (d) => "" + plural(d.charges, 0, en, { "0": "Nothing lasts beyond " + d.on + ".", one: "What is still to come of " + strictNumber("en", d.charges, 0, "charges") + " charge that lasts beyond " + d.on + ". The books already count all of it.", other: "What is still to come of " + strictNumber("en", d.charges, 0, "charges") + " charges that last beyond " + d.on + ". The books already count all of it." }),
    loading: "Loading what was paid ahead...",
    failed: "What was paid ahead could not be loaded.",
    creators: "Of creators",
    referrers: "Of referrers",
    platform: "Of the platform: deferred revenue",
    worth: "In all"
  },
  fil: {
    title: "Nabayaran nang maaga sa mga subscription",
    lead: (d) => "" + plural(d.charges, 0, fil, { "0": "Walang lalampas sa " + d.on + ".", other: "Ang darating pa mula sa " + strictNumber("fil", d.charges, 0, "charges") + " bayad na lampas sa " + d.on + ". Buo na itong nakatala sa books." }),
    loading: "Nilo-load ang nabayaran nang maaga...",
    failed: "Hindi ma-load ang nabayaran nang maaga.",
    creators: "Sa mga creator",
    referrers: "Sa mga nag-refer",
    platform: "Sa platform: deferred revenue",
    worth: "Lahat"
  }
};
