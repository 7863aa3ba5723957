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
  loading: string;
  loadFailed: string;
}

export const legalTexts: Record<Language, LegalTexts> = {
  en: {
    version: (d) => "Version " + d.version + ", in force from " + d.date,
    otherDocuments: "The other documents",
    terms: "Terms of Service",
    privacy: "Privacy Policy",
    acceptableUse: "Acceptable Use Policy",
    communityGuidelines: "Community Guidelines",
    creatorConsent: "Creator Consent",
    loading: "Loading the document",
    loadFailed: "Failed to load the document"
  },
  fil: {
    version: (d) => "Bersyon " + d.version + ", may bisa mula " + d.date,
    otherDocuments: "Ang iba pang dokumento",
    terms: "Terms of Service",
    privacy: "Privacy Policy",
    acceptableUse: "Acceptable Use Policy",
    communityGuidelines: "Community Guidelines",
    creatorConsent: "Creator Consent",
    loading: "Nilo-load ang dokumento",
    loadFailed: "Hindi ma-load ang dokumento"
  }
};
