// Written by `npm run texts` from unsubscribe.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface UnsubscribeTexts {
  title: string;
  lead: string;
  loading: string;
  failed: string;
  linkMissing: string;
  new_subscriber: string;
  tip: string;
  comment: string;
  new_post: string;
  turnOff: string;
  notTurnedOff: string;
  notTurnedOffText: string;
  isOff: string;
  settings: string;
  sale: string;
  new_follower: string;
  like: string;
  referral: string;
}

export const unsubscribeTexts: Record<Language, UnsubscribeTexts> = {
  en: {
    title: "Turn off emails",
    lead: "You choose what we tell you by email. There is no need to sign in.",
    loading: "Loading...",
    failed: "The link could not be looked up",
    linkMissing: "This link is incomplete. Open the link in the email again, or choose in your settings.",
    new_subscriber: "Emails about new subscribers",
    tip: "Emails about tips",
    comment: "Emails about comments",
    new_post: "Emails about new posts",
    turnOff: "Turn off",
    notTurnedOff: "Not turned off",
    notTurnedOffText: "Please try again.",
    isOff: "These are off. We do not send them any more.",
    settings: "Choose in your settings",
    sale: "Emails about sales",
    new_follower: "Emails about new followers",
    like: "Emails about likes",
    referral: "Emails about creators who join with your link"
  },
  fil: {
    title: "I-off ang mga email",
    lead: "Ikaw ang pumipili kung ano ang sasabihin namin sa email. Hindi kailangang mag-sign in.",
    loading: "Nilo-load...",
    failed: "Hindi natingnan ang link",
    linkMissing: "Kulang ang link na ito. Buksan ulit ang link sa email, o pumili sa settings mo.",
    new_subscriber: "Mga email tungkol sa mga bagong subscriber",
    tip: "Mga email tungkol sa mga tip",
    comment: "Mga email tungkol sa mga comment",
    new_post: "Mga email tungkol sa mga bagong post",
    turnOff: "I-off",
    notTurnedOff: "Hindi na-off",
    notTurnedOffText: "Pakisubukan ulit.",
    isOff: "Naka-off na ang mga ito. Hindi na namin ipapadala.",
    settings: "Pumili sa settings mo",
    sale: "Mga email tungkol sa mga benta",
    new_follower: "Mga email tungkol sa mga bagong follower",
    like: "Mga email tungkol sa mga like",
    referral: "Mga email tungkol sa mga creator na sumali gamit ang link mo"
  }
};
