// Written by `npm run texts` from saving.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface SavingTexts {
  save: string;
  notSaved: string;
  notTakenOut: string;
}

export const savingTexts: Record<Language, SavingTexts> = {
  en: {
    save: "Save for later",
    notSaved: "The post was not saved",
    notTakenOut: "The post is still saved"
  },
  fil: {
    save: "I-save para mamaya",
    notSaved: "Hindi na-save ang post",
    notTakenOut: "Naka-save pa rin ang post"
  }
};
