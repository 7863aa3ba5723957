// Written by `npm run texts` from push.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface PushTexts {
  title: string;
  alwaysOn: string;
  unknownService: string;
  follower: string;
  subscriber: string;
  tip: string;
  unlock: string;
  like: string;
  comment: string;
  affiliate: string;
  payout_paid: string;
  payout_returned: string;
  credits: string;
  credits_back: string;
  gift: string;
  renewal_due: string;
  top_up_paused: string;
  renewal_failed: string;
  subscription_ended: string;
  live: string;
  live_soon: string;
  live_off: string;
  verification: string;
  moderation: string;
  security: string;
  message: string;
}

export const pushTexts: Record<Language, PushTexts> = {
  en: {
    title: "Likha",
    alwaysOn: "This one cannot be turned off on its own. To stop it, turn off notifications on the device.",
    unknownService: "Likha cannot send notifications to this browser.",
    follower: "You have a new follower.",
    subscriber: "You have a new subscriber.",
    tip: "You received a tip.",
    unlock: "Someone bought a post, a message or a ticket from you.",
    like: "Someone liked your post.",
    comment: "There is a new comment on your post.",
    affiliate: "A creator joined with your link.",
    payout_paid: "Your payout was sent.",
    payout_returned: "Your payout came back.",
    credits: "Your credits have arrived.",
    credits_back: "Credits are back in your wallet.",
    gift: "You have a gift.",
    renewal_due: "A subscription renews tomorrow at another price.",
    top_up_paused: "Automatic buying is paused.",
    renewal_failed: "A renewal needs your attention.",
    subscription_ended: "A subscription ended.",
    live: "Someone you follow is live now.",
    live_soon: "A live stream that you wait for begins in 10 minutes.",
    live_off: "A live stream that you wait for was called off.",
    verification: "There is news about your verification.",
    moderation: "There is a message from the Likha team.",
    security: "Something changed in your account. Was this you?",
    message: "You have a new message."
  },
  fil: {
    title: "Likha",
    alwaysOn: "Hindi ito mapapatay nang mag-isa. Para tumigil ito, i-off ang mga notification sa device.",
    unknownService: "Hindi makapagpadala ng notification ang Likha sa browser na ito.",
    follower: "May bago kang follower.",
    subscriber: "May bago kang subscriber.",
    tip: "May natanggap kang tip.",
    unlock: "May bumili ng post, message o ticket mo.",
    like: "May nag-like sa post mo.",
    comment: "May bagong comment sa post mo.",
    affiliate: "May creator na sumali gamit ang link mo.",
    payout_paid: "Naipadala na ang payout mo.",
    payout_returned: "Bumalik ang payout mo.",
    credits: "Dumating na ang credits mo.",
    credits_back: "Bumalik sa wallet mo ang credits mo.",
    gift: "May regalo ka.",
    renewal_due: "May subscription na mare-renew bukas sa ibang presyo.",
    top_up_paused: "Naka-pause ang automatic na pagbili.",
    renewal_failed: "May renewal na kailangan mong tingnan.",
    subscription_ended: "May subscription na natapos.",
    live: "Naka-live ngayon ang isang fina-follow mo.",
    live_soon: "Magsisimula sa loob ng 10 minuto ang live na hinihintay mo.",
    live_off: "Na-cancel ang isang live na hinihintay mo.",
    verification: "May balita tungkol sa verification mo.",
    moderation: "May message mula sa Likha team.",
    security: "May nagbago sa account mo. Ikaw ba iyon?",
    message: "May bago kang message."
  }
};
