// Written by `npm run texts` from profile-live.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface ProfileLiveTexts {
  liveNow: string;
  goesLive(values: { when: string | number }): string;
  watching(values: { count: string | number }): string;
}

export const profileLiveTexts: Record<Language, ProfileLiveTexts> = {
  en: {
    liveNow: "Live now",
    goesLive: (d) => "Goes live " + d.when,
    watching: (d) => d.count + " watching"
  },
  fil: {
    liveNow: "Live ngayon",
    goesLive: (d) => "Magla-live nang " + d.when,
    watching: (d) => d.count + " nanonood"
  }
};
