// Written by `npm run texts` from alone.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface AloneTexts {
  alone: string;
  giveRole: string;
  ownersGive: string;
}

export const aloneTexts: Record<Language, AloneTexts> = {
  en: {
    alone: "This would take two people, but nobody else may decide it yet. Your decision is enough, and the record says so.",
    giveRole: "Give somebody the finance role",
    ownersGive: "An owner can give somebody else the finance role."
  },
  fil: {
    alone: "Dalawang tao sana ang kailangan dito, pero wala pang ibang puwedeng magdesisyon. Sapat na ang desisyon mo, at nakatala iyon.",
    giveRole: "Bigyan ng role sa finance ang iba",
    ownersGive: "Puwedeng bigyan ng owner ng role sa finance ang iba."
  }
};
