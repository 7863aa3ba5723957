// Written by `npm run texts` from news.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';
import { plural, strictNumber } from "@messageformat/runtime";
import { en, fil } from "@messageformat/runtime/lib/cardinals";

export interface NewsTexts {
  title: string;
  readAll: string;
  settings: string;
  loading: string;
  failed: string;
  notRead: string;
  tryAgain: string;
  none: string;
  noneText: string;
  today: string;
  yesterday: string;
  unread: string;
  people(values: { count: number }): string;
  andOthers(values: { name: string | number; count: number }): string;
  follower(values: { who: string | number }): string;
  subscriber(values: { who: string | number }): string;
  tip(values: { who: string | number; credits: number }): string;
  unlock(values: { who: string | number }): string;
  like(values: { who: string | number }): string;
  comment(values: { who: string | number }): string;
  new_post(values: { who: string | number }): string;
  credits: string;
  renewal_failed: string;
  subscription_ended: string;
  verification: string;
  moderation: string;
  security: string;
}

export const newsTexts: Record<Language, NewsTexts> = {
  en: {
    title: "Notifications",
    readAll: "Mark all as read",
    settings: "Settings",
    loading: "Loading notifications",
    failed: "Failed to load notifications",
    notRead: "Not marked as read",
    tryAgain: "Please try again.",
    none: "Nothing yet",
    noneText: "What happens to you is listed here.",
    today: "Today",
    yesterday: "Yesterday",
    unread: "Unread",
    people: (d) => "" + plural(d.count, 0, en, { one: strictNumber("en", d.count, 0, "count") + " person", other: strictNumber("en", d.count, 0, "count") + " people" }),
    andOthers: (d) => d.name + " and " + plural(d.count, 0, en, { one: strictNumber("en", d.count, 0, "count") + " other", other: strictNumber("en", d.count, 0, "count") + " others" }),
    follower: (d) => d.who + " followed you",
    subscriber: (d) => d.who + " subscribed to you",
    tip: (d) => d.who + " tipped " + plural(d.credits, 0, en, { one: strictNumber("en", d.credits, 0, "credits") + " credit", other: strictNumber("en", d.credits, 0, "credits") + " credits" }),
    unlock: (d) => "Something of yours was bought by " + d.who,
    like: (d) => "Your post was liked by " + d.who,
    comment: (d) => "Your post was commented on by " + d.who,
    new_post: (d) => "New post by " + d.who,
    credits: "Your credits have arrived",
    renewal_failed: "A subscription could not be renewed",
    subscription_ended: "A subscription has ended",
    verification: "Your verification was decided",
    moderation: "Our staff decided something about your account. The reason is in your e-mail.",
    security: "The security of your account changed. Details are in your e-mail."
  },
  fil: {
    title: "Mga abiso",
    readAll: "Markahan lahat bilang nabasa",
    settings: "Mga setting",
    loading: "Nilo-load ang mga abiso",
    failed: "Hindi na-load ang mga abiso",
    notRead: "Hindi namarkahan bilang nabasa",
    tryAgain: "Pakisubukan ulit.",
    none: "Wala pa",
    noneText: "Dito nakalista ang mga nangyayari sa iyo.",
    today: "Ngayon",
    yesterday: "Kahapon",
    unread: "Hindi pa nababasa",
    people: (d) => "" + plural(d.count, 0, fil, { one: strictNumber("fil", d.count, 0, "count") + " tao", other: strictNumber("fil", d.count, 0, "count") + " tao" }),
    andOthers: (d) => d.name + " at " + plural(d.count, 0, fil, { one: strictNumber("fil", d.count, 0, "count") + " iba pa", other: strictNumber("fil", d.count, 0, "count") + " iba pa" }),
    follower: (d) => "Fina-follow ka na ng " + d.who,
    subscriber: (d) => "Nag-subscribe sa iyo si " + d.who,
    tip: (d) => "Nagbigay ng tip na " + plural(d.credits, 0, fil, { one: strictNumber("fil", d.credits, 0, "credits") + " credit", other: strictNumber("fil", d.credits, 0, "credits") + " credits" }) + " si " + d.who,
    unlock: (d) => "May nabiling gawa mo: " + d.who,
    like: (d) => "May nag-like sa post mo: " + d.who,
    comment: (d) => "May nagkomento sa post mo: " + d.who,
    new_post: (d) => "Bagong post ni " + d.who,
    credits: "Dumating na ang mga credit mo",
    renewal_failed: "Hindi na-renew ang isang subscription",
    subscription_ended: "Natapos na ang isang subscription",
    verification: "May desisyon na sa verification mo",
    moderation: "May desisyon ang aming staff tungkol sa account mo. Nasa e-mail mo ang dahilan.",
    security: "May nagbago sa seguridad ng account mo. Nasa e-mail mo ang detalye."
  }
};
