// Written by `npm run texts` from open-or-decided.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface OpenOrDecidedTexts {
  open: string;
  decided: string;
}

export const openOrDecidedTexts: Record<Language, OpenOrDecidedTexts> = {
  en: {
    open: "Waiting",
    decided: "Decided"
  },
  fil: {
    open: "Naghihintay",
    decided: "May desisyon na"
  }
};
