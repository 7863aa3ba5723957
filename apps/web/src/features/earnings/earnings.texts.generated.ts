// Written by `npm run texts` from earnings.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';
import { plural, strictNumber } from "@messageformat/runtime";
import { en, fil } from "@messageformat/runtime/lib/cardinals";

export interface EarningsTexts {
  nothingIn(values: { days: string | number }): string;
  bestDay(values: { day: string | number; pesos: string | number }): string;
  byDay(values: { days: string | number }): string;
  earned: string;
  loadingEarnings: string;
  failed: string;
  available: string;
  onHold: string;
  holdTitle: string;
  reserve: string;
  reserveWhy(values: { percent: string | number; days: number }): string;
  holdWhy(values: { days: number }): string;
  availableOn(values: { day: string | number }): string;
  takenBack: string;
  takenBackWhy: string;
  owed: string;
  thisMonth: string;
  totalEarned: string;
  lastDays(values: { days: string | number }): string;
  recent: string;
  noneTitle: string;
  noneText: string;
  subscribers: string;
  views: string;
  totalViews: string;
  engagement: string;
  loading: string;
  by(values: { name: string | number }): string;
  byFan: string;
  tips: string;
  tipsLoading: string;
  tipsFailed: string;
  noTipsTitle: string;
  noTipsText: string;
  compared(values: { change: string | number; before: string | number }): string;
  before(values: { before: string | number }): string;
  begun(values: { count: string | number; before: string | number }): string;
  engagementCompared(values: { now: string | number; before: string | number }): string;
  analytics: string;
  analyticsLoading: string;
  analyticsFailed: string;
  newSubscribers: string;
  conversion: string;
  conversionNone: string;
  conversionOf: string;
  daysBefore(values: { before: string | number; days: string | number }): string;
  noSubscribers(values: { days: string | number }): string;
  bestSubscribers(values: { day: string | number; count: string | number }): string;
  subscribersByDay(values: { days: string | number }): string;
  topPosts: string;
  topPostsHint: string;
  noTopPosts: string;
  viewsCount(values: { count: number }): string;
  unlocksCount(values: { count: number }): string;
  viewsByDay(values: { days: string | number }): string;
  noViews(values: { days: string | number }): string;
  bestViews(values: { day: string | number; count: string | number }): string;
}

