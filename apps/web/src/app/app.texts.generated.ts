// Written by `npm run texts` from app.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface AppTexts {
  skip: string;
  offline: string;
  waiting: string;
  wrong: string;
  pageBroke: string;
  reload: string;
  backHome: string;
  pageMissing: string;
  tryAgain: string;
  noNetwork: string;
  noNetworkText: string;
}

export const appTexts: Record<Language, AppTexts> = {
  en: {
    skip: "Skip to content",
    offline: "You are offline. What you see may be old.",
    waiting: "One moment",
    wrong: "Something went wrong",
    pageBroke: "This page could not be shown. Your account and your credits are safe.",
    reload: "Reload this page",
    backHome: "Back to Home",
    pageMissing: "The next page did not load. Nothing you typed is lost.",
    tryAgain: "Try again",
    noNetwork: "You are offline",
    noNetworkText: "Likha needs the internet. Nothing you wrote is lost."
  },
  fil: {
    skip: "Pumunta sa content",
    offline: "Offline ka. Maaaring luma na ang nakikita mo.",
    waiting: "Sandali lang",
    wrong: "May nangyaring mali",
    pageBroke: "Hindi maipakita ang page na ito. Ligtas ang account at credits mo.",
    reload: "I-reload ang page",
    backHome: "Bumalik sa Home",
    pageMissing: "Hindi ma-load ang susunod na page. Walang nawala sa na-type mo.",
    tryAgain: "Subukan ulit",
    noNetwork: "Offline ka",
    noNetworkText: "Kailangan ng Likha ang internet. Walang nawala sa isinulat mo."
  }
};
