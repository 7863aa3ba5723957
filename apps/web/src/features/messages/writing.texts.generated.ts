// Written by `npm run texts` from writing.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface WritingTexts {
  message: string;
  messageName(values: { name: string | number }): string;
  notOpened: string;
  inAMoment: string;
}

export const writingTexts: Record<Language, WritingTexts> = {
  en: {
    message: "Message",
    messageName: (d) => "Message " + d.name,
    notOpened: "The conversation was not opened",
    inAMoment: "Please try again in a moment."
  },
  fil: {
    message: "Mag-message",
    messageName: (d) => "Mag-message kay " + d.name,
    notOpened: "Hindi nabuksan ang usapan",
    inAMoment: "Subukan ulit maya-maya."
  }
};
