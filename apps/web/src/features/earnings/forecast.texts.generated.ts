// Written by `npm run texts` from forecast.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';
import { plural, strictNumber } from "@messageformat/runtime";
import { en, fil } from "@messageformat/runtime/lib/cardinals";

export interface ForecastTexts {
  loading: string;
  failed: string;
  outlook: string;
  renewals(values: { days: string | number }): string;
  renewalsOf(values: { count: number }): string;
  renewalsLikely(values: { count: number; likely: string | number }): string;
  left(values: { days: string | number }): string;
  leftOf(values: { gone: string | number; had: number }): string;
  leftNone: string;
  lifetime: string;
  lifetimeOf(values: { count: number }): string;
  lifetimeNone: string;
  payers: string;
  payersNote: string;
  cohorts: string;
  cohortsHint: string;
  noCohorts: string;
  month: string;
  began: string;
  after(values: { count: string | number }): string;
  bestTimes: string;
  bestTimesHint(values: { days: string | number }): string;
  noTimes(values: { days: string | number }): string;
  best(values: { day: string | number; hours: string | number; count: string | number; all: string | number }): string;
  weekday: string;
}

export const forecastTexts: Record<Language, ForecastTexts> = {
  en: {
    loading: "Loading the forecast",
    failed: "Failed to load the forecast",
    outlook: "Forecast",
    renewals: (d) => "Renewals in the next " + d.days + " days",
    renewalsOf: (d) => "" + plural(d.count, 0, en, { "0": "No subscription renews", one: strictNumber("en", d.count, 0, "count") + " subscription renews", other: strictNumber("en", d.count, 0, "count") + " subscriptions renew" }),
    renewalsLikely: (d) => "" + plural(d.count, 0, en, { one: "If " + strictNumber("en", d.count, 0, "count") + " subscription renews", other: "If all " + strictNumber("en", d.count, 0, "count") + " subscriptions renew" }) + " · likely " + d.likely,
    left: (d) => "Left in the last " + d.days + " days",
    leftOf: (d) => d.gone + " of " + plural(d.had, 0, en, { one: strictNumber("en", d.had, 0, "had") + " subscriber", other: strictNumber("en", d.had, 0, "had") + " subscribers" }),
    leftNone: "No subscribers that long ago",
    lifetime: "Earned per paying fan",
    lifetimeOf: (d) => "" + plural(d.count, 0, en, { one: "Of " + strictNumber("en", d.count, 0, "count") + " fan who ever paid", other: "On average, of " + strictNumber("en", d.count, 0, "count") + " fans who ever paid" }),
    lifetimeNone: "No fan has paid yet",
    payers: "Paying fans",
    payersNote: "Of all time",
    cohorts: "Who stays",
    cohortsHint: "Fans by the month of their first subscription, and the share who still had one a month (+1), two months (+2) and more after it.",
    noCohorts: "See here who stays once fans have subscribed.",
    month: "Month",
    began: "Began",
    after: (d) => "+" + d.count,
    bestTimes: "When fans buy",
    bestTimesHint: (d) => "Purchases of the last " + d.days + " days, Philippine time, without renewals. A post just before the busiest hours is seen by most buyers.",
    noTimes: (d) => "No purchases in the last " + d.days + " days yet.",
    best: (d) => "Most on " + d.day + ", " + d.hours + ": " + d.count + " of " + d.all,
    weekday: "Day"
  },
  fil: {
    loading: "Nilo-load ang forecast",
    failed: "Hindi ma-load ang forecast",
    outlook: "Forecast",
    renewals: (d) => "Renewals sa susunod na " + d.days + " araw",
    renewalsOf: (d) => "" + plural(d.count, 0, fil, { "0": "Walang magre-renew na subscription", other: strictNumber("fil", d.count, 0, "count") + " subscription ang magre-renew" }),
    renewalsLikely: (d) => "" + plural(d.count, 0, fil, { "1": "Kung magre-renew ang " + strictNumber("fil", d.count, 0, "count") + " subscription", other: "Kung magre-renew ang lahat ng " + strictNumber("fil", d.count, 0, "count") + " subscription" }) + " · malamang " + d.likely,
    left: (d) => "Umalis sa huling " + d.days + " araw",
    leftOf: (d) => d.gone + " sa " + plural(d.had, 0, fil, { other: strictNumber("fil", d.had, 0, "had") + " subscriber" }),
    leftNone: "Wala pang subscriber noon",
    lifetime: "Kita sa bawat nagbayad na fan",
    lifetimeOf: (d) => "" + plural(d.count, 0, fil, { "1": "Sa " + strictNumber("fil", d.count, 0, "count") + " fan na nagbayad na", other: "Average ng " + strictNumber("fil", d.count, 0, "count") + " fan na nagbayad na" }),
    lifetimeNone: "Wala pang fan na nagbayad",
    payers: "Mga nagbayad na fan",
    payersNote: "Mula sa umpisa",
    cohorts: "Sino ang nananatili",
    cohortsHint: "Mga fan ayon sa buwan ng una nilang subscription, at ilang porsiyento ang may subscription pa pagkalipas ng isang buwan (+1), dalawa (+2) at higit pa.",
    noCohorts: "Makikita rito kung sino ang nananatili kapag may nag-subscribe na.",
    month: "Buwan",
    began: "Nagsimula",
    after: (d) => "+" + d.count,
    bestTimes: "Kailan bumibili ang fans",
    bestTimesHint: (d) => "Mga binili sa huling " + d.days + " araw, oras sa Pilipinas, hindi kasama ang renewals. Mas maraming buyer ang makakakita ng post kung ilalabas ito bago ang pinaka-busy na oras.",
    noTimes: (d) => "Wala pang binili sa huling " + d.days + " araw.",
    best: (d) => "Pinakamarami tuwing " + d.day + ", " + d.hours + ": " + d.count + " sa " + d.all,
    weekday: "Araw"
  }
};
