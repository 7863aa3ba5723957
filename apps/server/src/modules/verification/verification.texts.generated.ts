// Written by `npm run texts` from verification.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface VerificationTexts {
  bothNeeded: string;
  notImage: string;
  tooLarge(values: { mb: string | number }): string;
  tooManyPixels: string;
  unreadable: string;
  tooSmall: string;
  alreadyVerified: string;
  alreadyPending: string;
  number_used: string;
  too_young: string;
  pending: string;
  approved: string;
  rejected: string;
  reasonNeeded: string;
  numberOfAnother: string;
  decided(values: { name: string | number; what: string | number }): string;
  pendingSubject: string;
  pendingMail: string;
  approvedSubject: string;
  approvedMail: string;
  rejectedSubject: string;
  rejectedMail(values: { reason: string | number }): string;
  notDecided: string;
  documentsGone: string;
  waitsAgain: string;
  reopenedSubject: string;
  reopenedMail(values: { reason: string | number }): string;
}

export const verificationTexts: Record<Language, VerificationTexts> = {
  en: {
    bothNeeded: "Please upload both ID photo and selfie with ID",
    notImage: "Please upload an image file (JPG, PNG, etc.)",
    tooLarge: (d) => "Please upload an image smaller than " + d.mb + "MB",
    tooManyPixels: "This image has too many pixels. Take it with a lower resolution.",
    unreadable: "This image cannot be opened. Please take it again.",
    tooSmall: "This image is too small to read. Please take it again, closer and sharp.",
    alreadyVerified: "You are verified already.",
    alreadyPending: "Your documents are being reviewed already.",
    number_used: "We could not confirm your identity with this ID. Please use another valid ID, or contact us.",
    too_young: "You are not old enough yet to be a creator.",
    pending: "Your documents are with us. Review typically takes 24-48 hours.",
    approved: "Verification Complete!",
    rejected: "Your verification was not accepted.",
    reasonNeeded: "Say why: the creator reads it.",
    numberOfAnother: "Another creator is verified with this ID number.",
    decided: (d) => d.name + " has decided already: " + d.what,
    pendingSubject: "We have your documents",
    pendingMail: "Thank you. Our team will look at your documents, which typically takes 24-48 hours. You can follow it here:",
    approvedSubject: "You are verified",
    approvedMail: "Your identity is confirmed. You can publish from now on:",
    rejectedSubject: "Your verification was not accepted",
    rejectedMail: (d) => "We could not verify you yet. The reason: " + d.reason + "\n\nYou can send your documents again here:",
    notDecided: "Nothing has been decided about it yet, or its creator has sent another since.",
    documentsGone: "Its documents are no longer kept, so nobody could look at them again.",
    waitsAgain: "Taken back. It waits in the queue again.",
    reopenedSubject: "We look at your verification again",
    reopenedMail: (d) => "We took back how we had decided about your verification and look at your documents again. The reason: " + d.reason + "\n\nUntil we have decided you are not verified: you cannot publish, sell or be paid out. What you have earned stays yours. You see here how it stands:"
  },
  fil: {
    bothNeeded: "Mag-upload ng larawan ng ID at ng selfie na hawak ang ID",
    notImage: "Mag-upload ng larawan (JPG, PNG, atbp.)",
    tooLarge: (d) => "Mag-upload ng larawang mas maliit sa " + d.mb + "MB",
    tooManyPixels: "Masyadong maraming pixel ang larawang ito. Kunan ito nang mas mababa ang resolution.",
    unreadable: "Hindi mabuksan ang larawang ito. Pakikunan ulit.",
    tooSmall: "Masyadong maliit ang larawang ito para mabasa. Pakikunan ulit, malapit at malinaw.",
    alreadyVerified: "Verified ka na.",
    alreadyPending: "Nire-review na ang mga dokumento mo.",
    number_used: "Hindi namin makumpirma kung sino ka gamit ang ID na ito. Gumamit ng ibang valid na ID, o mag-contact sa amin.",
    too_young: "Wala ka pa sa tamang edad para maging creator.",
    pending: "Nasa amin na ang mga dokumento mo. Karaniwang 24-48 oras ang review.",
    approved: "Kumpleto na ang Verification!",
    rejected: "Hindi tinanggap ang verification mo.",
    reasonNeeded: "Sabihin kung bakit: mababasa ito ng creator.",
    numberOfAnother: "May ibang creator na verified gamit ang ID number na ito.",
    decided: (d) => "Nagdesisyon na si " + d.name + ": " + d.what,
    pendingSubject: "Nasa amin na ang mga dokumento mo",
    pendingMail: "Salamat. Titingnan ng team namin ang mga dokumento mo, na karaniwang 24-48 oras. Makikita mo rito ang lagay nito:",
    approvedSubject: "Verified ka na",
    approvedMail: "Kumpirmado na kung sino ka. Puwede ka nang mag-publish:",
    rejectedSubject: "Hindi tinanggap ang verification mo",
    rejectedMail: (d) => "Hindi ka pa namin ma-verify. Ang dahilan: " + d.reason + "\n\nPuwede mong ipadala ulit dito ang mga dokumento mo:",
    notDecided: "Wala pang desisyon dito, o may bago nang ipinadala ang creator.",
    documentsGone: "Wala na ang mga dokumento nito, kaya hindi na ito matitingnan ulit.",
    waitsAgain: "Nabawi na. Naghihintay ulit ito sa queue.",
    reopenedSubject: "Titingnan namin ulit ang verification mo",
    reopenedMail: (d) => "Binawi namin ang desisyon namin sa verification mo at titingnan namin ulit ang mga dokumento mo. Ang dahilan: " + d.reason + "\n\nHangga’t wala pang desisyon, hindi ka verified: hindi ka makakapag-publish, makakapagbenta o makakakuha ng payout. Sa iyo pa rin ang kinita mo. Makikita mo rito ang lagay nito:"
  }
};
