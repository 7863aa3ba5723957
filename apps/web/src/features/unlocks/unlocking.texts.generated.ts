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
    atRate: (d) => d.pesos + " at the current rate"
  },
  fil: {
    unlockedToast: "Na-unlock na ang Content!",
    yoursBalance: (d) => "Sa iyo na ito habambuhay. " + d.credits + " na ang balance mo.",
    failed: "Hindi Na-unlock",
    failedText: "Hindi ma-unlock ang content. Pakisubukan ulit.",
    unlocked: "Na-unlock na",
    unlocking: "Ina-unlock...",
    unlockNow: "I-unlock Na",
    atRate: (d) => d.pesos + " sa kasalukuyang rate"
  }
};
