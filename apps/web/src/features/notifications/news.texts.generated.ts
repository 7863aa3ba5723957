// Written by `npm run texts` from news.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';
import { plural, strictNumber } from "@messageformat/runtime";
import { en, fil } from "@messageformat/runtime/lib/cardinals";

export interface NewsTexts {
  title: string;
  settings: string;
  loading: string;
  failed: string;
  none: string;
  noneFan: string;
  noneCreator: string;
  noneStaff: string;
  findCreators: string;
  writePost: string;
  unread: string;
  named(values: { name: string | number }): string;
  people(values: { count: number }): string;
  andOthers(values: { name: string | number; count: number }): string;
  follower(values: { who: string | number }): string;
  subscriber(values: { who: string | number }): string;
  tip(values: { who: string | number; credits: number }): string;
  unlock(values: { who: string | number; credits: number }): string;
  unlockMessage(values: { who: string | number; credits: number }): string;
  ticket(values: { who: string | number; credits: number }): string;
  like(values: { who: string | number }): string;
  comment(values: { who: string | number }): string;
  affiliate(values: { who: string | number }): string;
  payoutPaid: string;
  payoutReturned: string;
  newPost(values: { who: string | number }): string;
  creditsOf(values: { credits: number }): string;
  credits: string;
  creditsBack(values: { credits: number }): string;
  live(values: { who: string | number }): string;
  liveSoon(values: { who: string | number }): string;
  liveOff(values: { who: string | number }): string;
  giftCredits(values: { who: string | number; credits: number }): string;
  giftFrom(values: { who: string | number }): string;
  renewalDue: string;
  topUpPaused: string;
  renewalFailed: string;
  subscriptionEnded: string;
  verification: string;
  moderation: string;
  messageStopped: string;
  security: string;
}

