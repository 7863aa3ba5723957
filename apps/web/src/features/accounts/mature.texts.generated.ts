// Written by `npm run texts` from mature.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface MatureTexts {
  show: string;
  membersOnly: string;
  signIn: string;
  notSaved: string;
  ageTitle(values: { age: string | number }): string;
  ageText: string;
  ageYes(values: { age: string | number }): string;
  saving: string;
}

export const matureTexts: Record<Language, MatureTexts> = {
  en: {
    show: "Show 18+ Content",
    membersOnly: "18+ content is for members who are 18 or older.",
    signIn: "Sign in",
    notSaved: "Not saved",
    ageTitle: (d) => "Are you " + d.age + " or older?",
    ageText: "Turning safe mode off shows you mature posts. We ask only once.",
    ageYes: (d) => "I am " + d.age + " or older",
    saving: "Saving…"
  },
  fil: {
    show: "Ipakita ang 18+ na Content",
    membersOnly: "Para sa mga member na 18 pataas ang 18+ na content.",
    signIn: "Mag-sign in",
    notSaved: "Hindi na-save",
    ageTitle: (d) => d.age + " taong gulang ka na ba pataas?",
    ageText: "Kapag naka-off ang safe mode, makikita mo ang mga mature na post. Isang beses lang namin itong itatanong.",
    ageYes: (d) => d.age + " taong gulang na ako pataas",
    saving: "Sine-save…"
  }
};