export const earningsTexts: Record<Language, EarningsTexts> = {
  en: {
    nothingIn: (d) => "Nothing earned in the last " + d.days + " days yet.",
    bestDay: (d) => "Best day: " + d.day + ", " + d.pesos,
    byDay: (d) => "Earnings by day, the last " + d.days + " days",
    earned: "Earned",
    loadingEarnings: "Loading earnings",
    failed: "Failed to load earnings",
    available: "Available Balance",
    onHold: "On hold",
    holdTitle: "On hold and taken back",
    reserve: "In reserve",
    reserveWhy: (d) => d.percent + "% of what you earn on a day is kept in reserve for " + plural(d.days, 0, en, { one: strictNumber("en", d.days, 0, "days") + " day", other: strictNumber("en", d.days, 0, "days") + " days" }) + ", and is yours to ask for after that.",
    holdWhy: (d) => "" + plural(d.days, 0, en, { one: "What you earn on a day is held for a whole day", other: "What you earn on a day is held for " + strictNumber("en", d.days, 0, "days") + " whole days" }) + " before you can ask for it, as payers may take a payment back.",
    availableOn: (d) => "Available on " + d.day,
    takenBack: "Taken back so far",
    takenBackWhy: "When a payer’s bank takes a payment back, your share of what it bought goes with it. It returns if the claim is decided in our favour.",
    owed: "Comes off your next earnings",
    thisMonth: "This Month",
    totalEarned: "Total Earned",
    lastDays: (d) => "The last " + d.days + " days",
    recent: "Recent earnings",
    noneTitle: "No earnings yet",
    noneText: "When a fan subscribes, sends a tip or unlocks one of your posts, your share appears here at once.",
    subscribers: "Subscribers",
    views: "Views",
    totalViews: "Total Views",
    engagement: "Engagement Rate",
    loading: "Loading",
    by: (d) => "by " + d.name,
    byFan: "by a fan",
    tips: "Tips",
    tipsLoading: "Loading tips",
    tipsFailed: "Failed to load tips",
    noTipsTitle: "No tips yet",
    noTipsText: "When a fan sends you a tip, it appears here with what they wrote.",
    compared: (d) => d.change + " · " + d.before + " by this day last month",
    before: (d) => d.before + " by this day last month",
    begun: (d) => "+" + d.count + " this month · " + d.before + " by this day last month",
    engagementCompared: (d) => d.now + " this month · " + d.before + " by this day last month",
    analytics: "Analytics",
    analyticsLoading: "Loading analytics",
    analyticsFailed: "Failed to load analytics",
    newSubscribers: "New subscribers",
    conversion: "Unlocks per 100 views",
    conversionNone: "No views of paid posts yet",
    conversionOf: "Of all your paid posts",
    daysBefore: (d) => d.before + " in the " + d.days + " days before",
    noSubscribers: (d) => "No new subscribers in the last " + d.days + " days yet.",
    bestSubscribers: (d) => "Best day: " + d.day + ", " + d.count + " new",
    subscribersByDay: (d) => "New subscribers by day, the last " + d.days + " days",
    topPosts: "Top posts",
    topPostsHint: "Of all time, by unlocks and views.",
    noTopPosts: "Publish a post, and see here how it does.",
    viewsCount: (d) => "" + plural(d.count, 0, en, { one: strictNumber("en", d.count, 0, "count") + " view", other: strictNumber("en", d.count, 0, "count") + " views" }),
    unlocksCount: (d) => "" + plural(d.count, 0, en, { one: strictNumber("en", d.count, 0, "count") + " unlock", other: strictNumber("en", d.count, 0, "count") + " unlocks" }),
    viewsByDay: (d) => "Views by day, the last " + d.days + " days",
    noViews: (d) => "No views in the last " + d.days + " days yet.",
    bestViews: (d) => "Most views on " + d.day + ": " + d.count
  },
  fil: {
    nothingIn: (d) => "Wala pang kita sa huling " + d.days + " araw.",
    bestDay: (d) => "Pinakamagandang araw: " + d.day + ", " + d.pesos,
    byDay: (d) => "Kita bawat araw, sa huling " + d.days + " araw",
    earned: "Kinita",
    loadingEarnings: "Nilo-load ang kita",
    failed: "Hindi ma-load ang kita",
    available: "Available na Balance",
    onHold: "Naka-hold",
    holdTitle: "Naka-hold at binawi",
    reserve: "Nakareserba",
    reserveWhy: (d) => d.percent + "% ng kita mo sa isang araw ang nakareserba nang " + plural(d.days, 0, fil, { other: strictNumber("fil", d.days, 0, "days") }) + " araw, at mare-request mo ito pagkatapos.",
    holdWhy: (d) => "" + plural(d.days, 0, fil, { "1": "Isang buong araw muna naka-hold ang kita mo", other: strictNumber("fil", d.days, 0, "days") + " buong araw muna naka-hold ang kita mo" }) + " bago mo ito ma-request, dahil puwedeng bawiin ng nagbayad ang bayad niya.",
    availableOn: (d) => "Available sa " + d.day,
    takenBack: "Nabawi na",
    takenBackWhy: "Kapag binawi ng bangko ng nagbayad ang bayad, kasama ang parte mo sa binili nito. Bumabalik ito kapag pumabor sa amin ang desisyon.",
    owed: "Ibabawas sa susunod mong kita",
    thisMonth: "Ngayong Buwan",
    totalEarned: "Kabuuang Kinita",
    lastDays: (d) => "Huling " + d.days + " araw",
    recent: "Mga pinakabagong kita",
    noneTitle: "Wala pang kita",
    noneText: "Kapag may fan na nag-subscribe, nagpadala ng tip o nag-unlock ng post mo, lalabas agad dito ang parte mo.",
    subscribers: "Mga Subscriber",
    views: "Mga view",
    totalViews: "Kabuuang Views",
    engagement: "Engagement Rate",
    loading: "Nilo-load",
    by: (d) => "ni " + d.name,
    byFan: "ng isang fan",
    tips: "Mga tip",
    tipsLoading: "Nilo-load ang mga tip",
    tipsFailed: "Hindi ma-load ang mga tip",
    noTipsTitle: "Wala pang tip",
    noTipsText: "Kapag may fan na nagpadala ng tip, makikita ito rito kasama ng isinulat nila.",
    compared: (d) => d.change + " · " + d.before + " sa petsang ito noong isang buwan",
    before: (d) => d.before + " sa petsang ito noong isang buwan",
    begun: (d) => "+" + d.count + " ngayong buwan · " + d.before + " sa petsang ito noong isang buwan",
    engagementCompared: (d) => d.now + " ngayong buwan · " + d.before + " sa petsang ito noong isang buwan",
    analytics: "Analytics",
    analyticsLoading: "Nilo-load ang analytics",
    analyticsFailed: "Hindi ma-load ang analytics",
    newSubscribers: "Mga bagong subscriber",
    conversion: "Unlocks sa bawat 100 views",
    conversionNone: "Wala pang views ang mga paid post",
    conversionOf: "Ng lahat ng paid post mo",
    daysBefore: (d) => d.before + " sa " + d.days + " araw bago nito",
    noSubscribers: (d) => "Wala pang bagong subscriber sa huling " + d.days + " araw.",
    bestSubscribers: (d) => "Pinakamagandang araw: " + d.day + ", " + d.count + " bago",
    subscribersByDay: (d) => "Mga bagong subscriber bawat araw, sa huling " + d.days + " araw",
    topPosts: "Mga nangungunang post",
    topPostsHint: "Mula sa umpisa, ayon sa unlocks at views.",
    noTopPosts: "Mag-publish ng post, at makikita rito ang takbo nito.",
    viewsCount: (d) => "" + plural(d.count, 0, fil, { "1": strictNumber("fil", d.count, 0, "count") + " view", other: strictNumber("fil", d.count, 0, "count") + " views" }),
    unlocksCount: (d) => "" + plural(d.count, 0, fil, { "1": strictNumber("fil", d.count, 0, "count") + " unlock", other: strictNumber("fil", d.count, 0, "count") + " unlocks" }),
    viewsByDay: (d) => "Mga view bawat araw, sa huling " + d.days + " araw",
    noViews: (d) => "Wala pang view sa huling " + d.days + " araw.",
    bestViews: (d) => "Pinakamaraming view noong " + d.day + ": " + d.count
  }
};
