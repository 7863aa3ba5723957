// Written by `npm run texts` from legal.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface LegalTexts {
  version(values: { version: string | number; date: string | number }): string;
  otherDocuments: string;
  terms: string;
  privacy: string;
  acceptableUse: string;
  communityGuidelines: string;
  creatorConsent: string;
  contentModeration: string;
  refunds: string;
  affiliateTerms: string;
  fanCreatorAgreement: string;
  back: string;
  questions: string;
  writeToUs: string;
  governingLaw: string;
  loading: string;
  loadFailed: string;
  newVersionTitle: string;
  newVersionText(values: { version: string | number; day: string | number }): string;
  accept: string;
  notAccepted: string;
  tryAgain: string;
  withoutIt: string;
  notNow: string;
  versionNumber(values: { version: string | number }): string;
  allVersions: string;
  readNew: string;
  readInForce: string;
  holdsFrom(values: { version: string | number; day: string | number }): string;
  oneVersion: string;
  willHold(values: { day: string | number }): string;
  holdsSince(values: { day: string | number }): string;
  heldUntil(values: { day: string | number }): string;
  announcedOn(values: { day: string | number }): string;
  acceptedOn(values: { day: string | number }): string;
  versionsTitle: string;
  versionsLead: string;
  loadingVersions: string;
  versionsFailed: string;
  gotIt: string;
  readAndAccept: string;
  toAccept(values: { version: string | number }): string;
  acceptedTitle: string;
}

export const legalTexts: Record<Language, LegalTexts> = {
  en: {
    version: (d) => "Version " + d.version + " · Last updated: " + d.date,
    otherDocuments: "The other documents",
    terms: "Terms of Service",
    privacy: "Privacy Policy",
    acceptableUse: "Acceptable Use Policy",
    communityGuidelines: "Community Guidelines",
    creatorConsent: "Creator Consent",
    contentModeration: "Content Moderation Policy",
    refunds: "Refund Policy",
    affiliateTerms: "Affiliate Terms",
    fanCreatorAgreement: "Fan–Creator Agreement",
    back: "Back to Home",
    questions: "Questions about this document?",
    writeToUs: "Write to us",
    governingLaw: "This document is governed by the law of the Republic of the Philippines.",
    loading: "Loading the document",
    loadFailed: "Failed to load the document",
    newVersionTitle: "Our documents have changed",
    newVersionText: (d) => "Version " + d.version + " took effect on " + d.day + ". What changed:",
    accept: "I have read and accept them",
    notAccepted: "Not recorded",
    tryAgain: "Please try again.",
    withoutIt: "You can still read, cancel subscriptions, ask for refunds, download your data and close your account without accepting.",
    notNow: "Not now",
    versionNumber: (d) => "Version " + d.version,
    allVersions: "All versions",
    readNew: "Read the new version",
    readInForce: "Read the current version",
    holdsFrom: (d) => "Version " + d.version + " of our documents takes effect on " + d.day + ".",
    oneVersion: "This is one version of the document. The percentages, amounts and days in it are the current ones.",
    willHold: (d) => "takes effect on " + d.day,
    holdsSince: (d) => "in force since " + d.day,
    heldUntil: (d) => "in force until " + d.day,
    announcedOn: (d) => "announced on " + d.day,
    acceptedOn: (d) => "you accepted it on " + d.day,
    versionsTitle: "Versions of our documents",
    versionsLead: "Every version, when it took effect and what it changed. You can still read all of them.",
    loadingVersions: "Loading the versions",
    versionsFailed: "Failed to load the versions",
    gotIt: "Got it",
    readAndAccept: "See what changed",
    toAccept: (d) => "Version " + d.version + " of our documents is in force. Accept it before you buy or use credits, publish or ask for a payout again.",
    acceptedTitle: "Documents you accepted"
  },
  fil: {
    version: (d) => "Bersyon " + d.version + " · Huling na-update: " + d.date,
    otherDocuments: "Ang iba pang dokumento",
    terms: "Terms of Service",
    privacy: "Privacy Policy",
    acceptableUse: "Acceptable Use Policy",
    communityGuidelines: "Community Guidelines",
    creatorConsent: "Creator Consent",
    contentModeration: "Content Moderation Policy",
    refunds: "Refund Policy",
    affiliateTerms: "Affiliate Terms",
    fanCreatorAgreement: "Fan–Creator Agreement",
    back: "Bumalik sa Home",
    questions: "May tanong tungkol sa dokumentong ito?",
    writeToUs: "Sumulat sa amin",
    governingLaw: "Batas ng Republika ng Pilipinas ang sumasaklaw sa dokumentong ito.",
    loading: "Nilo-load ang dokumento",
    loadFailed: "Hindi ma-load ang dokumento",
    newVersionTitle: "May pagbabago sa mga dokumento namin",
    newVersionText: (d) => "May bisa na ang bersyon " + d.version + " mula noong " + d.day + ". Ang nagbago:",
    accept: "Nabasa ko at tinatanggap ko",
    notAccepted: "Hindi naitala",
    tryAgain: "Subukan ulit.",
    withoutIt: "Kahit hindi mo ito tanggapin, puwede ka pa ring magbasa, mag-cancel ng subscription, humingi ng refund, mag-download ng data mo at magsara ng account.",
    notNow: "Hindi muna",
    versionNumber: (d) => "Bersyon " + d.version,
    allVersions: "Lahat ng bersyon",
    readNew: "Basahin ang bagong bersyon",
    readInForce: "Basahin ang kasalukuyang bersyon",
    holdsFrom: (d) => "Magkakabisa ang bersyon " + d.version + " ng mga dokumento namin sa " + d.day + ".",
    oneVersion: "Isang bersyon ito ng dokumento. Kasalukuyan ang mga porsiyento, halaga at araw na nakasulat dito.",
    willHold: (d) => "magkakabisa sa " + d.day,
    holdsSince: (d) => "may bisa mula noong " + d.day,
    heldUntil: (d) => "may bisa hanggang " + d.day,
    announcedOn: (d) => "inanunsyo noong " + d.day,
    acceptedOn: (d) => "tinanggap mo noong " + d.day,
    versionsTitle: "Mga bersyon ng mga dokumento namin",
    versionsLead: "Ang lahat ng bersyon, kung kailan nagkabisa, at kung ano ang binago. Mababasa mo pa rin ang lahat.",
    loadingVersions: "Nilo-load ang mga bersyon",
    versionsFailed: "Hindi ma-load ang mga bersyon",
    gotIt: "Sige",
    readAndAccept: "Tingnan ang nagbago",
    toAccept: (d) => "May bisa na ang bersyon " + d.version + " ng mga dokumento namin. Tanggapin ito bago ka muling bumili o gumamit ng credits, mag-publish o humiling ng payout.",
    acceptedTitle: "Mga dokumentong tinanggap mo"
  }
};
