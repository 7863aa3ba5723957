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
  newVersionText(values: { version: string | number }): string;
  accept: string;
  newVersionNot: string;
  notAccepted: string;
  tryAgain: string;
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
    newVersionText: (d) => "Version " + d.version + " is in force. Please read what has changed, and say whether you accept it before you go on.",
    accept: "I have read and accept them",
    newVersionNot: "I do not accept them: take my data or close my account",
    notAccepted: "Not recorded",
    tryAgain: "Please try again."
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
    newVersionText: (d) => "May bisa na ang bersyon " + d.version + ". Basahin ang nagbago, at sabihin kung tinatanggap mo ito bago ka magpatuloy.",
    accept: "Nabasa ko at tinatanggap ko",
    newVersionNot: "Hindi ko tinatanggap: kunin ang data ko o isara ang account ko",
    notAccepted: "Hindi naitala",
    tryAgain: "Subukan ulit."
  }
};
