// Written by `npm run texts` from saving.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface SavingTexts {
  save: string;
  notSaved: string;
}

export const savingTexts: Record<Language, SavingTexts> = {
  en: {
    save: "Save for later",
    notSaved: "The bookmark was not changed"
  },
  fil: {
    save: "I-save para mamaya",
    notSaved: "Hindi nabago ang bookmark"
  }
};
