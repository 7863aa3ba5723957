// Written by `npm run texts` from review.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface ReviewTexts {
  loading: string;
  loadFailed: string;
  none: string;
  born(values: { day: string | number }): string;
  endingIn(values: { end: string | number }): string;
  numberUsed: string;
  show: string;
  reason: string;
  reasonHint: string;
  approve: string;
  reject: string;
  decided: string;
  failed: string;
  failedText: string;
  which: string;
  pending: string;
  approved: string;
  rejected: string;
  noneApproved: string;
  noneRejected: string;
  submitted(values: { when: string | number }): string;
  decidedBy(values: { name: string | number; when: string | number }): string;
  screening: string;
  person: string;
  recorded: string;
  pictureFailed: string;
  gone: string;
  takeBackApproved: string;
  takeBackRejected: string;
}

export const reviewTexts: Record<Language, ReviewTexts> = {
  en: {
    loading: "Loading verifications",
    loadFailed: "Failed to load verifications",
    none: "No verifications to review",
    born: (d) => "born " + d.day,
    endingIn: (d) => "ending in " + d.end,
    numberUsed: "Another creator is verified with this number.",
    show: "Show the documents",
    reason: "Reason",
    reasonHint: "Needed for a rejection; the creator reads it.",
    approve: "Approve",
    reject: "Reject",
    decided: "Decided",
    failed: "Not decided",
    failedText: "The decision was not saved. Please try again.",
    which: "Which submissions",
    pending: "Waiting",
    approved: "Approved",
    rejected: "Rejected",
    noneApproved: "Nobody has been approved yet",
    noneRejected: "Nobody has been rejected yet",
    submitted: (d) => "Submitted " + d.when,
    decidedBy: (d) => "Decided by " + d.name + ", " + d.when,
    screening: "the screening",
    person: "Open the account",
    recorded: "Each view is recorded, and your name and the time are in the picture.",
    pictureFailed: "This document could not be loaded.",
    gone: "The documents were removed.",
    takeBackApproved: "They are no longer verified: they cannot publish, sell or be paid out until they are approved again. Their submission goes back to the queue, and we tell them by email.",
    takeBackRejected: "Their submission goes back to the queue, and we tell them by email."
  },
  fil: {
    loading: "Nilo-load ang mga verification",
    loadFailed: "Hindi ma-load ang mga verification",
    none: "Walang verification na ire-review",
    born: (d) => "ipinanganak noong " + d.day,
    endingIn: (d) => "nagtatapos sa " + d.end,
    numberUsed: "May ibang creator na verified gamit ang number na ito.",
    show: "Ipakita ang mga dokumento",
    reason: "Dahilan",
    reasonHint: "Kailangan kapag tinanggihan; mababasa ito ng creator.",
    approve: "Aprubahan",
    reject: "Tanggihan",
    decided: "May desisyon na",
    failed: "Hindi napagdesisyunan",
    failedText: "Hindi na-save ang desisyon. Pakisubukan ulit.",
    which: "Aling mga ipinasa",
    pending: "Naghihintay",
    approved: "Inaprubahan",
    rejected: "Tinanggihan",
    noneApproved: "Wala pang inaprubahan",
    noneRejected: "Wala pang tinanggihan",
    submitted: (d) => "Ipinasa noong " + d.when,
    decidedBy: (d) => "Desisyon ni " + d.name + ", " + d.when,
    screening: "ng screening",
    person: "Buksan ang account",
    recorded: "Naitatala ang bawat pagtingin, at nasa larawan ang pangalan mo at ang oras.",
    pictureFailed: "Hindi ma-load ang dokumentong ito.",
    gone: "Tinanggal na ang mga dokumento.",
    takeBackApproved: "Hindi na siya verified: hindi siya makakapag-publish, makakapagbenta o makakakuha ng payout hangga’t hindi ulit naaaprubahan. Babalik sa queue ang ipinasa niya, at ipapaalam namin ito sa kanya sa email.",
    takeBackRejected: "Babalik sa queue ang ipinasa niya, at ipapaalam namin ito sa kanya sa email."
  }
};
