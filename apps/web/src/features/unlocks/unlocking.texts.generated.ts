// Written by `npm run texts` from unlocking.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface UnlockingTexts {
  unlockedToast: string;
  yoursBalance(values: { credits: string | number }): string;
  failed: string;
  failedText: string;
  unlocked: string;
  unlocking: string;
  unlockNow: string;
  atRate(values: { pesos: string | number }): string;
  askTitle: string;
  confirm(values: { credits: string | number }): string;
  forGood: string;
  needMore(values: { credits: string | number }): string;
  priceChanged: string;
  askMessageTitle: string;
  needMoreForMessage(values: { credits: string | number }): string;
  messagePriceChanged: string;
}

export const unlockingTexts: Record<Language, UnlockingTexts> = {
  en: {
    unlockedToast: "Content Unlocked!",
    yoursBalance: (d) => "Yours for good. Your balance is " + d.credits + ".",
    failed: "Unlock Failed",
    failedText: "Failed to unlock content. Please try again.",
    unlocked: "Unlocked",
    unlocking: "Unlocking...",
    unlockNow: "Unlock Now",
    atRate: (d) => d.pesos + " at the current rate",
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
    unlockedToast: "Na-unlock na ang Content!",
    yoursBalance: (d) => "Sa iyo na ito habambuhay. " + d.credits + " na ang balance mo.",
    failed: "Hindi Na-unlock",
    failedText: "Hindi ma-unlock ang content. Pakisubukan ulit.",
    unlocked: "Na-unlock na",
    unlocking: "Ina-unlock...",
    unlockNow: "I-unlock Na",
    atRate: (d) => d.pesos + " sa kasalukuyang rate",
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
