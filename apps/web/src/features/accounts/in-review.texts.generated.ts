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
    inReview: (d) => "We are reviewing what you wrote (" + d.fields + "). Until then, only you can see it.",
    usernameMeanwhile: "Others see your username instead of your name for now.",
    benefits: "Benefits",
    fullName: "Full name",
    bio: "About you",
    location: "Location"
  },
  fil: {
    inReview: (d) => "Nire-review pa namin ang isinulat mo: " + d.fields + ". Ikaw lang muna ang nakakakita nito.",
    usernameMeanwhile: "Username mo muna ang nakikita ng iba imbes na pangalan mo.",
    benefits: "Mga benepisyo",
    fullName: "Buong pangalan",
    bio: "Tungkol sa iyo",
    location: "Lugar"
  }
};
