// Written by `npm run texts` from voice.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface VoiceTexts {
  voiceNote: string;
  play: string;
  pause: string;
  position: string;
  at(values: { at: string | number; of: string | number }): string;
  speed(values: { speed: string | number }): string;
  failed: string;
  locked(values: { length: string | number }): string;
}

export const voiceTexts: Record<Language, VoiceTexts> = {
  en: {
    voiceNote: "Voice note",
    play: "Play the voice note",
    pause: "Pause",
    position: "Where it plays",
    at: (d) => d.at + " of " + d.of,
    speed: (d) => "Speed: " + d.speed + "×",
    failed: "It cannot be played right now. Try again.",
    locked: (d) => "Voice note of " + d.length
  },
  fil: {
    voiceNote: "Voice note",
    play: "Patugtugin ang voice note",
    pause: "I-pause",
    position: "Kung nasaan na",
    at: (d) => d.at + " sa " + d.of,
    speed: (d) => "Bilis: " + d.speed + "×",
    failed: "Hindi ito mapatugtog ngayon. Subukan ulit.",
    locked: (d) => "Voice note na " + d.length
  }
};
