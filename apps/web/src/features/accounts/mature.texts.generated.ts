// Written by `npm run texts` from mature.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface MatureTexts {
  show: string;
  membersOnly: string;
  signIn: string;
  notSaved: string;
}

export const matureTexts: Record<Language, MatureTexts> = {
  en: {
    show: "Show 18+ Content",
    membersOnly: "18+ content is for members who are 18 or older.",
    signIn: "Sign in",
    notSaved: "Not saved"
  },
  fil: {
    show: "Ipakita ang 18+ na Content",
    membersOnly: "Para sa mga member na 18 pataas ang 18+ na content.",
    signIn: "Mag-sign in",
    notSaved: "Hindi na-save"
  }
};
