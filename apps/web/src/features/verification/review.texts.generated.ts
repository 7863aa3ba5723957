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
}

export const reviewTexts: Record<Language, ReviewTexts> = {
  en: {
    loading: "Loading verifications",
    loadFailed: "Failed to load verifications",
    none: "No creator waits for a review",
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
    failedText: "The decision was not saved. Please try again."
  },
  fil: {
    loading: "Nilo-load ang mga verification",
    loadFailed: "Hindi ma-load ang mga verification",
    none: "Walang creator na naghihintay ng review",
    born: (d) => "ipinanganak noong " + d.day,
    endingIn: (d) => "nagtatapos sa " + d.end,
    numberUsed: "May ibang creator na verified gamit ang number na ito.",
    show: "Ipakita ang mga dokumento",
    reason: "Dahilan",
    reasonHint: "Kailangan kapag hindi tinanggap; mababasa ito ng creator.",
    approve: "Aprubahan",
    reject: "Huwag tanggapin",
    decided: "May desisyon na",
    failed: "Hindi napagdesisyunan",
    failedText: "Hindi na-save ang desisyon. Pakisubukan ulit."
  }
};
