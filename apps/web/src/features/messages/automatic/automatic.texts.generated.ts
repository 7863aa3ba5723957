// Written by `npm run texts` from automatic.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';
import { plural, strictNumber } from "@messageformat/runtime";
import { en, fil } from "@messageformat/runtime/lib/cardinals";

export interface AutomaticTexts {
  title: string;
  lead: string;
  loading: string;
  failed: string;
  welcome: string;
  welcomeHint: string;
  ended: string;
  endedHint: string;
  text: string;
  left(values: { count: number }): string;
  isOn: string;
  needsWords: string;
  save: string;
  savedOn: string;
  savedOff: string;
  notSaved: string;
  tryAgain: string;
}

export const automaticTexts: Record<Language, AutomaticTexts> = {
  en: {
    title: "Automatic messages",
    lead: "Write it once. We send it for you, under your name.",
    loading: "Loading your automatic messages",
    failed: "Failed to load your automatic messages",
    welcome: "Welcome to new subscribers",
    welcomeHint: "Soon after someone subscribes, free or paid. Each fan gets it once.",
    ended: "When a paid subscription ends",
    endedHint: "Soon after it ends because it was cancelled or could not be renewed.",
    text: "Message",
    left: (d) => "" + plural(d.count, 0, en, { one: strictNumber("en", d.count, 0, "count") + " character left", other: strictNumber("en", d.count, 0, "count") + " characters left" }),
    isOn: "Send this message",
    needsWords: "Write the message, or turn it off.",
    save: "Save",
    savedOn: "Saved. We send it from now on.",
    savedOff: "Saved. It is off, so nobody gets it.",
    notSaved: "Not saved",
    tryAgain: "Check your connection and try again."
  },
  fil: {
    title: "Mga awtomatikong message",
    lead: "Isulat nang isang beses. Kami ang magpapadala, sa pangalan mo.",
    loading: "Nilo-load ang mga awtomatikong message mo",
    failed: "Hindi ma-load ang mga awtomatikong message mo",
    welcome: "Pagbati sa mga bagong subscriber",
    welcomeHint: "Ilang sandali matapos mag-subscribe, may bayad man o wala. Isang beses lang sa bawat fan.",
    ended: "Kapag natapos ang bayad na subscription",
    endedHint: "Ilang sandali matapos itong matapos dahil kinansela o hindi na-renew.",
    text: "Message",
    left: (d) => "" + plural(d.count, 0, fil, { "1": strictNumber("fil", d.count, 0, "count") + " character na lang", other: strictNumber("fil", d.count, 0, "count") + " character na lang" }),
    isOn: "Ipadala ang message na ito",
    needsWords: "Isulat ang message, o i-off ito.",
    save: "I-save",
    savedOn: "Na-save. Ipapadala na ito mula ngayon.",
    savedOff: "Na-save. Naka-off ito, kaya walang makakatanggap.",
    notSaved: "Hindi na-save",
    tryAgain: "Tingnan ang connection mo at subukan ulit."
  }
};
