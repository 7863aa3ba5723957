// Written by `npm run texts` from giving.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface GivingTexts {
  give: string;
  title: string;
  subject: string;
  amount: string;
  between(values: { min: string | number; max: string | number }): string;
  terms(values: { most: string | number; hours: string | number; days: string | number }): string;
}

export const givingTexts: Record<Language, GivingTexts> = {
  en: {
    give: "Give credits",
    title: "Give credits to another fan",
    subject: "Gift of credits",
    amount: "How many credits",
    between: (d) => "A whole number from " + d.min + " to " + d.max,
    terms: (d) => "They go to the other wallet right away and cannot be taken back. Up to " + d.most + " a day. What you bought in the last " + d.hours + " hours or were given in the last " + d.days + " days cannot be given yet."
  },
  fil: {
    give: "Magregalo ng credits",
    title: "Magregalo ng credits sa ibang fan",
    subject: "Regalong credits",
    amount: "Ilang credits",
    between: (d) => "Buong numero mula " + d.min + " hanggang " + d.max,
    terms: (d) => "Mapupunta agad ito sa wallet niya at hindi na mababawi. Hanggang " + d.most + " bawat araw. Hindi pa maireregalo ang binili mo sa nakaraang " + d.hours + " oras at ang iniregalo sa iyo sa nakaraang " + d.days + " araw."
  }
};
