// Written by `npm run texts` from settings-page.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface SettingsPageTexts {
  title: string;
  parts: string;
  showRecord: string;
  showInApp: string;
  showPush: string;
  showMessageSettings: string;
  showTopUp: string;
  showSpending: string;
}

export const settingsPageTexts: Record<Language, SettingsPageTexts> = {
  en: {
    title: "Settings",
    parts: "Parts of the settings",
    showRecord: "Show strikes and accepted documents",
    showInApp: "Choose notifications in the app",
    showPush: "Choose notifications on this device",
    showMessageSettings: "Open message settings",
    showTopUp: "Buy credits automatically",
    showSpending: "Set limits on credits"
  },
  fil: {
    title: "Settings",
    parts: "Mga bahagi ng settings",
    showRecord: "Ipakita ang mga strike at tinanggap na dokumento",
    showInApp: "Piliin ang mga notification sa app",
    showPush: "Piliin ang mga notification sa device na ito",
    showMessageSettings: "Buksan ang settings ng message",
    showTopUp: "Bumili ng credits nang automatic",
    showSpending: "Maglagay ng limit sa credits"
  }
};
