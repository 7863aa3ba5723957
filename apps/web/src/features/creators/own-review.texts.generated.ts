// Written by `npm run texts` from own-review.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface OwnReviewTexts {
  inReview(values: { fields: string | number }): string;
  usernameMeanwhile: string;
  name: string;
  bio: string;
  location: string;
  benefits: string;
}

export const ownReviewTexts: Record<Language, OwnReviewTexts> = {
  en: {
    inReview: (d) => "We are looking at what you wrote (" + d.fields + "). Until we have, only you can see it.",
    usernameMeanwhile: "Others see your username in place of your name.",
    name: "name",
    bio: "bio",
    location: "location",
    benefits: "benefits"
  },
  fil: {
    inReview: (d) => "Tinitingnan pa namin ang isinulat mo: " + d.fields + ". Hanggang matapos iyon, ikaw lang ang nakakakita nito.",
    usernameMeanwhile: "Username mo muna ang nakikita ng iba sa halip na pangalan mo.",
    name: "pangalan",
    bio: "bio",
    location: "lokasyon",
    benefits: "mga benepisyo"
  }
};
