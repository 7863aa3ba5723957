// Written by `npm run texts` from tax.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface TaxTexts {
  dayHasBegun: string;
  ruleSet: string;
}

export const taxTexts: Record<Language, TaxTexts> = {
  en: {
    dayHasBegun: "A rule can begin tomorrow or later.",
    ruleSet: "The rule was saved."
  },
  fil: {
    dayHasBegun: "Bukas o mas huli pa puwedeng magsimula ang isang patakaran.",
    ruleSet: "Na-save ang patakaran."
  }
};
