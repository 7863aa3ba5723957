// Written by `npm run texts` from settings-page.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface SettingsPageTexts {
  title: string;
  showRecord: string;
  showMessageSettings: string;
}

export const settingsPageTexts: Record<Language, SettingsPageTexts> = {
  en: {
    title: "Settings",
    showRecord: "Show strikes and accepted documents",
    showMessageSettings: "Open message settings"
  },
  fil: {
    title: "Settings",
    showRecord: "Ipakita ang mga strike at tinanggap na dokumento",
    showMessageSettings: "Buksan ang settings ng message"
  }
};
