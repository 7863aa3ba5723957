// Written by `npm run texts` from unlocks.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface UnlocksTexts {
  gone: string;
  notForSale: string;
  unlocked: string;
  notReady: string;
  priceChanged(values: { credits: string | number }): string;
}

export const unlocksTexts: Record<Language, UnlocksTexts> = {
  en: {
    gone: "This content does not exist or is no longer offered.",
    notForSale: "This post does not have to be unlocked.",
    unlocked: "Content Unlocked!",
    notReady: "This video is still being processed. You can unlock it once it can be played.",
    priceChanged: (d) => "This post costs " + d.credits + " now. Have a look before you go on."
  },
  fil: {
    gone: "Wala ang content na ito o hindi na inaalok.",
    notForSale: "Hindi kailangang i-unlock ang post na ito.",
    unlocked: "Na-unlock na ang Content!",
    notReady: "Pinoproseso pa ang video na ito. Puwede mo itong i-unlock kapag napapanood na.",
    priceChanged: (d) => d.credits + " na ang post na ito ngayon. Tingnan muna bago magpatuloy."
  }
};
