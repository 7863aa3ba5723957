// Written by `npm run texts` from enforcement.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';
import { plural, strictNumber } from "@messageformat/runtime";
import { en, fil } from "@messageformat/runtime/lib/cardinals";

export interface EnforcementTexts {
  title: string;
  none: string;
  warning: string;
  removal: string;
  suspension: string;
  ban: string;
  running: string;
  over: string;
  lifted: string;
  until(values: { when: string | number }): string;
  decided(values: { name: string | number; when: string | number }): string;
  endedBy(values: { name: string | number; when: string | number; reason: string | number }): string;
  rule: string;
  warn: string;
  suspend: string;
  banUser: string;
  lift: string;
  liftOne(values: { what: string | number }): string;
  severity: string;
  low: string;
  medium: string;
  high: string;
  critical: string;
  extreme: string;
  type: string;
  counts: string;
  forGood: string;
  days(values: { count: number }): string;
  daysField: string;
  daysWrong: string;
  reason: string;
  reasonHint: string;
  warnMeans(values: { name: string | number }): string;
  suspendMeans(values: { name: string | number }): string;
  banMeans(values: { name: string | number }): string;
  liftMeans(values: { name: string | number }): string;
  saving: string;
  done: string;
  failed: string;
  failedText: string;
  reasonNeeded: string;
  ownStrikes: string;
  loadingStrikes: string;
  strikesFailed: string;
  stepSuspend(values: { days: number }): string;
  stepBan: string;
}

export const enforcementTexts: Record<Language, EnforcementTexts> = {
  en: {
    title: "Standing",
    none: "No decisions against this person",
    warning: "Warning",
    removal: "Content removed",
    suspension: "Suspension",
    ban: "Ban",
    running: "in force",
    over: "over",
    lifted: "lifted",
    until: (d) => "until " + d.when,
    decided: (d) => d.name + ", " + d.when,
    endedBy: (d) => "Lifted by " + d.name + ", " + d.when + ": " + d.reason,
    rule: "A Likha rule",
    warn: "Issue Warning",
    suspend: "Suspend",
    banUser: "Ban User",
    lift: "Lift",
    liftOne: (d) => "Lift: " + d.what,
    severity: "Severity",
    low: "1 Low",
    medium: "2 Medium",
    high: "3 High",
    critical: "4 Critical",
    extreme: "5 Extreme",
    type: "What it is about",
    counts: "How long it counts",
    forGood: "Permanently",
    days: (d) => "" + plural(d.count, 0, en, { one: strictNumber("en", d.count, 0, "count") + " day", other: strictNumber("en", d.count, 0, "count") + " days" }),
    daysField: "Days (1 to 30)",
    daysWrong: "A whole number from 1 to 30",
    reason: "Reason",
    reasonHint: "The person sees it by email and when they sign in.",
    warnMeans: (d) => "We tell " + d.name + " by email. A warning does not limit what they can do.",
    suspendMeans: (d) => d.name + " is signed out everywhere and cannot sign in; profile and posts are hidden and payouts wait until the suspension ends.",
    banMeans: (d) => d.name + " is signed out everywhere and can no longer sign in; profile and posts are hidden and payouts are paused. You can lift it later.",
    liftMeans: (d) => "It no longer counts, and " + d.name + " can sign in again if it kept them out. We tell them by email.",
    saving: "Saving...",
    done: "Done",
    failed: "Not done",
    failedText: "Please try again.",
    reasonNeeded: "Please give a reason",
    ownStrikes: "Strikes",
    loadingStrikes: "Loading strikes…",
    strikesFailed: "Failed to load strikes",
    stepSuspend: (d) => "Next step: suspend for " + plural(d.days, 0, en, { one: strictNumber("en", d.days, 0, "days") + " day", other: strictNumber("en", d.days, 0, "days") + " days" }),
    stepBan: "Next step: ban"
  },
  fil: {
    title: "Katayuan",
    none: "Walang desisyon laban sa taong ito",
    warning: "Warning",
    removal: "Inalis na content",
    suspension: "Suspension",
    ban: "Ban",
    running: "may bisa pa",
    over: "tapos na",
    lifted: "inalis na",
    until: (d) => "hanggang " + d.when,
    decided: (d) => d.name + ", " + d.when,
    endedBy: (d) => "Inalis ni " + d.name + ", " + d.when + ": " + d.reason,
    rule: "Patakaran ng Likha",
    warn: "Magbigay ng Warning",
    suspend: "Suspindihin",
    banUser: "I-ban ang User",
    lift: "Alisin",
    liftOne: (d) => "Alisin: " + d.what,
    severity: "Bigat",
    low: "1 Magaan",
    medium: "2 Katamtaman",
    high: "3 Mabigat",
    critical: "4 Malala",
    extreme: "5 Pinakamalala",
    type: "Tungkol saan",
    counts: "Gaano katagal ang bisa",
    forGood: "Permanente",
    days: (d) => "" + plural(d.count, 0, fil, { other: strictNumber("fil", d.count, 0, "count") }) + " araw",
    daysField: "Ilang araw (1 hanggang 30)",
    daysWrong: "Buong numero mula 1 hanggang 30",
    reason: "Dahilan",
    reasonHint: "Makikita ito ng tao sa email at kapag nag-sign in.",
    warnMeans: (d) => "Ipapaalam namin ito kay " + d.name + " sa email. Walang nagbabago sa mga magagawa niya.",
    suspendMeans: (d) => "Masa-sign out si " + d.name + " sa lahat ng device at hindi makakapag-sign in; nakatago ang profile at mga post niya at naka-hold ang mga payout hanggang matapos ang suspension.",
    banMeans: (d) => "Masa-sign out si " + d.name + " sa lahat ng device at hindi na makakapag-sign in; nakatago ang profile at mga post niya at naka-pause ang mga payout. Puwede itong bawiin.",
    liftMeans: (d) => "Wala na itong bisa, at makakapag-sign in na ulit si " + d.name + " kung ito ang pumigil. Ipapaalam namin ito sa kanya sa email.",
    saving: "Sine-save...",
    done: "Tapos na",
    failed: "Hindi nagawa",
    failedText: "Pakisubukan ulit.",
    reasonNeeded: "Magbigay ng dahilan",
    ownStrikes: "Mga strike",
    loadingStrikes: "Nilo-load ang mga strike…",
    strikesFailed: "Hindi ma-load ang mga strike",
    stepSuspend: (d) => "Susunod: suspindihin nang " + plural(d.days, 0, fil, { other: strictNumber("fil", d.days, 0, "days") }) + " araw",
    stepBan: "Susunod: i-ban"
  }
};
