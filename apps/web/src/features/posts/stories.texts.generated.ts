// Written by `npm run texts` from stories.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface StoriesTexts {
  stories: string;
  by(values: { name: string | number }): string;
  place(values: { place: string | number; count: string | number }): string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  report: string;
  failed: string;
  none: string;
  lockedFollowers(values: { name: string | number }): string;
  lockedSubscribers(values: { name: string | number }): string;
}

export const storiesTexts: Record<Language, StoriesTexts> = {
  en: {
    stories: "Stories",
    by: (d) => d.name + "’s story",
    place: (d) => d.place + " of " + d.count,
    previous: "Previous story",
    next: "Next story",
    pause: "Pause",
    play: "Resume",
    report: "Report this story",
    failed: "Stories could not be loaded",
    none: "No stories right now",
    lockedFollowers: (d) => d.name + " has a story for followers. Follow to see it.",
    lockedSubscribers: (d) => d.name + " has a story for subscribers. Subscribe to see it."
  },
  fil: {
    stories: "Mga story",
    by: (d) => "Story ni " + d.name,
    place: (d) => d.place + " sa " + d.count,
    previous: "Nakaraang story",
    next: "Susunod na story",
    pause: "I-pause",
    play: "Ituloy",
    report: "I-report ang story na ito",
    failed: "Hindi ma-load ang mga story",
    none: "Walang story ngayon",
    lockedFollowers: (d) => "May story si " + d.name + " para sa followers. I-follow para makita ito.",
    lockedSubscribers: (d) => "May story si " + d.name + " para sa subscribers. Mag-subscribe para makita ito."
  }
};
