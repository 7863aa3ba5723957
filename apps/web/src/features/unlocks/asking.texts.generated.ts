// Written by `npm run texts` from asking.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface AskingTexts {
  askTitle: string;
  confirm(values: { credits: string | number }): string;
  forGood: string;
  needMore(values: { credits: string | number }): string;
  priceChanged: string;
  askMessageTitle: string;
  needMoreForMessage(values: { credits: string | number }): string;
  messagePriceChanged: string;
}

export const askingTexts: Record<Language, AskingTexts> = {
  en: {
    askTitle: "Unlock this post?",
    confirm: (d) => "Unlock for " + d.credits,
    forGood: "Yours for good. You will not be charged again.",
    needMore: (d) => "You need <b>" + d.credits + "</b> more to unlock this post.",
    priceChanged: "The price has changed. This is what the post costs now.",
    askMessageTitle: "Unlock this message?",
    needMoreForMessage: (d) => "You need <b>" + d.credits + "</b> more to unlock this message.",
    messagePriceChanged: "The price has changed. This is what the message costs now."
  },
  fil: {
    askTitle: "I-unlock ang post na ito?",
    confirm: (d) => "I-unlock sa " + d.credits,
    forGood: "Sa iyo na ito habambuhay. Hindi ka na sisingilin ulit.",
    needMore: (d) => "Kailangan mo pa ng <b>" + d.credits + "</b> para ma-unlock ang post na ito.",
    priceChanged: "Nagbago ang presyo. Ito na ang halaga ng post ngayon.",
    askMessageTitle: "I-unlock ang message na ito?",
    needMoreForMessage: (d) => "Kailangan mo pa ng <b>" + d.credits + "</b> para ma-unlock ang message na ito.",
    messagePriceChanged: "Nagbago ang presyo. Ito na ang halaga ng message ngayon."
  }
};
