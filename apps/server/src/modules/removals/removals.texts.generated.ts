// Written by `npm run texts` from removals.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface RemovalsTexts {
  received: string;
  removed: string;
  refused: string;
  postsNeeded: string;
  noPosts: string;
  postGone(values: { id: string | number }): string;
  decidedBy(values: { name: string | number }): string;
  reason(values: { reason: string | number }): string;
  receivedSubject: string;
  receivedMail(values: { when: string | number; reference: string | number }): string;
  removedSubject: string;
  removedMail: string;
  refusedSubject: string;
  refusedMail: string;
  notRefused: string;
  waitsAgain: string;
  reopenedSubject: string;
  reopenedMail: string;
}

export const removalsTexts: Record<Language, RemovalsTexts> = {
  en: {
    received: "We have your request and decide it within 7 days. A mail is on its way to you.",
    removed: "The content is removed",
    refused: "The request is refused",
    postsNeeded: "Choose what is removed",
    noPosts: "A refusal removes nothing",
    postGone: (d) => "The post " + d.id + " is not there.",
    decidedBy: (d) => d.name + " was first: this request is decided.",
    reason: (d) => "Reason: " + d.reason,
    receivedSubject: "We have your removal request",
    receivedMail: (d) => "You asked us to remove content from Likha. We decide it by " + d.when + " and tell you here. Reference: " + d.reference,
    removedSubject: "We removed the content",
    removedMail: "We removed what you asked us to remove. Nobody can see it on Likha any more.",
    refusedSubject: "We did not remove the content",
    refusedMail: "We looked at your request and did not remove the content.",
    notRefused: "This request was not refused, or that was taken back already.",
    waitsAgain: "Taken back. The request waits again.",
    reopenedSubject: "We look at your removal request again",
    reopenedMail: "We refused your request to remove content from Likha, and have now taken that back. We will look at it again and write to you here."
  },
  fil: {
    received: "Nasa amin na ang request mo at magdedesisyon kami sa loob ng 7 araw. May paparating na email sa iyo.",
    removed: "Inalis na ang content",
    refused: "Hindi tinanggap ang request",
    postsNeeded: "Piliin kung ano ang aalisin",
    noPosts: "Walang aalisin kapag hindi tinanggap",
    postGone: (d) => "Wala ang post na " + d.id + ".",
    decidedBy: (d) => "Nauna si " + d.name + ": may desisyon na ang request na ito.",
    reason: (d) => "Dahilan: " + d.reason,
    receivedSubject: "Nasa amin na ang removal request mo",
    receivedMail: (d) => "Humiling ka na mag-alis kami ng content sa Likha. Magdedesisyon kami hanggang " + d.when + " at sasabihin namin dito. Reference: " + d.reference,
    removedSubject: "Inalis namin ang content",
    removedMail: "Inalis namin ang hiniling mong alisin. Wala nang makakakita nito sa Likha.",
    refusedSubject: "Hindi namin inalis ang content",
    refusedMail: "Tiningnan namin ang request mo at hindi namin inalis ang content.",
    notRefused: "Hindi tinanggihan ang request na ito, o nabawi na iyon.",
    waitsAgain: "Nabawi na. Naghihintay ulit ang request.",
    reopenedSubject: "Titingnan namin ulit ang removal request mo",
    reopenedMail: "Hindi namin tinanggap ang removal request mo sa Likha, at binawi namin iyon: titingnan namin ulit ito at sasabihin namin dito."
  }
};
