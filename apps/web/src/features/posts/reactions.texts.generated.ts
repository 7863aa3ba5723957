// Written by `npm run texts` from reactions.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface ReactionsTexts {
  like: string;
  notLiked: string;
  inAMoment: string;
  comments: string;
  save: string;
  notSaved: string;
}

export const reactionsTexts: Record<Language, ReactionsTexts> = {
  en: {
    like: "Like",
    notLiked: "Not saved",
    inAMoment: "Please try again in a moment.",
    comments: "Comments",
    save: "Save for later",
    notSaved: "The bookmark was not changed"
  },
  fil: {
    like: "I-like",
    notLiked: "Hindi na-save",
    inAMoment: "Pakisubukan ulit maya-maya.",
    comments: "Mga comment",
    save: "I-save para mamaya",
    notSaved: "Hindi nabago ang bookmark"
  }
};
