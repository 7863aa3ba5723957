// Written by `npm run texts` from reactions.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface ReactionsTexts {
  clientIdUsed: string;
}

export const reactionsTexts: Record<Language, ReactionsTexts> = {
  en: {
    clientIdUsed: "Already used for another post"
  },
  fil: {
    clientIdUsed: "Nagamit na sa ibang post"
  }
};
