// Written by `npm run texts` from rate.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';
import { en, fil } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";

export interface RateTexts {
  updated(values: { pesos: string | number }): string;
  updatedTitle: string;
  failedTitle: string;
  failed: string;
  loading: string;
  loadFailed: string;
  title: string;
  current(values: { pesos: string | number }): string;
  active: string;
  newRate: string;
  update: string;
  buys(values: { pesos: string | number }): string;
  credits(values: { count: number; shown: string | number }): string;
  invalid: string;
  aboveZero: string;
  tooHigh: string;
  atMost(values: { pesos: string | number }): string;
  steps: string;
  askTitle: string;
  askConfirm(values: { pesos: string | number }): string;
  changing: string;
  rateNow: string;
  rateAfter: string;
  circulating: string;
  worthNow: string;
  worthAfter: string;
  houseGives(values: { pesos: string | number }): string;
  houseGets(values: { pesos: string | number }): string;
  overview: string;
  inCirculation: string;
  heldByUsers: string;
  totalPurchased: string;
  allTime: string;
  totalSpent: string;
  toUnlock: string;
  recentPurchases: string;
  last7: string;
  history: string;
  noHistory: string;
  historyFailed: string;
  historyLoading: string;
  changedFrom(values: { before: string | number; after: string | number }): string;
  changedBy(values: { name: string | number; when: string | number }): string;
  bySystem: string;
  revaluedUp(values: { pesos: string | number; credits: string | number }): string;
  revaluedDown(values: { pesos: string | number; credits: string | number }): string;
  revaluedNothing: string;
  farTitle: string;
  far: string;
  farFirst: string;
  farSecond(values: { name: string | number }): string;
  typeAgain(values: { rate: string | number }): string;
  typedOther(values: { rate: string | number }): string;
  proposal(values: { name: string | number; pesos: string | number; when: string | number }): string;
  proposedTitle: string;
  proposalYours(values: { pesos: string | number; when: string | number }): string;
  proposalGone(values: { name: string | number; pesos: string | number; when: string | number }): string;
}

