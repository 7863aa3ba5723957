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
    lead: (d) => "" + plural(d.charges, 0, en, { "0": "Nothing lasts beyond " + d.on + ".", one: "Of " + strictNumber("en", d.charges, 0, "charges") + " charge that lasts beyond " + d.on + ": what is still to come of it. The books have taken it already.", other: "Of " + strictNumber("en", d.charges, 0, "charges") + " charges that last beyond " + d.on + ": what is still to come of them. The books have taken it already." }),
    loading: "Loading what was paid ahead...",
    failed: "What was paid ahead could not be loaded.",
    creators: "Of creators",
    referrers: "Of referrers",
    platform: "Of the platform: deferred revenue",
    worth: "In all"
  },
  fil: {
    title: "Nabayaran nang maaga sa mga subscription",
    lead: (d) => "" + plural(d.charges, 0, fil, { "0": "Walang lalampas sa " + d.on + ".", other: "Sa " + strictNumber("fil", d.charges, 0, "charges") + " bayad na lampas pa sa " + d.on + ": ang darating pa. Nasa books na ito." }),
    loading: "Nilo-load ang nabayaran nang maaga...",
    failed: "Hindi ma-load ang nabayaran nang maaga.",
    creators: "Sa mga creator",
    referrers: "Sa mga nag-refer",
    platform: "Sa platform: deferred revenue",
    worth: "Lahat"
  }
};
