// Written by `npm run texts` from more-dialog.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface MoreDialogTexts {
  share: string;
  shared(values: { title: string | number; name: string | number }): string;
}

export const moreDialogTexts: Record<Language, MoreDialogTexts> = {
  en: {
    share: "Share",
    shared: (d) => d.title + " by " + d.name
  },
  fil: {
    share: "I-share",
    shared: (d) => d.title + " ni " + d.name
  }
};
