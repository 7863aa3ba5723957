// Written by `npm run texts` from social-links.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface SocialLinksTexts {
  title: string;
  lead: string;
  loadFailed: string;
  example: string;
  shows(values: { name: string | number }): string;
  url_invalid: string;
  url_scheme: string;
  tooLong(values: { count: string | number }): string;
  validationTitle: string;
  validationText: string;
  save: string;
  savedTitle: string;
  saveFailed: string;
  saveFailedText: string;
  inReview(values: { names: string | number }): string;
}

export const socialLinksTexts: Record<Language, SocialLinksTexts> = {
  en: {
    title: "Social Links",
    lead: "Where else fans find you. Only what is switched on is shown on your profile.",
    loadFailed: "Failed to load social media links",
    example: "https://…",
    shows: (d) => "Show " + d.name + " on my profile",
    url_invalid: "Please enter a valid URL",
    url_scheme: "URL must use HTTP or HTTPS",
    tooLong: (d) => "At most " + d.count + " characters",
    validationTitle: "Validation Error",
    validationText: "Please fix the invalid URLs before saving.",
    save: "Save Links",
    savedTitle: "Social Links Updated!",
    saveFailed: "Save Failed",
    saveFailedText: "Failed to save social media links. Please try again.",
    inReview: (d) => "We are looking at these links: " + d.names + ". Until that is done only you see them."
  },
  fil: {
    title: "Mga Social Link",
    lead: "Saan ka pa makikita ng fans. Ang naka-on lang ang ipinapakita sa profile mo.",
    loadFailed: "Hindi ma-load ang mga social media link",
    example: "https://…",
    shows: (d) => "Ipakita ang " + d.name + " sa profile ko",
    url_invalid: "Maglagay ng tamang URL",
    url_scheme: "Dapat HTTP o HTTPS ang URL",
    tooLong: (d) => "Hanggang " + d.count + " character lang",
    validationTitle: "May Mali",
    validationText: "Ayusin muna ang mga maling URL bago i-save.",
    save: "I-save ang mga Link",
    savedTitle: "Na-update ang mga Social Link!",
    saveFailed: "Hindi Na-save",
    saveFailedText: "Hindi na-save ang mga social media link. Pakisubukan ulit.",
    inReview: (d) => "Tinitingnan pa namin ang mga link na ito: " + d.names + ". Hanggang matapos iyon, ikaw lang ang nakakakita ng mga ito."
  }
};
