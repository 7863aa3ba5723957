// Written by `npm run texts` from analytics.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface AnalyticsTexts {
  title: string;
  loading: string;
  failed: string;
  daysBefore(values: { before: string | number; days: string | number }): string;
  newFans: string;
  newCreators: string;
  purchases: string;
  paid: string;
  spent: string;
  sales: string;
  toCreators: string;
  toAffiliates: string;
  toPlatform: string;
  paidOut: string;
  retention: string;
  retentionOf(values: { came: string | number; joined: string | number; days: string | number }): string;
  retentionNone(values: { days: string | number }): string;
  submissions: string;
  messages: string;
  people: string;
  money: string;
  load: string;
  peopleByDay: string;
  paidByDay: string;
  spentByDay: string;
  revenueByDay: string;
  loadByDay: string;
  joined: string;
  toLookAt: string;
  nothing(values: { days: string | number }): string;
  best(values: { day: string | number; amount: string | number }): string;
  countedAt(values: { when: string | number }): string;
  circulation: string;
  circulationByDay: string;
  reports: string;
  reviews: string;
}

export const analyticsTexts: Record<Language, AnalyticsTexts> = {
  en: {
    title: "How the platform is doing",
    loading: "Loading analytics...",
    failed: "Failed to load analytics",
    daysBefore: (d) => d.before + " in the " + d.days + " days before",
    newFans: "New fans",
    newCreators: "New creators",
    purchases: "Purchases",
    paid: "Paid by fans",
    spent: "Credits spent",
    sales: "Sales",
    toCreators: "To creators",
    toAffiliates: "To affiliates",
    toPlatform: "To the platform",
    paidOut: "Paid out",
    retention: "Came back",
    retentionOf: (d) => d.came + " of " + d.joined + " who joined in the " + d.days + " days before",
    retentionNone: (d) => "Nobody joined in the " + d.days + " days before",
    submissions: "Verifications submitted",
    messages: "Messages to us",
    people: "People",
    money: "Money",
    load: "Work for staff",
    peopleByDay: "People who joined, by day",
    paidByDay: "Paid by fans, by day",
    spentByDay: "Credits spent, by day",
    revenueByDay: "To the platform, by day",
    loadByDay: "Work for staff, by day",
    joined: "Joined",
    toLookAt: "To look at",
    nothing: (d) => "Nothing in these " + d.days + " days",
    best: (d) => "Most on " + d.day + ": " + d.amount,
    countedAt: (d) => "Counted " + d.when,
    circulation: "Credits in circulation",
    circulationByDay: "Credits in circulation, by day",
    reports: "Reports",
    reviews: "Content reviews"
  },
  fil: {
    title: "Kumusta ang platform",
    loading: "Nilo-load ang analytics...",
    failed: "Hindi ma-load ang analytics",
    daysBefore: (d) => d.before + " sa naunang " + d.days + " araw",
    newFans: "Bagong fans",
    newCreators: "Bagong creators",
    purchases: "Mga pagbili",
    paid: "Binayaran ng fans",
    spent: "Credits na nagamit",
    sales: "Mga benta",
    toCreators: "Sa creators",
    toAffiliates: "Sa affiliates",
    toPlatform: "Sa platform",
    paidOut: "Na-payout",
    retention: "Bumalik",
    retentionOf: (d) => d.came + " sa " + d.joined + " na sumali sa naunang " + d.days + " araw",
    retentionNone: (d) => "Walang sumali sa naunang " + d.days + " araw",
    submissions: "Mga naipasang verification",
    messages: "Mga message sa amin",
    people: "Mga tao",
    money: "Pera",
    load: "Trabaho ng staff",
    peopleByDay: "Mga sumali, bawat araw",
    paidByDay: "Binayaran ng fans, bawat araw",
    spentByDay: "Credits na nagamit, bawat araw",
    revenueByDay: "Sa platform, bawat araw",
    loadByDay: "Trabaho ng staff, bawat araw",
    joined: "Sumali",
    toLookAt: "Titingnan",
    nothing: (d) => "Wala sa nakaraang " + d.days + " araw",
    best: (d) => "Pinakamarami noong " + d.day + ": " + d.amount,
    countedAt: (d) => "Binilang " + d.when,
    circulation: "Credits sa sirkulasyon",
    circulationByDay: "Credits sa sirkulasyon, bawat araw",
    reports: "Mga report",
    reviews: "Mga content review"
  }
};
