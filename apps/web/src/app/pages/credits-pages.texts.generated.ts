// Written by `npm run texts` from credits-pages.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface CreditsPagesTexts {
  yourPurchase: string;
  buyCredits: string;
  history: string;
  show: string;
  all: string;
  received: string;
  spent: string;
  loading: string;
  failed: string;
  nothingSpent: string;
  nothingHere: string;
  eachLeaves: string;
  subscriptions: string;
}

export const creditsPagesTexts: Record<Language, CreditsPagesTexts> = {
  en: {
    yourPurchase: "Your purchase",
    buyCredits: "Buy credits",
    history: "Credit history",
    show: "Show",
    all: "All",
    received: "Received",
    spent: "Used",
    loading: "Loading",
    failed: "Failed to load credit history",
    nothingSpent: "No credits used yet",
    nothingHere: "Nothing here yet",
    eachLeaves: "Every purchase, bonus and unlock is listed here.",
    subscriptions: "My Subscriptions"
  },
  fil: {
    yourPurchase: "Ang binili mo",
    buyCredits: "Bumili ng credits",
    history: "History ng credits",
    show: "Ipakita",
    all: "Lahat",
    received: "Pumasok",
    spent: "Nagamit",
    loading: "Nilo-load",
    failed: "Hindi ma-load ang history ng credits",
    nothingSpent: "Wala pang nagamit na credits",
    nothingHere: "Wala pa rito",
    eachLeaves: "Nakalista rito ang bawat pagbili, bonus at unlock.",
    subscriptions: "Mga Subscription Ko"
  }
};
