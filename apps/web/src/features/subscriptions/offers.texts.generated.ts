// Written by `npm run texts` from offers.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface OffersTexts {
  title: string;
  lead: string;
  loading: string;
  failed: string;
  noPrice: string;
  isFree: string;
  setPrice: string;
  bundle(values: { months: string | number }): string;
  bundleHint: string;
  introduction: string;
  introductionHint: string;
  none: string;
  trial(values: { days: string | number }): string;
  firstMonth: string;
  firstMonthPercent: string;
  percentRange(values: { min: string | number; max: string | number }): string;
  preview: string;
  aMonth: string;
  monthsFor(values: { months: string | number }): string;
  total(values: { total: string | number; month: string | number }): string;
  firstMonthLine: string;
  thenMonth(values: { price: string | number; month: string | number }): string;
  trialThen(values: { month: string | number }): string;
  save: string;
  saved: string;
  notSaved: string;
  tryAgain: string;
}

export const offersTexts: Record<Language, OffersTexts> = {
  en: {
    title: "Offers",
    lead: "Besides a month at your price. A change counts for who subscribes from now on.",
    loading: "Loading your offers",
    failed: "Failed to load your offers",
    noPrice: "You have no monthly price, so nobody sees these offers. Set a price in the settings first.",
    isFree: "Your month is free, so there is nothing to take off. These offers show once you ask for a price.",
    setPrice: "Set your price",
    bundle: (d) => d.months + " months: percent off",
    bundleHint: "1 to 50. Left empty, it is not offered.",
    introduction: "For new subscribers",
    introductionHint: "Each fan has it once, also if they leave and come back.",
    none: "Nothing",
    trial: (d) => d.days + " days free",
    firstMonth: "First month at a discount",
    firstMonthPercent: "First month: percent off",
    percentRange: (d) => "A whole number from " + d.min + " to " + d.max,
    preview: "What fans pay",
    aMonth: "1 month",
    monthsFor: (d) => d.months + " months",
    total: (d) => d.total + " (" + d.month + " a month)",
    firstMonthLine: "First month",
    thenMonth: (d) => d.price + ", then " + d.month + " a month",
    trialThen: (d) => "Free, then " + d.month + " a month",
    save: "Save offers",
    saved: "Saved",
    notSaved: "Not saved",
    tryAgain: "Please try again."
  },
  fil: {
    title: "Mga Alok",
    lead: "Bukod sa isang buwan sa presyo mo. Para sa magsu-subscribe mula ngayon ang pagbabago.",
    loading: "Nilo-load ang mga alok mo",
    failed: "Hindi ma-load ang mga alok mo",
    noPrice: "Wala kang buwanang presyo, kaya walang makakakita ng mga alok na ito. Magtakda muna ng presyo sa settings.",
    isFree: "Libre ang isang buwan mo, kaya walang mababawas. Lalabas ang mga alok na ito kapag may presyo ka na.",
    setPrice: "Itakda ang presyo",
    bundle: (d) => d.months + " buwan: ilang percent ang bawas",
    bundleHint: "1 hanggang 50. Kapag walang laman, hindi ito iaalok.",
    introduction: "Para sa mga bagong subscriber",
    introductionHint: "Isang beses lang ito sa bawat fan, kahit umalis sila at bumalik.",
    none: "Wala",
    trial: (d) => d.days + " araw na libre",
    firstMonth: "May discount ang unang buwan",
    firstMonthPercent: "Unang buwan: ilang percent ang bawas",
    percentRange: (d) => "Buong numero mula " + d.min + " hanggang " + d.max,
    preview: "Babayaran ng fans",
    aMonth: "1 buwan",
    monthsFor: (d) => d.months + " buwan",
    total: (d) => d.total + " (" + d.month + " kada buwan)",
    firstMonthLine: "Unang buwan",
    thenMonth: (d) => d.price + ", saka " + d.month + " kada buwan",
    trialThen: (d) => "Libre, saka " + d.month + " kada buwan",
    save: "I-save ang mga alok",
    saved: "Na-save",
    notSaved: "Hindi na-save",
    tryAgain: "Pakisubukan ulit."
  }
};
