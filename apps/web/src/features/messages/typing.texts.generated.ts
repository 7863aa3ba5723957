// Written by `npm run texts` from typing.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface TypingTexts {
  typing: string;
  typingBy(values: { name: string | number }): string;
}

export const typingTexts: Record<Language, TypingTexts> = {
  en: {
    typing: "is typing…",
    typingBy: (d) => d.name + " is typing…"
  },
  fil: {
    typing: "nagta-type…",
    typingBy: (d) => "Nagta-type si " + d.name + "…"
  }
};
