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
  new_subscriberHint(values: { most: string | number; hour: string | number }): string;
  tip: string;
  tipHint(values: { most: string | number; hour: string | number }): string;
  comment: string;
  commentHint(values: { hour: string | number }): string;
  new_post: string;
  new_postHint(values: { hour: string | number }): string;
  saved: string;
  notSaved: string;
  unknownText: string;
  notSavedText: string;
}

export const notificationsTexts: Record<Language, NotificationsTexts> = {
  en: {
    title: "E-mail notifications",
    hint: "Choose what we e-mail you about. Receipts, sign-in links and decisions about your account always come.",
    loading: "Loading notifications...",
    failed: "Your notifications could not be loaded",
    unconfirmed: "None of these are sent until you confirm your e-mail address.",
    confirmFirst: "Confirm it in your settings",
    new_subscriber: "New subscribers",
    new_subscriberHint: (d) => "When someone subscribes to you. After " + d.most + " within an hour, the rest come together at " + d.hour + ", Philippine time.",
    tip: "Tips",
    tipHint: (d) => "When someone sends you a tip, with your share of it. After " + d.most + " within an hour, the rest come together at " + d.hour + ", Philippine time.",
    comment: "Comments",
    commentHint: (d) => "Comments on your posts, in one e-mail a day at " + d.hour + ", Philippine time.",
    new_post: "New posts",
    new_postHint: (d) => "From creators you follow or subscribe to, in one e-mail a day at " + d.hour + ", Philippine time.",
    saved: "Saved",
    notSaved: "Not saved",
    unknownText: "We got no answer. Check that it is set the way you want.",
    notSavedText: "Nothing changed. Please try again."
  },
  fil: {
    title: "Mga notification sa e-mail",
    hint: "Piliin kung tungkol saan ka namin padadalhan ng e-mail. Laging dumarating ang mga resibo, link sa pag-sign in at desisyon tungkol sa account mo.",
    loading: "Nilo-load ang mga notification...",
    failed: "Hindi na-load ang mga notification mo",
    unconfirmed: "Hindi ipadadala ang mga ito hangga’t hindi mo nakukumpirma ang e-mail address mo.",
    confirmFirst: "Kumpirmahin sa settings mo",
    new_subscriber: "Mga bagong subscriber",
    new_subscriberHint: (d) => "Kapag may nag-subscribe sa iyo. Pagkatapos ng " + d.most + " sa loob ng isang oras, sabay-sabay na ang iba nang " + d.hour + ", oras sa Pilipinas.",
    tip: "Mga tip",
    tipHint: (d) => "Kapag may nagpadala ng tip sa iyo, kasama kung magkano ang bahagi mo. Pagkatapos ng " + d.most + " sa loob ng isang oras, sabay-sabay na ang iba nang " + d.hour + ", oras sa Pilipinas.",
    comment: "Mga comment",
    commentHint: (d) => "Mga comment sa mga post mo, sa isang e-mail bawat araw nang " + d.hour + ", oras sa Pilipinas.",
    new_post: "Mga bagong post",
    new_postHint: (d) => "Mula sa mga creator na fina-follow mo o kung kanino ka naka-subscribe, sa isang e-mail bawat araw nang " + d.hour + ", oras sa Pilipinas.",
    saved: "Na-save",
    notSaved: "Hindi na-save",
    unknownText: "Walang dumating na sagot. Tingnan kung tama ang pagkaka-set nito.",
    notSavedText: "Walang nabago. Pakisubukan ulit."
  }
};
