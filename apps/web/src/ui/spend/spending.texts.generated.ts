// Written by `npm run texts` from spending.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface SpendingTexts {
  balanceNow: string;
  price: string;
  balanceAfter: string;
  tooFew: string;
  yourBalance: string;
  buyCredits: string;
}

export const spendingTexts: Record<Language, SpendingTexts> = {
  en: {
    balanceNow: "Balance now",
    price: "Price",
    balanceAfter: "Balance after",
    tooFew: "Not enough credits",
    yourBalance: "Your balance",
    buyCredits: "Buy credits"
  },
  fil: {
    balanceNow: "Balance ngayon",
    price: "Presyo",
    balanceAfter: "Balance pagkatapos",
    tooFew: "Kulang ang credits",
    yourBalance: "Balance mo",
    buyCredits: "Bumili ng credits"
  }
};
