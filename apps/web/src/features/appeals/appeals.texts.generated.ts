// Written by `npm run texts` from appeals.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface AppealsTexts {
  title: string;
  lead: string;
  loading: string;
  failed: string;
  linkMissing: string;
  toSignIn: string;
  warning: string;
  removal: string;
  cut: string;
  suspension: string;
  ban: string;
  payout: string;
  ofPayout(values: { pesos: string | number; when: string | number }): string;
  decidedAt(values: { when: string | number }): string;
  until(values: { when: string | number }): string;
  over(values: { when: string | number }): string;
  ofStream: string;
  streamStarted(values: { when: string | number }): string;
  reason: string;
  text: string;
  textHint(values: { when: string | number }): string;
  textNeeded: string;
  send: string;
  sent: string;
  notSent: string;
  notSentText: string;
  yours: string;
  sentAt(values: { when: string | number }): string;
  waits: string;
  granted: string;
  denied: string;
  tooLate(values: { when: string | number }): string;
}

export const appealsTexts: Record<Language, AppealsTexts> = {
  en: {
    title: "Appeal a decision",
    lead: "What we decided about your account, and your chance to object.",
    loading: "Loading the decision...",
    failed: "The decision could not be loaded",
    linkMissing: "This link is incomplete. Open the link in the email again, or sign in to get it again.",
    toSignIn: "Sign in",
    warning: "Warning",
    removal: "Removed content",
    cut: "Live stream cut",
    suspension: "Suspension",
    ban: "Ban",
    payout: "Rejected payout",
    ofPayout: (d) => d.pesos + ", requested " + d.when + ". The money is back in your balance.",
    decidedAt: (d) => "Decided " + d.when,
    until: (d) => "Counts until " + d.when,
    over: (d) => "Over since " + d.when,
    ofStream: "About your live stream",
    streamStarted: (d) => "Started " + d.when,
    reason: "Reason",
    text: "Why is it wrong?",
    textHint: (d) => "Once for each decision, until " + d.when + ". Say what we should look at again.",
    textNeeded: "Please say why",
    send: "Send appeal",
    sent: "Appeal sent",
    notSent: "The appeal was not sent",
    notSentText: "Please try again.",
    yours: "Your appeal",
    sentAt: (d) => "Sent " + d.when,
    waits: "We will look at it again and tell you by email.",
    granted: "Granted",
    denied: "Denied",
    tooLate: (d) => "An appeal was possible until " + d.when + "."
  },
  fil: {
    title: "Umapela sa desisyon",
    lead: "Ang desisyon namin tungkol sa account mo, at ang pagkakataon mong tumutol.",
    loading: "Nilo-load ang desisyon...",
    failed: "Hindi ma-load ang desisyon",
    linkMissing: "Kulang ang link na ito. Buksan ulit ang link sa email, o mag-sign in para makuha ulit.",
    toSignIn: "Mag-sign in",
    warning: "Warning",
    removal: "Inalis na content",
    cut: "Pinutol na live",
    suspension: "Suspension",
    ban: "Ban",
    payout: "Hindi inaprubahang payout",
    ofPayout: (d) => d.pesos + ", hiniling noong " + d.when + ". Nasa balance mo na ulit ang pera.",
    decidedAt: (d) => "Desisyon noong " + d.when,
    until: (d) => "May bisa hanggang " + d.when,
    over: (d) => "Tapos na mula " + d.when,
    ofStream: "Tungkol sa live mo",
    streamStarted: (d) => "Nagsimula noong " + d.when,
    reason: "Dahilan",
    text: "Bakit ito mali?",
    textHint: (d) => "Isang beses sa bawat desisyon, hanggang " + d.when + ". Sabihin kung ano ang dapat naming tingnan ulit.",
    textNeeded: "Pakisabi kung bakit",
    send: "Ipadala ang apela",
    sent: "Naipadala ang apela",
    notSent: "Hindi naipadala ang apela",
    notSentText: "Pakisubukan ulit.",
    yours: "Ang apela mo",
    sentAt: (d) => "Ipinadala noong " + d.when,
    waits: "Titingnan namin ulit, at sasabihan ka sa email.",
    granted: "Tinanggap",
    denied: "Hindi tinanggap",
    tooLate: (d) => "Puwedeng umapela hanggang " + d.when + "."
  }
};
