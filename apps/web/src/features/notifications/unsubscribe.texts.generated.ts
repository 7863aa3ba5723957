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
    title: "Turn off e-mails",
    lead: "You choose what we tell you by e-mail. There is no need to sign in.",
    loading: "Loading...",
    failed: "The link could not be looked up",
    linkMissing: "This link is incomplete. Open the link in the e-mail again, or choose in your settings.",
    new_subscriber: "E-mails about new subscribers",
    tip: "E-mails about tips",
    comment: "E-mails about comments",
    new_post: "E-mails about new posts",
    turnOff: "Turn off",
    notTurnedOff: "Not turned off",
    notTurnedOffText: "Please try again.",
    isOff: "These are off. We do not send them any more.",
    settings: "Choose in your settings",
    sale: "E-mails about sales",
    new_follower: "E-mails about new followers",
    like: "E-mails about likes",
    referral: "E-mails about creators who join with your link"
  },
  fil: {
    title: "I-off ang mga e-mail",
    lead: "Ikaw ang pumipili kung ano ang sasabihin namin sa e-mail. Hindi kailangang mag-sign in.",
    loading: "Nilo-load...",
    failed: "Hindi natingnan ang link",
    linkMissing: "Kulang ang link na ito. Buksan ulit ang link sa e-mail, o pumili sa settings mo.",
    new_subscriber: "Mga e-mail tungkol sa mga bagong subscriber",
    tip: "Mga e-mail tungkol sa mga tip",
    comment: "Mga e-mail tungkol sa mga comment",
    new_post: "Mga e-mail tungkol sa mga bagong post",
    turnOff: "I-off",
    notTurnedOff: "Hindi na-off",
    notTurnedOffText: "Pakisubukan ulit.",
    isOff: "Naka-off na ang mga ito. Hindi na namin ipapadala.",
    settings: "Pumili sa settings mo",
    sale: "Mga e-mail tungkol sa mga benta",
    new_follower: "Mga e-mail tungkol sa mga bagong follower",
    like: "Mga e-mail tungkol sa mga like",
    referral: "Mga e-mail tungkol sa mga creator na sumali gamit ang link mo"
  }
};
