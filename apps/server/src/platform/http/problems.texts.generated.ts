// Written by `npm run texts` from problems.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface ProblemsTexts {
  notJson: string;
  emptyBody: string;
  wrongLength: string;
  bodyTooLarge: string;
  sendJson: string;
  badAddress: string;
  sendForm: string;
  fileTooLarge: string;
  tooManyParts: string;
  tooManyFiles: string;
  tooManyFields: string;
  fieldName: string;
  bodyCharacters: string;
  addressCharacters: string;
  sessionEnded: string;
  signInFirst: string;
  creatorsOnly: string;
  verifyFirst: string;
  adminsOnly: string;
  fansBuy: string;
  fansWallet: string;
  fansFollow: string;
  fansSubscribe: string;
  fansTip: string;
  fansGive: string;
  creatorsVerify: string;
  fansUnlock: string;
  tooManyRequests(values: { wait: string | number }): string;
  uploadStopped: string;
  uploadsOfOne: string;
  uploadsOfAll: string;
  fieldTooLong(values: { field: string | number }): string;
  noFileField(values: { field: string | number }): string;
  notFileField: string;
  formBroken: string;
  keyForm: string;
  keyFormShort: string;
  stillAnswering: string;
  keyReused: string;
  foreignCursor: string;
  noCursor: string;
  otherSite: string;
  crowded: string;
  filesTooLarge: string;
  twoFactorFirst: string;
  creatorsRefer: string;
  storeAway: string;
  noRoom: string;
  otherPart(values: { part: string | number }): string;
  part_moderation: string;
  part_appeals: string;
  part_removals: string;
  part_verification: string;
  part_templates: string;
  part_people: string;
  part_access: string;
  part_contact: string;
  part_credits: string;
  part_refunds: string;
  part_payouts: string;
  part_settlements: string;
  part_coupons: string;
  part_affiliates: string;
  part_analytics: string;
  part_audit: string;
  part_settings: string;
  part_staff: string;
  part_books: string;
  part_tax: string;
}

