// Written by `npm run texts` from people.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface PeopleTexts {
  noted: string;
  signedOut(values: { count: string | number }): string;
  twoFactorReset: string;
}

export const peopleTexts: Record<Language, PeopleTexts> = {
  en: {
    noted: "The note is kept.",
    signedOut: (d) => "Signed out everywhere. Sessions ended: " + d.count + ".",
    twoFactorReset: "Two-factor sign-in is off for this person."
  },
  fil: {
    noted: "Naitago na ang note.",
    signedOut: (d) => "Na-sign out sa lahat. Mga session na natapos: " + d.count + ".",
    twoFactorReset: "Naka-off na ang two-factor sign-in ng taong ito."
  }
};
