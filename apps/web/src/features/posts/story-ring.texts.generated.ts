// Written by `npm run texts` from story-ring.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface StoryRingTexts {
  open(values: { name: string | number }): string;
  openNew(values: { name: string | number }): string;
}

export const storyRingTexts: Record<Language, StoryRingTexts> = {
  en: {
    open: (d) => d.name + "’s stories",
    openNew: (d) => d.name + "’s new stories"
  },
  fil: {
    open: (d) => "Mga story ni " + d.name,
    openNew: (d) => "Mga bagong story ni " + d.name
  }
};