export const problemsTexts: Record<Language, ProblemsTexts> = {
  en: {
    notJson: "The body is not valid JSON.",
    emptyBody: "The body is empty.",
    wrongLength: "The body does not have the announced length.",
    bodyTooLarge: "The body is too large.",
    sendJson: "Send application/json.",
    badAddress: "The address could not be read.",
    sendForm: "Send multipart/form-data.",
    fileTooLarge: "A file is too large.",
    tooManyParts: "The form has too many parts.",
    tooManyFiles: "The form has too many files.",
    tooManyFields: "The form has too many fields.",
    fieldName: "A field has a name that is not allowed.",
    bodyCharacters: "The body holds characters or keys that are not allowed.",
    addressCharacters: "The address holds characters that are not allowed.",
    sessionEnded: "Your session has ended. Please sign in again.",
    signInFirst: "Please sign in to do this.",
    creatorsOnly: "Only creators can do this",
    verifyFirst: "Verify your identity first.",
    adminsOnly: "Admin access required",
    fansBuy: "Only fans can purchase credits",
    fansWallet: "Credit wallet is only available for fans",
    fansFollow: "Only fans can follow creators",
    fansSubscribe: "Only fans can subscribe to creators",
    fansTip: "Only fans can send tips",
    fansGive: "Only fans can give gifts",
    creatorsVerify: "Only creators need to be verified",
    fansUnlock: "Only fans can unlock content",
    tooManyRequests: (d) => "Too many requests. Try again in " + d.wait + ".",
    uploadStopped: "The upload stopped for too long.",
    uploadsOfOne: "You already have several uploads in progress. Wait for one of them to finish.",
    uploadsOfAll: "Too many files are being uploaded right now. Try again in a few seconds.",
    fieldTooLong: (d) => "The field " + d.field + " is too long.",
    noFileField: (d) => d.field + " is not a file field of this form.",
    notFileField: "Not a file field",
    formBroken: "The form arrived incomplete.",
    keyForm: "Idempotency-Key must be 1 to 200 visible characters.",
    keyFormShort: "Use 1 to 200 visible characters",
    stillAnswering: "The first request with this key is still being answered.",
    keyReused: "This Idempotency-Key was used for another request.",
    foreignCursor: "This cursor is not one of ours.",
    noCursor: "Not a cursor",
    otherSite: "This was sent from another site. Open Likha and try again.",
    crowded: "Many people share your network's address. Solve the captcha to continue.",
    filesTooLarge: "Together, the files are too large.",
    twoFactorFirst: "Set up two-factor sign-in first.",
    creatorsRefer: "Affiliate program is only available for creators",
    storeAway: "Photos and videos are not available right now. Everything else works. Please try again in a few seconds.",
    noRoom: "Our storage is full, so nothing was saved. We are working on it. Please try again later.",
    otherPart: (d) => "Your role does not include this: " + d.part + ". An owner can change your role.",
    part_moderation: "moderation",
    part_appeals: "appeals",
    part_removals: "removal requests",
    part_verification: "verification",
    part_templates: "templates",
    part_people: "people",
    part_access: "help with signing in",
    part_contact: "contact messages",
    part_credits: "credits and the rate",
    part_refunds: "refunds and disputes",
    part_payouts: "payouts",
    part_settlements: "settlements",
    part_coupons: "coupons",
    part_affiliates: "affiliates",
    part_analytics: "analytics",
    part_audit: "the audit log",
    part_settings: "product settings",
    part_staff: "the staff",
    part_books: "the books",
    part_tax: "tax"
  },
  fil: {
    notJson: "Hindi tamang JSON ang body.",
    emptyBody: "Walang laman ang body.",
    wrongLength: "Iba ang haba ng body sa nakasaad.",
    bodyTooLarge: "Masyadong malaki ang body.",
    sendJson: "Magpadala ng application/json.",
    badAddress: "Hindi mabasa ang address.",
    sendForm: "Magpadala ng multipart/form-data.",
    fileTooLarge: "May file na masyadong malaki.",
    tooManyParts: "Masyadong maraming bahagi ang form.",
    tooManyFiles: "Masyadong maraming file ang form.",
    tooManyFields: "Masyadong maraming field ang form.",
    fieldName: "May field na hindi puwede ang pangalan.",
    bodyCharacters: "May character o key sa body na hindi puwede.",
    addressCharacters: "May character sa address na hindi puwede.",
    sessionEnded: "Natapos na ang session mo. Mag-sign in ulit.",
    signInFirst: "Mag-sign in muna para magawa ito.",
    creatorsOnly: "Creators lang ang puwedeng gumawa nito",
    verifyFirst: "Magpa-verify muna.",
    adminsOnly: "Kailangan ng admin access",
    fansBuy: "Fans lang ang puwedeng bumili ng credits",
    fansWallet: "Para sa fans lang ang credit wallet",
    fansFollow: "Fans lang ang puwedeng mag-follow ng creators",
    fansSubscribe: "Fans lang ang puwedeng mag-subscribe sa creators",
    fansTip: "Fans lang ang puwedeng magpadala ng tip",
    fansGive: "Fans lang ang puwedeng magregalo",
    creatorsVerify: "Mga creator lang ang kailangang ma-verify",
    fansUnlock: "Fans lang ang puwedeng mag-unlock ng content",
    tooManyRequests: (d) => "Masyadong maraming request. Subukan ulit pagkalipas ng " + d.wait + ".",
    uploadStopped: "Masyadong matagal na huminto ang upload.",
    uploadsOfOne: "Marami ka pang upload na hindi tapos. Hintaying may matapos na isa.",
    uploadsOfAll: "Napakaraming file ang ina-upload ngayon. Subukan ulit pagkalipas ng ilang segundo.",
    fieldTooLong: (d) => "Masyadong mahaba ang field na " + d.field + ".",
    noFileField: (d) => "Hindi file field ng form na ito ang " + d.field + ".",
    notFileField: "Hindi file field",
    formBroken: "Hindi kumpleto ang dumating na form.",
    keyForm: "Dapat may 1 hanggang 200 na nakikitang character ang Idempotency-Key.",
    keyFormShort: "Gumamit ng 1 hanggang 200 na nakikitang character",
    stillAnswering: "Sinasagot pa ang unang request na may ganitong key.",
    keyReused: "Nagamit na sa ibang request ang Idempotency-Key na ito.",
    foreignCursor: "Hindi sa amin ang cursor na ito.",
    noCursor: "Hindi cursor",
    otherSite: "Galing ito sa ibang site. Buksan ang Likha at subukan ulit.",
    crowded: "Marami ang gumagamit ng address ng network mo. Sagutan ang captcha para makapagpatuloy.",
    filesTooLarge: "Masyadong malaki ang mga file kapag pinagsama.",
    twoFactorFirst: "I-set up muna ang two-factor sign-in.",
    creatorsRefer: "Para sa creators lang ang affiliate program",
    storeAway: "Hindi available ang mga larawan at video sa ngayon. Gumagana ang lahat ng iba pa. Pakisubukan ulit pagkalipas ng ilang segundo.",
    noRoom: "Puno na ang storage namin kaya walang na-save. Inaayos na namin ito. Pakisubukan ulit mamaya.",
    otherPart: (d) => "Hindi ito sakop ng role mo: " + d.part + ". Owner ang makakapagpalit ng role mo.",
    part_moderation: "moderation",
    part_appeals: "mga apela",
    part_removals: "mga removal request",
    part_verification: "verification",
    part_templates: "mga template",
    part_people: "mga tao",
    part_access: "tulong sa pag-sign in",
    part_contact: "mga message sa contact",
    part_credits: "credits at rate",
    part_refunds: "mga refund at dispute",
    part_payouts: "mga payout",
    part_settlements: "mga settlement",
    part_coupons: "mga coupon",
    part_affiliates: "mga affiliate",
    part_analytics: "analytics",
    part_audit: "audit log",
    part_settings: "product settings",
    part_staff: "staff",
    part_books: "books",
    part_tax: "buwis"
  }
};
