// Written by `npm run texts` from plans.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';
import { plural, strictNumber } from "@messageformat/runtime";
import { en, fil } from "@messageformat/runtime/lib/cardinals";

export interface PlansTexts {
  choosePlan: string;
  plansLoading: string;
  months(values: { months: number }): string;
  trialDays(values: { days: string | number }): string;
  firstMonth: string;
  less(values: { percent: string | number }): string;
  eachMonth(values: { credits: string | number }): string;
  startTrial(values: { days: string | number }): string;
  trialTerms(values: { days: string | number; price: string | number }): string;
  firstMonthTerms(values: { price: string | number }): string;
  bundleTerms(values: { months: string | number; price: string | number }): string;
  isFree: string;
  confirmFree: string;
  renews: string;
  confirm(values: { credits: string | number }): string;
  price(values: { credits: string | number; pesos: string | number }): string;
}

export const plansTexts: Record<Language, PlansTexts> = {
  en: {
    choosePlan: "Choose how to subscribe",
    plansLoading: "Loading the ways to subscribe",
    months: (d) => "" + plural(d.months, 0, en, { one: strictNumber("en", d.months, 0, "months") + " month", other: strictNumber("en", d.months, 0, "months") + " months" }),
    trialDays: (d) => d.days + " days free",
    firstMonth: "First month",
    less: (d) => "−" + d.percent + "%",
    eachMonth: (d) => d.credits + " a month",
    startTrial: (d) => "Start " + d.days + " free days",
    trialTerms: (d) => "Free for " + d.days + " days. After that each month costs " + d.price + ", taken from your wallet, until you cancel. We email you a day before, and you can cancel at any time, also now.",
    firstMonthTerms: (d) => "The first month is at a discount, once. After it each month costs " + d.price + " until you cancel. We email you a day before.",
    bundleTerms: (d) => "All " + d.months + " months are paid now. After them it renews by the month at " + d.price + " until you cancel. We email you a day before.",
    isFree: "Free, with all posts for subscribers. It goes on every month until you cancel, and never costs anything unless you agree to a price.",
    confirmFree: "Subscribe for free",
    renews: "A month of all posts for subscribers. It renews every month until you cancel.",
    confirm: (d) => "Subscribe for " + d.credits,
    price: (d) => d.credits + " · " + d.pesos
  },
  fil: {
    choosePlan: "Pumili kung paano mag-subscribe",
    plansLoading: "Nilo-load ang mga paraan para mag-subscribe",
    months: (d) => "" + plural(d.months, 0, fil, { "1": strictNumber("fil", d.months, 0, "months") + " buwan", other: strictNumber("fil", d.months, 0, "months") + " buwan" }),
    trialDays: (d) => d.days + " araw na libre",
    firstMonth: "Unang buwan",
    less: (d) => "−" + d.percent + "%",
    eachMonth: (d) => d.credits + " kada buwan",
    startTrial: (d) => "Simulan ang " + d.days + " araw na libre",
    trialTerms: (d) => "Libre sa loob ng " + d.days + " araw. Pagkatapos nito, " + d.price + " ang bawat buwan at kukunin sa wallet mo hanggang i-cancel mo. Padadalhan ka namin ng email isang araw bago nito, at puwede kang mag-cancel kahit kailan, kahit ngayon.",
    firstMonthTerms: (d) => "May discount ang unang buwan, isang beses lang. Pagkatapos nito, " + d.price + " ang bawat buwan hanggang i-cancel mo. Padadalhan ka namin ng email isang araw bago nito.",
    bundleTerms: (d) => "Babayaran ngayon ang lahat ng " + d.months + " buwan. Pagkatapos nito, mare-renew ito buwan-buwan sa " + d.price + " hanggang i-cancel mo. Padadalhan ka namin ng email isang araw bago nito.",
    isFree: "Libre, kasama ang lahat ng post para sa subscribers. Tuloy ito bawat buwan hanggang i-cancel mo, at walang babayaran maliban kung pumayag ka sa presyo.",
    confirmFree: "Mag-subscribe nang libre",
    renews: "Isang buwan ng lahat ng post para sa subscribers. Mare-renew ito bawat buwan hanggang i-cancel mo.",
    confirm: (d) => "Mag-subscribe sa " + d.credits,
    price: (d) => d.credits + " · " + d.pesos
  }
};
