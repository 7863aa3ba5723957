// Written by `npm run texts` from promotions.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface PromotionsTexts {
  title: string;
  loading: string;
  failed: string;
  bonus: string;
  discount: string;
  revaluation: string;
  rounding: string;
  goodwill: string;
  takenBack: string;
  other: string;
  total: string;
}

export const promotionsTexts: Record<Language, PromotionsTexts> = {
  en: {
    title: "What it paid for",
    loading: "Loading what it paid for...",
    failed: "What it paid for could not be loaded. Fewer days may help.",
    bonus: "Bonuses of packs",
    discount: "Discounts of coupons",
    revaluation: "Changes of the rate",
    rounding: "Rounding",
    goodwill: "Goodwill: given back to fans",
    takenBack: "Taken back with refunds and disputes",
    other: "Other",
    total: "Total"
  },
  fil: {
    title: "Saan ito napunta",
    loading: "Nilo-load kung saan ito napunta...",
    failed: "Hindi ma-load kung saan ito napunta. Subukan sa mas kaunting araw.",
    bonus: "Bonus ng mga pack",
    discount: "Bawas ng mga coupon",
    revaluation: "Pagbabago ng rate",
    rounding: "Pag-round",
    goodwill: "Goodwill: ibinalik sa mga fan",
    takenBack: "Nabawi sa mga refund at dispute",
    other: "Iba pa",
    total: "Kabuuan"
  }
};