export const newsTexts: Record<Language, NewsTexts> = {
  en: {
    title: "Notifications",
    settings: "Settings",
    loading: "Loading notifications...",
    failed: "Failed to load your notifications",
    none: "Nothing new yet",
    noneFan: "New posts from creators you follow, and news about your credits and subscriptions, show up here.",
    noneCreator: "Likes, comments, followers and sales show up here as they happen.",
    noneStaff: "What concerns your account shows up here.",
    findCreators: "Find creators",
    writePost: "Go to your posts",
    unread: "Unread",
    named: (d) => "@" + d.name,
    people: (d) => "" + plural(d.count, 0, en, { "1": "Somebody", other: strictNumber("en", d.count, 0, "count") + " people" }),
    andOthers: (d) => "@" + d.name + " and " + plural(d.count, 0, en, { one: strictNumber("en", d.count, 0, "count") + " other", other: strictNumber("en", d.count, 0, "count") + " others" }),
    follower: (d) => d.who + " followed you",
    subscriber: (d) => d.who + " subscribed to you",
    tip: (d) => d.who + " sent you a tip of " + plural(d.credits, 0, en, { one: strictNumber("en", d.credits, 0, "credits") + " credit", other: strictNumber("en", d.credits, 0, "credits") + " credits" }),
    unlock: (d) => d.who + " unlocked your post for " + plural(d.credits, 0, en, { one: strictNumber("en", d.credits, 0, "credits") + " credit", other: strictNumber("en", d.credits, 0, "credits") + " credits" }),
    unlockMessage: (d) => d.who + " unlocked your message for " + plural(d.credits, 0, en, { one: strictNumber("en", d.credits, 0, "credits") + " credit", other: strictNumber("en", d.credits, 0, "credits") + " credits" }),
    ticket: (d) => d.who + " bought a ticket to your live stream for " + plural(d.credits, 0, en, { one: strictNumber("en", d.credits, 0, "credits") + " credit", other: strictNumber("en", d.credits, 0, "credits") + " credits" }),
    like: (d) => d.who + " liked your post",
    comment: (d) => d.who + " commented on your post",
    affiliate: (d) => d.who + " joined with your link",
    payoutPaid: "Your payout was sent",
    payoutReturned: "A payout came back to your balance. See the reason under your payouts.",
    newPost: (d) => d.who + " published a new post",
    creditsOf: (d) => "" + plural(d.credits, 0, en, { one: strictNumber("en", d.credits, 0, "credits") + " credit has", other: strictNumber("en", d.credits, 0, "credits") + " credits have" }) + " arrived in your wallet",
    credits: "Your credits have arrived",
    creditsBack: (d) => "" + plural(d.credits, 0, en, { one: strictNumber("en", d.credits, 0, "credits") + " credit is", other: strictNumber("en", d.credits, 0, "credits") + " credits are" }) + " back in your wallet",
    live: (d) => d.who + " is live now",
    liveSoon: (d) => d.who + " goes live in 10 minutes",
    liveOff: (d) => d.who + " called off the live stream",
    giftCredits: (d) => d.who + " gave you " + plural(d.credits, 0, en, { one: strictNumber("en", d.credits, 0, "credits") + " credit", other: strictNumber("en", d.credits, 0, "credits") + " credits" }) + ".",
    giftFrom: (d) => d.who + " gave you a gift.",
    renewalDue: "A subscription of yours renews tomorrow at another price",
    topUpPaused: "Automatic buying of credits is paused",
    renewalFailed: "One of your subscriptions could not be renewed",
    subscriptionEnded: "One of your subscriptions has ended",
    verification: "There is a decision on your verification",
    moderation: "Our staff made a decision about your account. The reason is in your email.",
    messageStopped: "A message you scheduled was not sent because of its words. You can change them and send it again.",
    security: "Something changed about how you sign in. The details are in your email."
  },
  fil: {
    title: "Mga notification",
    settings: "Settings",
    loading: "Nilo-load ang mga notification...",
    failed: "Hindi ma-load ang mga notification mo",
    none: "Wala pang bago",
    noneFan: "Dito lalabas ang mga bagong post ng mga creator na fina-follow mo, at ang balita tungkol sa credits at mga subscription mo.",
    noneCreator: "Dito lalabas ang mga like, comment, follower at benta mo.",
    noneStaff: "Dito lalabas ang tungkol sa account mo.",
    findCreators: "Maghanap ng mga creator",
    writePost: "Pumunta sa mga post mo",
    unread: "Hindi pa nababasa",
    named: (d) => "si @" + d.name,
    people: (d) => "" + plural(d.count, 0, fil, { "1": "ang isang tao", other: "ang " + strictNumber("fil", d.count, 0, "count") + " tao" }),
    andOthers: (d) => "si @" + d.name + " at " + plural(d.count, 0, fil, { "1": strictNumber("fil", d.count, 0, "count") + " iba pa", other: strictNumber("fil", d.count, 0, "count") + " iba pa" }),
    follower: (d) => "Nag-follow sa iyo " + d.who,
    subscriber: (d) => "Nag-subscribe sa iyo " + d.who,
    tip: (d) => "Nagpadala sa iyo ng tip na " + plural(d.credits, 0, fil, { "1": strictNumber("fil", d.credits, 0, "credits") + " credit", other: strictNumber("fil", d.credits, 0, "credits") + " credits" }) + " " + d.who,
    unlock: (d) => "Nag-unlock ng post mo " + d.who + " sa halagang " + plural(d.credits, 0, fil, { "1": strictNumber("fil", d.credits, 0, "credits") + " credit", other: strictNumber("fil", d.credits, 0, "credits") + " credits" }),
    unlockMessage: (d) => "Nag-unlock ng message mo " + d.who + " sa halagang " + plural(d.credits, 0, fil, { "1": strictNumber("fil", d.credits, 0, "credits") + " credit", other: strictNumber("fil", d.credits, 0, "credits") + " credits" }),
    ticket: (d) => "Bumili ng ticket sa live mo " + d.who + " sa halagang " + plural(d.credits, 0, fil, { "1": strictNumber("fil", d.credits, 0, "credits") + " credit", other: strictNumber("fil", d.credits, 0, "credits") + " credits" }),
    like: (d) => "Nag-like sa post mo " + d.who,
    comment: (d) => "Nag-comment sa post mo " + d.who,
    affiliate: (d) => "Sumali gamit ang link mo " + d.who,
    payoutPaid: "Naipadala na ang payout mo",
    payoutReturned: "May payout na bumalik sa balance mo. Nasa mga payout mo ang dahilan.",
    newPost: (d) => "May bagong post " + d.who,
    creditsOf: (d) => "" + plural(d.credits, 0, fil, { "1": "May " + strictNumber("fil", d.credits, 0, "credits") + " credit", other: "May " + strictNumber("fil", d.credits, 0, "credits") + " credits" }) + " na dumating sa wallet mo",
    credits: "Dumating na ang credits mo",
    creditsBack: (d) => "" + plural(d.credits, 0, fil, { "1": "Bumalik sa wallet mo ang " + strictNumber("fil", d.credits, 0, "credits") + " credit", other: "Bumalik sa wallet mo ang " + strictNumber("fil", d.credits, 0, "credits") + " credits" }),
    live: (d) => "Naka-live ngayon " + d.who,
    liveSoon: (d) => "Magla-live " + d.who + " sa loob ng 10 minuto",
    liveOff: (d) => "Nag-cancel ng live " + d.who,
    giftCredits: (d) => "Nagregalo sa iyo " + d.who + " ng " + plural(d.credits, 0, fil, { "1": strictNumber("fil", d.credits, 0, "credits") + " credit", other: strictNumber("fil", d.credits, 0, "credits") + " credits" }) + ".",
    giftFrom: (d) => "Nagregalo sa iyo " + d.who + ".",
    renewalDue: "May subscription kang mare-renew bukas sa ibang presyo",
    topUpPaused: "Naka-pause ang automatic na pagbili mo ng credits",
    renewalFailed: "May subscription kang hindi na-renew",
    subscriptionEnded: "May subscription kang natapos na",
    verification: "May desisyon na sa verification mo",
    moderation: "May desisyon ang aming staff tungkol sa account mo. Nasa email mo ang dahilan.",
    messageStopped: "Hindi naipadala ang message na ini-schedule mo dahil sa mga salita nito. Puwede mong palitan ang mga iyon at ipadala ulit.",
    security: "May nagbago sa pag-sign in mo. Nasa email mo ang detalye."
  }
};
