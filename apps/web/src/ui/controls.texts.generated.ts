// Written by `npm run texts` from controls.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface ControlsTexts {
  switchLanguage: string;
  lightMode: string;
  darkMode: string;
  online: string;
  verified: string;
  notRobot: string;
  checking(values: { percent: string | number }): string;
  notNow: string;
  close: string;
  checkConnection: string;
  tryAgain: string;
  loadMore: string;
  moreFailed: string;
  notifications: string;
  dismiss: string;
  showPassword: string;
  hidePassword: string;
  offlineNow: string;
  slow: string;
  partFailedTitle: string;
  partFailed: string;
  partMissing: string;
  asTable: string;
  day: string;
  neutralTitle: string;
  tooLong(values: { most: string | number; over: string | number }): string;
}

export const controlsTexts: Record<Language, ControlsTexts> = {
  en: {
    switchLanguage: "Filipino",
    lightMode: "Use light mode",
    darkMode: "Use dark mode",
    online: "Online",
    verified: "Verified",
    notRobot: "I'm not a robot",
    checking: (d) => "Checking… " + d.percent + "%",
    notNow: "Not now",
    close: "Close",
    checkConnection: "Please check your connection and try again.",
    tryAgain: "Try again",
    loadMore: "Load more",
    moreFailed: "The rest could not be loaded.",
    notifications: "Notifications",
    dismiss: "Dismiss",
    showPassword: "Show password",
    hidePassword: "Hide password",
    offlineNow: "You are offline. Nothing can be sent now, and nothing will be later unless you press again.",
    slow: "This takes longer than usual. We keep asking how it stands; nothing is done or charged twice.",
    partFailedTitle: "That did not open",
    partFailed: "Please check your connection and press again.",
    partMissing: "Press again. If that does not help, check your connection or load the page again.",
    asTable: "Show as a table",
    day: "Day",
    neutralTitle: "Home",
    tooLong: (d) => "At most " + d.most + " characters: " + d.over + " too many"
  },
  fil: {
    switchLanguage: "English",
    lightMode: "Mag-light mode",
    darkMode: "Mag-dark mode",
    online: "Online",
    verified: "Verified",
    notRobot: "Hindi ako robot",
    checking: (d) => "Tinitingnan… " + d.percent + "%",
    notNow: "Hindi muna",
    close: "Isara",
    checkConnection: "Pakitingnan ang connection mo at subukan ulit.",
    tryAgain: "Subukan ulit",
    loadMore: "Ipakita pa ang iba",
    moreFailed: "Hindi ma-load ang iba pa.",
    notifications: "Mga notification",
    dismiss: "Alisin",
    showPassword: "Ipakita ang password",
    hidePassword: "Itago ang password",
    offlineNow: "Offline ka. Walang maipapadala ngayon, at wala ring mangyayari mamaya hangga’t hindi ka pumipindot ulit.",
    slow: "Mas matagal ito kaysa karaniwan. Tinatanong namin kung ano na ang nangyari; walang gagawin o sisingilin nang dalawang beses.",
    partFailedTitle: "Hindi iyon bumukas",
    partFailed: "Pakitingnan ang connection mo at pindutin ulit.",
    partMissing: "Pindutin ulit. Kung hindi pa rin bumukas, tingnan ang connection mo o i-load ulit ang page.",
    asTable: "Ipakita bilang table",
    day: "Araw",
    neutralTitle: "Home",
    tooLong: (d) => "Hanggang " + d.most + " character lang: sobra ng " + d.over
  }
};
