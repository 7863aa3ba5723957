// Written by `npm run texts` from player.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface PlayerTexts {
  quality: string;
  auto: string;
  lines(values: { height: string | number }): string;
  mediaFailed: string;
  playVideo(values: { title: string | number }): string;
  placeOf(values: { at: string | number; count: string | number }): string;
  previousPicture: string;
  nextPicture: string;
}

export const playerTexts: Record<Language, PlayerTexts> = {
  en: {
    quality: "Quality",
    auto: "Auto",
    lines: (d) => d.height + "p",
    mediaFailed: "Failed to load media",
    playVideo: (d) => "Play video: " + d.title,
    placeOf: (d) => d.at + " of " + d.count,
    previousPicture: "Previous",
    nextPicture: "Next"
  },
  fil: {
    quality: "Quality",
    auto: "Auto",
    lines: (d) => d.height + "p",
    mediaFailed: "Hindi ma-load ang media",
    playVideo: (d) => "I-play ang video: " + d.title,
    placeOf: (d) => d.at + " sa " + d.count,
    previousPicture: "Nauna",
    nextPicture: "Susunod"
  }
};
