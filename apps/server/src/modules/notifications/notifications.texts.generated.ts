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
  onlyDaily: string;
  saleSubject: string;
  saleText(values: { pesos: string | number }): string;
  salesSubject(values: { count: string | number }): string;
  salesText(values: { count: string | number; pesos: string | number }): string;
  followerSubject: string;
  followerText(values: { username: string | number }): string;
  followersSubject(values: { count: string | number }): string;
  followersText(values: { count: string | number; names: string | number }): string;
  likesSubject: string;
  likesText: string;
  likesOf(values: { title: string | number; count: string | number }): string;
  referralSubject: string;
  referralText(values: { username: string | number }): string;
  referralsSubject(values: { count: string | number }): string;
  referralsText(values: { names: string | number }): string;
  alwaysOn: string;
  andMore: string;
}

export const notificationsTexts: Record<Language, NotificationsTexts> = {
  en: {
    fansOnly: "Only fans get news of new posts",
    creatorsOnly: "Only creators get these",
    turnedOn: "From now on, we will email you about this.",
    turnedOff: "We will no longer send you these emails.",
    linkInvalid: "This link does not work. Open it from the email, or choose in your settings.",
    why: "You get this because it is on in your settings. To turn it off without signing in:",
    allChoices: "All your email choices:",
    tipSubject: "You got a tip",
    tipText: (d) => "@" + d.username + " sent you a tip. Your share is " + d.pesos + ".",
    tipsSubject: (d) => "More tips today: " + d.count,
    tipsText: (d) => "You got " + d.count + " more tips than we email one by one, the last from @" + d.username + ". Your share is " + d.pesos + ".",
    subscriberSubject: "You have a new subscriber",
    subscriberText: (d) => "@" + d.username + " subscribed to you.",
    subscribersSubject: (d) => "More subscribers today: " + d.count,
    subscribersText: (d) => d.count + " more people subscribed than we email you about one by one. The latest: " + d.names + ".",
    commentsSubject: "New comments on your posts",
    commentsText: "What people said about your posts since the last email:",
    commentsOn: (d) => "“" + d.title + "”: " + d.count + " new, the last by @" + d.username,
    newPostsSubject: "New posts from creators you follow",
    newPostsText: "New since the last email, from creators you follow or subscribe to:",
    newPost: (d) => d.name + ": “" + d.title + "”",
    paidPost: (d) => d.name + ": “" + d.title + "” (paid post)",
    subscribersPost: (d) => d.name + ": “" + d.title + "” (for subscribers)",
    onlyDaily: "This one comes once a day",
    saleSubject: "You made a sale",
    saleText: (d) => "Somebody unlocked a post or message of yours. Your share is " + d.pesos + ".",
    salesSubject: (d) => "You made " + d.count + " sales",
    salesText: (d) => "Your posts and messages were unlocked " + d.count + " times. Your share is " + d.pesos + ".",
    followerSubject: "You have a new follower",
    followerText: (d) => "@" + d.username + " followed you.",
    followersSubject: (d) => "You have " + d.count + " new followers",
    followersText: (d) => d.count + " more people follow you. The latest: " + d.names + ".",
    likesSubject: "Your posts were liked",
    likesText: "New likes since the last email:",
    likesOf: (d) => "“" + d.title + "”: " + d.count + " new",
    referralSubject: "A creator joined with your link",
    referralText: (d) => "@" + d.username + " signed up with your link. You earn from what they sell.",
    referralsSubject: (d) => d.count + " creators joined with your link",
    referralsText: (d) => "They signed up with your link: " + d.names + ". You earn from what they sell.",
    alwaysOn: "This one always comes: security, payments that failed, and decisions by our staff",
    andMore: "And there is more:"
  },
  fil: {
    fansOnly: "Mga fan lang ang inaabisuhan tungkol sa mga bagong post",
    creatorsOnly: "Mga creator lang ang nakakatanggap nito",
    turnedOn: "Mula ngayon, padadalhan ka na namin ng email tungkol dito.",
    turnedOff: "Hindi ka na namin padadalhan ng ganitong mga email.",
    linkInvalid: "Hindi gumagana ang link na ito. Buksan ito mula sa email, o pumili sa settings mo.",
    why: "Natanggap mo ito dahil naka-on ito sa settings mo. Para i-off ito nang hindi nagsa-sign in:",
    allChoices: "Lahat ng pagpipilian mo sa email:",
    tipSubject: "May tip ka",
    tipText: (d) => "Nagpadala ng tip sa iyo si @" + d.username + ". " + d.pesos + " ang bahagi mo.",
    tipsSubject: (d) => "Iba pang tip ngayong araw: " + d.count,
    tipsText: (d) => "May " + d.count + " pang tip na hindi na namin ipinadala nang isa-isa, ang huli ay mula kay @" + d.username + ". " + d.pesos + " ang bahagi mo.",
    subscriberSubject: "May bago kang subscriber",
    subscriberText: (d) => "Nag-subscribe sa iyo si @" + d.username + ".",
    subscribersSubject: (d) => "Iba pang subscriber ngayong araw: " + d.count,
    subscribersText: (d) => "May " + d.count + " pang nag-subscribe na hindi na namin ipinadala nang isa-isa. Ang mga huli: " + d.names + ".",
    commentsSubject: "Mga bagong comment sa mga post mo",
    commentsText: "Ang sinabi ng mga tao tungkol sa mga post mo mula noong huling email:",
    commentsOn: (d) => "“" + d.title + "”: " + d.count + " bago, ang huli ay mula kay @" + d.username,
    newPostsSubject: "Mga bagong post ng mga creator na fina-follow mo",
    newPostsText: "Bago mula noong huling email, mula sa mga creator na fina-follow mo o kung kanino ka naka-subscribe:",
    newPost: (d) => d.name + ": “" + d.title + "”",
    paidPost: (d) => d.name + ": “" + d.title + "” (paid post)",
    subscribersPost: (d) => d.name + ": “" + d.title + "” (para sa mga subscriber)",
    onlyDaily: "Isang beses sa isang araw lang ito dumarating",
    saleSubject: "May benta ka",
    saleText: (d) => "May nag-unlock ng post o message mo. " + d.pesos + " ang bahagi mo.",
    salesSubject: (d) => "May " + d.count + " benta ka",
    salesText: (d) => d.count + " beses na-unlock ang mga post at message mo. " + d.pesos + " ang bahagi mo.",
    followerSubject: "May bago kang follower",
    followerText: (d) => "Nag-follow sa iyo si @" + d.username + ".",
    followersSubject: (d) => "May " + d.count + " bago kang follower",
    followersText: (d) => d.count + " tao pa ang nag-follow sa iyo. Ang mga huli: " + d.names + ".",
    likesSubject: "May mga nag-like sa mga post mo",
    likesText: "Mga bagong like mula noong huling email:",
    likesOf: (d) => "“" + d.title + "”: " + d.count + " bago",
    referralSubject: "May creator na sumali gamit ang link mo",
    referralText: (d) => "Nag-sign up si @" + d.username + " gamit ang link mo. May kita ka sa mga benta nila.",
    referralsSubject: (d) => "May " + d.count + " creator na sumali gamit ang link mo",
    referralsText: (d) => "Nag-sign up sila gamit ang link mo: " + d.names + ". May kita ka sa mga benta nila.",
    alwaysOn: "Lagi itong ipinapaalam sa iyo: seguridad, bayad na hindi natuloy, at mga desisyon ng aming staff",
    andMore: "At may iba pa:"
  }
};
