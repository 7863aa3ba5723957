// Written by `npm run texts` from in-app.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface InAppTexts {
  title: string;
  hint: string;
  loading: string;
  failed: string;
  always: string;
  follower: string;
  subscriber: string;
  tip: string;
  unlock: string;
  like: string;
  comment: string;
  message: string;
  affiliate: string;
  payoutPaid: string;
  payoutReturned: string;
  newPost: string;
  credits: string;
  creditsBack: string;
  live: string;
  liveSoon: string;
  liveOff: string;
  gift: string;
  renewalDue: string;
  topUpPaused: string;
  renewalFailed: string;
  subscriptionEnded: string;
  verification: string;
  moderation: string;
  security: string;
  saved: string;
  notSaved: string;
  notSavedText: string;
}

export const inAppTexts: Record<Language, InAppTexts> = {
  en: {
    title: "Notifications in the app",
    hint: "What shows up under the bell. Payments that failed, account security and decisions by our staff always do.",
    loading: "Loading notifications...",
    failed: "Your notifications could not be loaded",
    always: "Always on",
    follower: "New followers",
    subscriber: "New subscribers",
    tip: "Tips",
    unlock: "Unlocked posts and messages",
    like: "Likes",
    comment: "Comments",
    message: "Messages",
    affiliate: "Creators who join with your link",
    payoutPaid: "Payouts that were sent",
    payoutReturned: "Payouts that came back",
    newPost: "New posts",
    credits: "Credits that arrived",
    creditsBack: "Credits that came back",
    live: "Live streams of those you follow",
    liveSoon: "Reminders of live streams",
    liveOff: "Live streams that are called off",
    gift: "Gifts from other fans",
    renewalDue: "Renewals at another price",
    topUpPaused: "Automatic buying that was paused",
    renewalFailed: "Renewals that failed",
    subscriptionEnded: "Subscriptions that ended",
    verification: "Your verification",
    moderation: "Decisions by our staff",
    security: "Account security",
    saved: "Saved",
    notSaved: "Not saved",
    notSavedText: "Nothing changed. Please try again."
  },
  fil: {
    title: "Mga notification sa app",
    hint: "Ang lalabas sa bell. Laging lumalabas ang mga bayad na hindi natuloy, seguridad ng account mo at desisyon ng aming staff.",
    loading: "Nilo-load ang mga notification...",
    failed: "Hindi ma-load ang mga notification mo",
    always: "Laging naka-on",
    follower: "Mga bagong follower",
    subscriber: "Mga bagong subscriber",
    tip: "Mga tip",
    unlock: "Mga na-unlock na post at message",
    like: "Mga like",
    comment: "Mga comment",
    message: "Mga message",
    affiliate: "Mga creator na sumali gamit ang link mo",
    payoutPaid: "Mga naipadalang payout",
    payoutReturned: "Mga bumalik na payout",
    newPost: "Mga bagong post",
    credits: "Mga dumating na credit",
    creditsBack: "Mga bumalik na credit",
    live: "Mga live ng mga fina-follow mo",
    liveSoon: "Mga paalala ng live",
    liveOff: "Mga kinanselang live",
    gift: "Mga regalo ng ibang fan",
    renewalDue: "Mga renewal na iba ang presyo",
    topUpPaused: "Na-pause na automatic na pagbili",
    renewalFailed: "Mga hindi na-renew na subscription",
    subscriptionEnded: "Mga natapos na subscription",
    verification: "Ang verification mo",
    moderation: "Mga desisyon ng aming staff",
    security: "Seguridad ng account mo",
    saved: "Na-save",
    notSaved: "Hindi na-save",
    notSavedText: "Walang nabago. Pakisubukan ulit."
  }
};
