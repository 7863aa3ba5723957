// Written by `npm run texts` from gifts.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface GiftsTexts {
  give: string;
  title(values: { name: string | number }): string;
  subject(values: { name: string | number }): string;
  terms: string;
  loading: string;
  none: string;
}

export const giftsTexts: Record<Language, GiftsTexts> = {
  en: {
    give: "Give as a gift",
    title: (d) => d.name + "’s subscription, as a gift",
    subject: (d) => "Gift: " + d.name + "’s subscription",
    terms: "They get it right away, on top of any time they already have. It does not renew, and they pay nothing.",
    loading: "Loading gifts",
    none: "This creator has nothing to give right now."
  },
  fil: {
    give: "Iregalo sa iba",
    title: (d) => "Subscription kay " + d.name + ", bilang regalo",
    subject: (d) => "Regalo: subscription kay " + d.name,
    terms: "Makukuha niya agad ito, dagdag sa natitira pa niya. Hindi ito nare-renew, at wala siyang babayaran.",
    loading: "Nilo-load ang puwedeng iregalo",
    none: "Walang puwedeng iregalo mula sa creator na ito sa ngayon."
  }
};
