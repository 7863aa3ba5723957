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
  renewal_due: string;
  renewal_failed: string;
  subscription_ended: string;
  verification: string;
  moderation: string;
  security: string;
  message: string;
}

export const pushTexts: Record<Language, PushTexts> = {
  en: {
    title: "Likha",
    alwaysOn: "This one cannot be turned off. Turn the device off to be told nothing there.",
    unknownService: "Likha cannot send to this browser.",
    follower: "You have a new follower.",
    subscriber: "You have a new subscriber.",
    tip: "You received a tip.",
    unlock: "Somebody unlocked something of yours.",
    like: "Somebody likes your post.",
    comment: "There is a new comment on your post.",
    affiliate: "A creator joined with your link.",
    payout_paid: "Your payout was sent.",
    payout_returned: "Your payout came back.",
    credits: "Your credits have arrived.",
    renewal_due: "A subscription renews tomorrow at another price.",
    renewal_failed: "A renewal needs you.",
    subscription_ended: "A subscription ended.",
    verification: "There is news about your verification.",
    moderation: "There is a message from the Likha team.",
    security: "Something changed in your account. Was it you?",
    message: "You have a new message."
  },
  fil: {
    title: "Likha",
    alwaysOn: "Hindi ito mapapatay. Patayin ang device para walang matanggap doon.",
    unknownService: "Hindi makapagpadala ang Likha sa browser na ito.",
    follower: "May bago kang follower.",
    subscriber: "May bago kang subscriber.",
    tip: "May natanggap kang tip.",
    unlock: "May nag-unlock ng gawa mo.",
    like: "May nagustuhan sa post mo.",
    comment: "May bagong komento sa post mo.",
    affiliate: "May creator na sumali gamit ang link mo.",
    payout_paid: "Naipadala na ang payout mo.",
    payout_returned: "Bumalik ang payout mo.",
    credits: "Dumating na ang credits mo.",
    renewal_due: "May subscription na mare-renew bukas sa ibang presyo.",
    renewal_failed: "May renewal na kailangan ka.",
    subscription_ended: "May subscription na natapos.",
    verification: "May balita tungkol sa verification mo.",
    moderation: "May mensahe mula sa Likha team.",
    security: "May nagbago sa account mo. Ikaw ba iyon?",
    message: "May bago kang message."
  }
};
