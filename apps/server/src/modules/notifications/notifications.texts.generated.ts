// Written by `npm run texts` from notifications.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface NotificationsTexts {
  fansOnly: string;
  creatorsOnly: string;
  turnedOn: string;
  turnedOff: string;
  linkInvalid: string;
  why: string;
  allChoices: string;
  tipSubject: string;
  tipText(values: { username: string | number; pesos: string | number }): string;
  tipsSubject(values: { count: string | number }): string;
  tipsText(values: { count: string | number; username: string | number; pesos: string | number }): string;
  subscriberSubject: string;
  subscriberText(values: { username: string | number }): string;
  subscribersSubject(values: { count: string | number }): string;
  subscribersText(values: { count: string | number; names: string | number }): string;
  commentsSubject: string;
  commentsText: string;
  commentsOn(values: { title: string | number; count: string | number; username: string | number }): string;
  newPostsSubject: string;
  newPostsText: string;
  newPost(values: { name: string | number; title: string | number }): string;
  paidPost(values: { name: string | number; title: string | number }): string;
  subscribersPost(values: { name: string | number; title: string | number }): string;
  alwaysOn: string;
  andMore: string;
}

export const notificationsTexts: Record<Language, NotificationsTexts> = {
  en: {
    fansOnly: "Fans alone are told of new posts",
    creatorsOnly: "Creators alone are told of this",
    turnedOn: "We tell you by e-mail from now on.",
    turnedOff: "We no longer send you these e-mails.",
    linkInvalid: "This link turns nothing off. Open it from the mail, or choose in your settings.",
    why: "You get this because it is on in your settings. Turn it off without signing in:",
    allChoices: "Everything you are told of:",
    tipSubject: "You have a tip",
    tipText: (d) => "@" + d.username + " sent you a tip. " + d.pesos + " of it is yours.",
    tipsSubject: (d) => "More tips today: " + d.count,
    tipsText: (d) => "More tips came in than we send one by one: " + d.count + ", the last by @" + d.username + ". " + d.pesos + " of them is yours.",
    subscriberSubject: "You have a new subscriber",
    subscriberText: (d) => "@" + d.username + " subscribed to you.",
    subscribersSubject: (d) => "More subscribers today: " + d.count,
    subscribersText: (d) => "More people subscribed than we tell you of one by one: " + d.count + ". The last: " + d.names + ".",
    commentsSubject: "New comments on your posts",
    commentsText: "What people said about your posts since the last mail:",
    commentsOn: (d) => "“" + d.title + "”: " + d.count + " new, the last by @" + d.username,
    newPostsSubject: "New posts of creators you follow",
    newPostsText: "New since the last mail, from creators you follow or subscribe to:",
    newPost: (d) => d.name + ": “" + d.title + "”",
    paidPost: (d) => d.name + ": “" + d.title + "” (paid post)",
    subscribersPost: (d) => d.name + ": “" + d.title + "” (for subscribers)",
    alwaysOn: "You are always told of this: security, money that failed, and decisions of our staff",
    andMore: "And there is more:"
  },
  fil: {
    fansOnly: "Mga fan lang ang sinasabihan ng mga bagong post",
    creatorsOnly: "Mga creator lang ang sinasabihan nito",
    turnedOn: "Sasabihan ka na namin sa e-mail.",
    turnedOff: "Hindi ka na namin padadalhan ng ganitong e-mail.",
    linkInvalid: "Walang mapapatay sa link na ito. Buksan ito mula sa e-mail, o pumili sa settings mo.",
    why: "Natanggap mo ito dahil naka-on ito sa settings mo. I-off ito nang hindi nagsa-sign in:",
    allChoices: "Lahat ng sinasabi namin sa iyo:",
    tipSubject: "May tip ka",
    tipText: (d) => "Nagpadala ng tip sa iyo si @" + d.username + ". " + d.pesos + " nito ang sa iyo.",
    tipsSubject: (d) => "Iba pang tip ngayong araw: " + d.count,
    tipsText: (d) => "Mas marami ang dumating na tip kaysa ipinapadala namin nang isa-isa: " + d.count + ", ang huli ay mula kay @" + d.username + ". " + d.pesos + " ng mga ito ang sa iyo.",
    subscriberSubject: "May bago kang subscriber",
    subscriberText: (d) => "Nag-subscribe sa iyo si @" + d.username + ".",
    subscribersSubject: (d) => "Iba pang subscriber ngayong araw: " + d.count,
    subscribersText: (d) => "Mas marami ang nag-subscribe kaysa sinasabi namin nang isa-isa: " + d.count + ". Ang mga huli: " + d.names + ".",
    commentsSubject: "Mga bagong comment sa mga post mo",
    commentsText: "Ang sinabi tungkol sa mga post mo mula noong huling e-mail:",
    commentsOn: (d) => "“" + d.title + "”: " + d.count + " bago, ang huli ay mula kay @" + d.username,
    newPostsSubject: "Mga bagong post ng mga creator na pina-follow mo",
    newPostsText: "Bago mula noong huling e-mail, mula sa mga creator na pina-follow mo o kung kanino ka naka-subscribe:",
    newPost: (d) => d.name + ": “" + d.title + "”",
    paidPost: (d) => d.name + ": “" + d.title + "” (paid post)",
    subscribersPost: (d) => d.name + ": “" + d.title + "” (para sa mga subscriber)",
    alwaysOn: "Lagi itong ipinapaalam sa iyo: seguridad, bayad na hindi natuloy, at mga desisyon ng aming staff",
    andMore: "At may iba pa:"
  }
};
