// Written by `npm run texts` from vat.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface VatTexts {
  dayHasBegun: string;
  ruleSet: string;
}

export const vatTexts: Record<Language, VatTexts> = {
  en: {
    dayHasBegun: "A rule can begin tomorrow or later.",
    ruleSet: "The rule was saved."
  },
  fil: {
    dayHasBegun: "Bukas o mas huli pa puwedeng magsimula ang isang patakaran.",
    ruleSet: "Na-save ang patakaran."
  }
};
