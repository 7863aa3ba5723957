// Written by `npm run texts` from tip-button.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface TipButtonTexts {
  sendTip: string;
}

export const tipButtonTexts: Record<Language, TipButtonTexts> = {
  en: {
    sendTip: "Send Tip"
  },
  fil: {
    sendTip: "Mag-tip"
  }
};
