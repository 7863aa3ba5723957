// Written by `npm run texts` from letter.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface LetterTexts {
  hello(values: { name: string | number }): string;
}

export const letterTexts: Record<Language, LetterTexts> = {
  en: {
    hello: (d) => "Hello " + d.name + ","
  },
  fil: {
    hello: (d) => "Kumusta " + d.name + ","
  }
};
