// Written by `npm run texts` from settings-page.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface SettingsPageTexts {
  title: string;
}

export const settingsPageTexts: Record<Language, SettingsPageTexts> = {
  en: {
    title: "Settings"
  },
  fil: {
    title: "Settings"
  }
};
