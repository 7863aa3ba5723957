// Written by `npm run texts` from vat.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface VatTexts {
  ruleSet: string;
}

export const vatTexts: Record<Language, VatTexts> = {
  en: {
    ruleSet: "It holds from the day you chose."
  },
  fil: {
    ruleSet: "Iiral ito mula sa araw na pinili mo."
  }
};
