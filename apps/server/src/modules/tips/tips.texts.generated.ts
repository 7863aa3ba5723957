// Written by `npm run texts` from tips.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface TipsTexts {
  sent: string;
}

export const tipsTexts: Record<Language, TipsTexts> = {
  en: {
    sent: "Your tip was sent. Salamat!"
  },
  fil: {
    sent: "Naipadala na ang tip mo. Salamat!"
  }
};
