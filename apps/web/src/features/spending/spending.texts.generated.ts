// Written by `npm run texts` from spending.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface SpendingTexts {
  title: string;
  hint: string;
  loading: string;
  failed: string;
  day: string;
  week: string;
  month: string;
  usedDay(values: { used: string | number; bought: string | number }): string;
  usedWeek(values: { used: string | number; bought: string | number }): string;
  usedMonth(values: { used: string | number; bought: string | number }): string;
  raiseWaits(values: { credits: string | number; when: string | number }): string;
  liftWaits(values: { when: string | number }): string;
  placeholder: string;
  whole: string;
  save: string;
  saveDay: string;
  saveWeek: string;
  saveMonth: string;
  saved: string;
  notSaved: string;
  tryAgain: string;
  pauseTitle: string;
  pauseHint: string;
  hours24: string;
  days7: string;
  days30: string;
  howLong: string;
  start: string;
  longer: string;
  question(values: { time: string | number }): string;
  meaning: string;
  working: string;
  running(values: { when: string | number }): string;
  end: string;
  changed: string;
  notChanged: string;
}

export const spendingTexts: Record<Language, SpendingTexts> = {
  en: {
    title: "Limits on credits",
    hint: "Decide how many credits you let yourself buy and use. A lower limit counts at once, a higher one 24 hours later. Days and weeks are Philippine time; weeks begin on Monday.",
    loading: "Loading your limits",
    failed: "Your limits could not be loaded",
    day: "Per day",
    week: "Per week",
    month: "Per month",
    usedDay: (d) => "Today: " + d.used + " used, " + d.bought + " bought",
    usedWeek: (d) => "This week: " + d.used + " used, " + d.bought + " bought",
    usedMonth: (d) => "This month: " + d.used + " used, " + d.bought + " bought",
    raiseWaits: (d) => d.credits + " from " + d.when + " on",
    liftWaits: (d) => "No limit from " + d.when + " on",
    placeholder: "No limit",
    whole: "Enter a whole number from 1 to 1,000,000, or leave it empty for no limit",
    save: "Save",
    saveDay: "Save the daily limit",
    saveWeek: "Save the weekly limit",
    saveMonth: "Save the monthly limit",
    saved: "Limit saved",
    notSaved: "Limit not saved",
    tryAgain: "Please try again.",
    pauseTitle: "Take a break",
    pauseHint: "For a while you buy and use no credits. Subscriptions are not renewed meanwhile: they end with what you have paid for, unless the break ends before that. What you own stays open.",
    hours24: "24 hours",
    days7: "7 days",
    days30: "30 days",
    howLong: "How long",
    start: "Start the break",
    longer: "Make the break longer",
    question: (d) => "Take a break for " + d.time + "?",
    meaning: "It begins at once. Ending it early takes 24 hours.",
    working: "One moment",
    running: (d) => "You are taking a break until " + d.when + ". Until then you buy and use no credits.",
    end: "End in 24 hours",
    changed: "Break saved",
    notChanged: "Break not saved"
  },
  fil: {
    title: "Limit sa credits",
    hint: "Ikaw ang magtakda kung ilang credits ang puwede mong bilhin at gamitin. Agad ang mas mababang limit; pagkatapos ng 24 oras ang mas mataas. Oras sa Pilipinas ang sinusunod; Lunes ang simula ng linggo.",
    loading: "Nilo-load ang mga limit mo",
    failed: "Hindi ma-load ang mga limit mo",
    day: "Bawat araw",
    week: "Bawat linggo",
    month: "Bawat buwan",
    usedDay: (d) => "Ngayong araw: " + d.used + " ang nagamit, " + d.bought + " ang nabili",
    usedWeek: (d) => "Ngayong linggo: " + d.used + " ang nagamit, " + d.bought + " ang nabili",
    usedMonth: (d) => "Ngayong buwan: " + d.used + " ang nagamit, " + d.bought + " ang nabili",
    raiseWaits: (d) => d.credits + " simula " + d.when,
    liftWaits: (d) => "Wala nang limit simula " + d.when,
    placeholder: "Walang limit",
    whole: "Maglagay ng buong numero mula 1 hanggang 1,000,000, o iwanang blangko kung walang limit",
    save: "I-save",
    saveDay: "I-save ang limit bawat araw",
    saveWeek: "I-save ang limit bawat linggo",
    saveMonth: "I-save ang limit bawat buwan",
    saved: "Na-save ang limit",
    notSaved: "Hindi na-save ang limit",
    tryAgain: "Pakisubukan ulit.",
    pauseTitle: "Magpahinga muna",
    pauseHint: "Sandali kang walang bibilhin at gagamiting credits. Hindi rin mare-renew ang mga subscription mo: matatapos sila sa nabayaran mo na, maliban kung mauna ang tapos ng pahinga. Bukas pa rin ang mga nabili mo na.",
    hours24: "24 oras",
    days7: "7 araw",
    days30: "30 araw",
    howLong: "Gaano katagal",
    start: "Simulan ang pahinga",
    longer: "Pahabain ang pahinga",
    question: (d) => "Magpahinga nang " + d.time + "?",
    meaning: "Magsisimula ito agad. Aabutin ng 24 oras bago ito matapos kung ititigil nang maaga.",
    working: "Sandali lang",
    running: (d) => "Nagpapahinga ka hanggang " + d.when + ". Hanggang doon, wala kang bibilhin at gagamiting credits.",
    end: "Tapusin sa loob ng 24 oras",
    changed: "Na-save ang pahinga",
    notChanged: "Hindi na-save ang pahinga"
  }
};
