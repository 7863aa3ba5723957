// Written by `npm run texts` from wallet.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface WalletTexts {
  walletOf(values: { credits: string | number }): string;
  wallet: string;
  refreshFailed: string;
  refreshed: string;
  title: string;
  refresh: string;
  loading: string;
  failed: string;
  worth(values: { pesos: string | number }): string;
  buyCredits: string;
  recent: string;
  nothingYet: string;
  viewHistory: string;
  movements: string;
  date: string;
  type: string;
  description: string;
  pesos: string;
  credits: string;
  purchase: string;
  spend: string;
  bonus: string;
  refund: string;
  gift: string;
  givenBack: string;
  dispute: string;
  other: string;
}

export const walletTexts: Record<Language, WalletTexts> = {
  en: {
    walletOf: (d) => "Wallet, " + d.credits,
    wallet: "Wallet",
    refreshFailed: "Failed to refresh wallet",
    refreshed: "Refreshed",
    title: "Credit wallet",
    refresh: "Refresh wallet",
    loading: "Loading wallet",
    failed: "Failed to load credit wallet information",
    worth: (d) => "credits · " + d.pesos,
    buyCredits: "Buy credits",
    recent: "Recent activity",
    nothingYet: "Nothing yet. Your purchases and unlocks appear here.",
    viewHistory: "View credit history",
    movements: "Movements of your credits, newest first",
    date: "Date",
    type: "Type",
    description: "Description",
    pesos: "Pesos",
    credits: "Credits",
    purchase: "Purchase",
    spend: "Used",
    bonus: "Bonus",
    refund: "Refund",
    gift: "Gift",
    givenBack: "Given back",
    dispute: "Dispute",
    other: "Other"
  },
  fil: {
    walletOf: (d) => "Wallet, " + d.credits,
    wallet: "Wallet",
    refreshFailed: "Hindi ma-refresh ang wallet",
    refreshed: "Na-refresh na",
    title: "Credit wallet",
    refresh: "I-refresh ang wallet",
    loading: "Nilo-load ang wallet",
    failed: "Hindi ma-load ang credit wallet",
    worth: (d) => "credits · " + d.pesos,
    buyCredits: "Bumili ng credits",
    recent: "Mga huling galaw",
    nothingYet: "Wala pa. Dito lalabas ang mga bibilhin at ia-unlock mo.",
    viewHistory: "Tingnan ang history ng credits",
    movements: "Mga galaw ng credits mo, pinakabago ang una",
    date: "Petsa",
    type: "Uri",
    description: "Detalye",
    pesos: "Piso",
    credits: "Credits",
    purchase: "Pagbili",
    spend: "Nagamit",
    bonus: "Bonus",
    refund: "Refund",
    gift: "Regalo",
    givenBack: "Ibinalik",
    dispute: "Dispute",
    other: "Iba pa"
  }
};
