// Written by `npm run texts` from notifications.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface NotificationsTexts {
  title: string;
  hint: string;
  loading: string;
  failed: string;
  unconfirmed: string;
  confirmFirst: string;
  new_subscriber: string;
  new_subscriberHint: string;
  tip: string;
  tipHint: string;
  comment: string;
  commentHint: string;
  new_post: string;
  new_postHint: string;
  saved: string;
  notSaved: string;
  unknownText: string;
  notSavedText: string;
  sale: string;
  saleHint: string;
  new_follower: string;
  new_followerHint: string;
  like: string;
  likeHint: string;
  referral: string;
  referralHint: string;
  howOften(values: { what: string | number }): string;
  at_once: string;
  daily: string;
  whenDaily(values: { hour: string | number }): string;
  whenAtOnce(values: { most: string | number; hour: string | number }): string;
}

export const notificationsTexts: Record<Language, NotificationsTexts> = {
  en: {
    title: "Email notifications",
    hint: "Choose what we email you about. Receipts, sign-in links and decisions about your account always come.",
    loading: "Loading notifications...",
    failed: "Your notifications could not be loaded",
    unconfirmed: "None of these are sent until you confirm your email address.",
    confirmFirst: "Confirm it in your settings",
    new_subscriber: "New subscribers",
    new_subscriberHint: "When someone subscribes to you.",
    tip: "Tips",
    tipHint: "When someone sends you a tip, with your share of it.",
    comment: "Comments",
    commentHint: "What people say about your posts.",
    new_post: "New posts",
    new_postHint: "From creators you follow or subscribe to.",
    saved: "Saved",
    notSaved: "Not saved",
    unknownText: "We got no answer. Check that it is set the way you want.",
    notSavedText: "Nothing changed. Please try again.",
    sale: "Sales",
    saleHint: "When someone unlocks a post or message, with your share of it.",
    new_follower: "New followers",
    new_followerHint: "Who started following you.",
    like: "Likes",
    likeHint: "Which of your posts were liked.",
    referral: "Creators who join with your link",
    referralHint: "When someone becomes a creator through your link.",
    howOften: (d) => d.what + ": how often",
    at_once: "Each as it happens",
    daily: "Once a day",
    whenDaily: (d) => "In one email a day at " + d.hour + ", Philippine time.",
    whenAtOnce: (d) => "After " + d.most + " within an hour, the rest come together at " + d.hour + ", Philippine time."
  },
  fil: {
    title: "Mga email notification",
    hint: "Piliin kung tungkol saan ka namin padadalhan ng email. Laging dumarating ang mga resibo, link sa pag-sign in at desisyon tungkol sa account mo.",
    loading: "Nilo-load ang mga notification...",
    failed: "Hindi ma-load ang mga notification mo",
    unconfirmed: "Hindi ipadadala ang mga ito hangga’t hindi mo nakukumpirma ang email address mo.",
    confirmFirst: "Kumpirmahin sa settings mo",
    new_subscriber: "Mga bagong subscriber",
    new_subscriberHint: "Kapag may nag-subscribe sa iyo.",
    tip: "Mga tip",
    tipHint: "Kapag may nagpadala ng tip sa iyo, kasama kung magkano ang bahagi mo.",
    comment: "Mga comment",
    commentHint: "Ang sinasabi ng mga tao tungkol sa mga post mo.",
    new_post: "Mga bagong post",
    new_postHint: "Mula sa mga creator na fina-follow mo o kung kanino ka naka-subscribe.",
    saved: "Na-save",
    notSaved: "Hindi na-save",
    unknownText: "Walang dumating na sagot. Tingnan kung tama ang pagkaka-set nito.",
    notSavedText: "Walang nabago. Pakisubukan ulit.",
    sale: "Mga benta",
    saleHint: "Kapag may nag-unlock ng post o message mo, kasama kung magkano ang bahagi mo.",
    new_follower: "Mga bagong follower",
    new_followerHint: "Kung sino ang nag-follow sa iyo.",
    like: "Mga like",
    likeHint: "Kung aling post mo ang na-like.",
    referral: "Mga creator na sumali gamit ang link mo",
    referralHint: "Kapag may naging creator gamit ang link mo.",
    howOften: (d) => d.what + ": gaano kadalas",
    at_once: "Bawat isa, agad-agad",
    daily: "Isang beses sa isang araw",
    whenDaily: (d) => "Sa isang email bawat araw nang " + d.hour + ", oras sa Pilipinas.",
    whenAtOnce: (d) => "Pagkatapos ng " + d.most + " sa loob ng isang oras, sabay-sabay na ang iba nang " + d.hour + ", oras sa Pilipinas."
  }
};
