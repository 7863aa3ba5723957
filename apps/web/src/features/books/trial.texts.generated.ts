// Written by `npm run texts` from trial.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface TrialTexts {
  title: string;
  lead: string;
  of(values: { from: string | number; to: string | number }): string;
  loading: string;
  failed: string;
  none: string;
  accounting: string;
  accountingHint: string;
  pesos: string;
  credits: string;
  opening: string;
  debit: string;
  credit: string;
  closing: string;
  total: string;
}

export const trialTexts: Record<Language, TrialTexts> = {
  en: {
    title: "Trial balance",
    lead: "Every kind of account over these days, by the Philippine calendar. What Likha owes is positive. What others owe or hold for Likha is negative.",
    of: (d) => d.from + " to " + d.to,
    loading: "Loading the trial balance...",
    failed: "Failed to load the trial balance",
    none: "No movements by then",
    accounting: "Journal for accounting programs",
    accountingHint: "These days entry by entry, in pesos, with account codes. Accounting programs import it as a general journal.",
    pesos: "In pesos",
    credits: "In credits",
    opening: "Opening",
    debit: "Debit",
    credit: "Credit",
    closing: "Closing",
    total: "Total"
  },
  fil: {
    title: "Trial balance",
    lead: "Bawat uri ng account sa mga araw na ito, ayon sa kalendaryo ng Pilipinas. Positibo ang utang ng Likha. Negatibo ang utang ng iba o hawak nila para sa Likha.",
    of: (d) => d.from + " hanggang " + d.to,
    loading: "Nilo-load ang trial balance...",
    failed: "Hindi ma-load ang trial balance",
    none: "Wala pang galaw noon",
    accounting: "Journal para sa accounting program",
    accountingHint: "Bawat entry ng mga araw na ito, sa piso, may mga account code. Ini-import ito ng mga accounting program bilang general journal.",
    pesos: "Sa piso",
    credits: "Sa credits",
    opening: "Simula",
    debit: "Debit",
    credit: "Credit",
    closing: "Katapusan",
    total: "Kabuuan"
  }
};
