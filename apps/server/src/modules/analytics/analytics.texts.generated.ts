// Written by `npm run texts` from analytics.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface AnalyticsTexts {
  date: string;
  newFans: string;
  newCreators: string;
  purchases: string;
  paid: string;
  creditsPurchased: string;
  sales: string;
  creditsSpent: string;
  toCreators: string;
  toAffiliates: string;
  toPlatform: string;
  paidOut: string;
  submissions: string;
  messages: string;
  circulation: string;
  reports: string;
  reviews: string;
}

export const analyticsTexts: Record<Language, AnalyticsTexts> = {
  en: {
    date: "Date",
    newFans: "New fans",
    newCreators: "New creators",
    purchases: "Purchases",
    paid: "Paid by fans (₱)",
    creditsPurchased: "Credits purchased",
    sales: "Sales",
    creditsSpent: "Credits spent",
    toCreators: "To creators (₱)",
    toAffiliates: "To affiliates (₱)",
    toPlatform: "To the platform (₱)",
    paidOut: "Paid out (₱)",
    submissions: "Verifications submitted",
    messages: "Messages",
    circulation: "Credits in circulation",
    reports: "Reports",
    reviews: "Content reviews"
  },
  fil: {
    date: "Petsa",
    newFans: "Bagong fans",
    newCreators: "Bagong creators",
    purchases: "Mga pagbili",
    paid: "Binayaran ng fans (₱)",
    creditsPurchased: "Credits na binili",
    sales: "Mga benta",
    creditsSpent: "Credits na nagamit",
    toCreators: "Sa creators (₱)",
    toAffiliates: "Sa affiliates (₱)",
    toPlatform: "Sa platform (₱)",
    paidOut: "Na-payout (₱)",
    submissions: "Mga isinumiteng verification",
    messages: "Mga message",
    circulation: "Credits sa sirkulasyon",
    reports: "Mga report",
    reviews: "Mga content review"
  }
};
