// Written by `npm run texts` from settings.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface SettingsTexts {
  saved: string;
  changedBy(values: { name: string | number }): string;
  changedBySomebody: string;
  overAll: string;
  secondShorter: string;
  minAboveMax: string;
  bonusAboveBase: string;
  eachPackOnce: string;
}

export const settingsTexts: Record<Language, SettingsTexts> = {
  en: {
    saved: "Settings saved",
    changedBy: (d) => d.name + " has changed the settings since you opened them. Please look at them again.",
    changedBySomebody: "Somebody has changed the settings since you opened them. Please look at them again.",
    overAll: "Creators and affiliates together cannot get more than 100%",
    secondShorter: "The second suspension cannot be shorter than the first",
    minAboveMax: "The smallest amount cannot be higher than the largest",
    bonusAboveBase: "A bonus cannot be more than the credits paid for",
    eachPackOnce: "Each pack is named once"
  },
  fil: {
    saved: "Na-save ang settings",
    changedBy: (d) => "Binago na ni " + d.name + " ang settings mula nang buksan mo ang mga ito. Pakitingnan ulit.",
    changedBySomebody: "May nagbago na ng settings mula nang buksan mo ang mga ito. Pakitingnan ulit.",
    overAll: "Hindi puwedeng lumampas sa 100% ang parte ng creators at affiliates",
    secondShorter: "Hindi puwedeng mas maikli ang pangalawang suspension kaysa una",
    minAboveMax: "Hindi puwedeng mas mataas ang pinakamababa kaysa pinakamataas",
    bonusAboveBase: "Hindi puwedeng mas marami ang bonus kaysa credits na binayaran",
    eachPackOnce: "Isang beses lang ang bawat pack"
  }
};
