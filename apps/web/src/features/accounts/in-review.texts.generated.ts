// Written by `npm run texts` from in-review.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface InReviewTexts {
  inReview(values: { fields: string | number }): string;
  usernameMeanwhile: string;
  benefits: string;
  fullName: string;
  bio: string;
  location: string;
}

export const inReviewTexts: Record<Language, InReviewTexts> = {
  en: {
    inReview: (d) => "We are looking at what you wrote (" + d.fields + "). Until we have, only you can see it.",
    usernameMeanwhile: "Others see your username in place of your name.",
    benefits: "Benefits",
    fullName: "Full name",
    bio: "About you",
    location: "Location"
  },
  fil: {
    inReview: (d) => "Tinitingnan pa namin ang isinulat mo: " + d.fields + ". Hanggang matapos iyon, ikaw lang ang nakakakita nito.",
    usernameMeanwhile: "Username mo muna ang nakikita ng iba sa halip na pangalan mo.",
    benefits: "Mga benepisyo",
    fullName: "Buong pangalan",
    bio: "Tungkol sa iyo",
    location: "Lugar"
  }
};
