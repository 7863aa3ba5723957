// Written by `npm run texts` from studio.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface StudioTexts {
  goalsSaved: string;
  date: string;
  earnings: string;
  newSubscribers: string;
  views: string;
}

export const studioTexts: Record<Language, StudioTexts> = {
  en: {
    goalsSaved: "Your goals are up to date.",
    date: "Date",
    earnings: "Earnings (PHP)",
    newSubscribers: "New subscribers",
    views: "Views"
  },
  fil: {
    goalsSaved: "Updated na ang mga goal mo.",
    date: "Petsa",
    earnings: "Kita (PHP)",
    newSubscribers: "Mga bagong subscriber",
    views: "Mga view"
  }
};