export const rateTexts: Record<Language, RateTexts> = {
  en: {
    updated: (d) => "Conversion rate updated to " + d.pesos + " per credit",
    updatedTitle: "Rate Updated",
    failedTitle: "Update Failed",
    failed: "Failed to update conversion rate",
    loading: "Loading credit system data...",
    loadFailed: "Failed to load credit system data",
    title: "Conversion rate",
    current: (d) => "1 credit = " + d.pesos,
    active: "Active Rate",
    newRate: "New rate (pesos per credit)",
    update: "Update Conversion Rate",
    buys: (d) => d.pesos + " buys",
    credits: (d) => "" + plural(d.count, 0, en, { one: "1 credit", other: d.shown + " credits" }),
    invalid: "Invalid Rate",
    aboveZero: "Conversion rate must be greater than 0",
    tooHigh: "Rate Too High",
    atMost: (d) => "Conversion rate cannot exceed " + d.pesos + " per credit",
    steps: "Use steps of ₱0.01",
    askTitle: "Change the rate?",
    askConfirm: (d) => "Change to " + d.pesos,
    changing: "Changing...",
    rateNow: "Rate now",
    rateAfter: "New rate",
    circulating: "Credits in circulation",
    worthNow: "Worth now",
    worthAfter: "Worth afterwards",
    houseGives: (d) => "Likha’s promotions pay the difference of <b>" + d.pesos + "</b> right away. Prices in credits stay the same. Their value in pesos changes everywhere.",
    houseGets: (d) => "<b>" + d.pesos + "</b> goes back to Likha’s promotions right away. Prices in credits stay the same. Their value in pesos changes everywhere.",
    overview: "Overview",
    inCirculation: "Credits in circulation",
    heldByUsers: "Held by users",
    totalPurchased: "Total purchased",
    allTime: "All time",
    totalSpent: "Total spent",
    toUnlock: "Used to unlock content",
    recentPurchases: "Recent purchases",
    last7: "In the last 7 days",
    history: "History of the rate",
    noHistory: "The rate has never been changed",
    historyFailed: "Failed to load the history of the rate",
    historyLoading: "Loading the history of the rate",
    changedFrom: (d) => d.before + " → " + d.after,
    changedBy: (d) => d.name + ", " + d.when,
    bySystem: "The system",
    revaluedUp: (d) => d.pesos + " more for " + d.credits + ", paid by promotions",
    revaluedDown: (d) => d.pesos + " less for " + d.credits + ", back to promotions",
    revaluedNothing: "No credits to revalue",
    farTitle: "Change the rate by more than 25%?",
    far: "This is more than 25% away from today’s rate, so we ask twice.",
    farFirst: "It changes once somebody else types the same rate within a day.",
    farSecond: (d) => d.name + " proposed the same rate, so it changes now.",
    typeAgain: (d) => "Type " + d.rate + " to confirm",
    typedOther: (d) => "Type " + d.rate + ", the new rate. To set another one, close this and change it there.",
    proposal: (d) => d.name + " proposed " + d.pesos + " per credit, " + d.when + ". It changes once a second person types the same rate within a day.",
    proposedTitle: "Waiting for a second person",
    proposalYours: (d) => "You proposed " + d.pesos + " per credit, " + d.when + ". It changes once another person types the same rate within a day.",
    proposalGone: (d) => d.name + " proposed " + d.pesos + " per credit, " + d.when + ", but may not change the rate anymore. That no longer counts."
  },
  fil: {
    updated: (d) => "Na-update ang conversion rate sa " + d.pesos + " bawat credit",
    updatedTitle: "Na-update ang Rate",
    failedTitle: "Hindi Na-update",
    failed: "Hindi ma-update ang conversion rate",
    loading: "Nilo-load ang data ng credits...",
    loadFailed: "Hindi ma-load ang data ng credits",
    title: "Conversion rate",
    current: (d) => "1 credit = " + d.pesos,
    active: "Aktibong Rate",
    newRate: "Bagong rate (piso bawat credit)",
    update: "I-update ang Conversion Rate",
    buys: (d) => "Mabibili ng " + d.pesos,
    credits: (d) => "" + plural(d.count, 0, fil, { "1": "1 credit", other: d.shown + " credits" }),
    invalid: "Maling Rate",
    aboveZero: "Dapat higit sa 0 ang conversion rate",
    tooHigh: "Masyadong Mataas ang Rate",
    atMost: (d) => "Hindi puwedeng lumampas sa " + d.pesos + " bawat credit ang conversion rate",
    steps: "Gumamit ng hakbang na ₱0.01",
    askTitle: "Palitan ang rate?",
    askConfirm: (d) => "Palitan ng " + d.pesos,
    changing: "Pinapalitan...",
    rateNow: "Rate ngayon",
    rateAfter: "Bagong rate",
    circulating: "Credits sa sirkulasyon",
    worthNow: "Halaga ngayon",
    worthAfter: "Halaga pagkatapos",
    houseGives: (d) => "Babayaran agad ng promotions ng Likha ang pagkakaibang <b>" + d.pesos + "</b>. Hindi magbabago ang mga presyo sa credits. Magbabago ang katumbas nila sa piso.",
    houseGets: (d) => "Babalik agad ang <b>" + d.pesos + "</b> sa promotions ng Likha. Hindi magbabago ang mga presyo sa credits. Magbabago ang katumbas nila sa piso.",
    overview: "Kabuuan",
    inCirculation: "Credits sa sirkulasyon",
    heldByUsers: "Hawak ng mga user",
    totalPurchased: "Kabuuang nabili",
    allTime: "Mula sa umpisa",
    totalSpent: "Kabuuang nagamit",
    toUnlock: "Ginamit sa pag-unlock ng content",
    recentPurchases: "Mga bagong pagbili",
    last7: "Sa huling 7 araw",
    history: "History ng rate",
    noHistory: "Hindi pa nabago ang rate",
    historyFailed: "Hindi ma-load ang history ng rate",
    historyLoading: "Nilo-load ang history ng rate",
    changedFrom: (d) => d.before + " → " + d.after,
    changedBy: (d) => d.name + ", " + d.when,
    bySystem: "Ang system",
    revaluedUp: (d) => d.pesos + " na dagdag para sa " + d.credits + ", bayad ng promotions",
    revaluedDown: (d) => d.pesos + " na bawas para sa " + d.credits + ", balik sa promotions",
    revaluedNothing: "Walang credits na binago ang halaga",
    farTitle: "Palitan ang rate nang mahigit 25%?",
    far: "Mahigit 25% ang layo nito sa rate ngayon, kaya dalawang beses itong tinatanong.",
    farFirst: "Magbabago ito kapag in-type din ng iba ang parehong rate sa loob ng isang araw.",
    farSecond: (d) => "Iminungkahi na ni " + d.name + " ang parehong rate, kaya magbabago na ito ngayon.",
    typeAgain: (d) => "I-type ang " + d.rate + " para kumpirmahin",
    typedOther: (d) => "I-type ang " + d.rate + ", ang bagong rate. Kung iba ang gusto mo, isara ito at doon palitan.",
    proposal: (d) => "Iminungkahi ni " + d.name + " ang " + d.pesos + " bawat credit, " + d.when + ". Magbabago ito kapag in-type din ito ng pangalawang tao sa loob ng isang araw.",
    proposedTitle: "Hinihintay ang pangalawang tao",
    proposalYours: (d) => "Iminungkahi mo ang " + d.pesos + " bawat credit, " + d.when + ". Magbabago ito kapag in-type din ito ng ibang tao sa loob ng isang araw.",
    proposalGone: (d) => "Iminungkahi ni " + d.name + " ang " + d.pesos + " bawat credit, " + d.when + ", pero hindi na niya mababago ang rate. Hindi na ito binibilang."
  }
};
