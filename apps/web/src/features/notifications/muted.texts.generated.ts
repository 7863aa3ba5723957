// Written by `npm run texts` from muted.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface MutedTexts {
  title: string;
  hint: string;
  loading: string;
  failed: string;
  none: string;
  mute(values: { name: string | number }): string;
  muted(values: { name: string | number }): string;
  mutedText: string;
  notMuted: string;
  unmute: string;
  unmuteName(values: { name: string | number }): string;
  unmuted(values: { name: string | number }): string;
  notUnmuted: string;
  tryAgain: string;
}

export const mutedTexts: Record<Language, MutedTexts> = {
  en: {
    title: "Muted creators",
    hint: "You don’t hear about their new posts. You still follow them, and they are not told.",
    loading: "Loading muted creators...",
    failed: "Your muted creators could not be loaded",
    none: "You have not muted anyone.",
    mute: (d) => "Mute @" + d.name,
    muted: (d) => "@" + d.name + " is muted",
    mutedText: "You can unmute them in your settings, under notifications in the app.",
    notMuted: "Not muted",
    unmute: "Unmute",
    unmuteName: (d) => "Unmute " + d.name,
    unmuted: (d) => "You will hear about " + d.name + " again",
    notUnmuted: "Still muted",
    tryAgain: "Nothing changed. Please try again."
  },
  fil: {
    title: "Mga naka-mute na creator",
    hint: "Hindi ka aabisuhan tungkol sa mga bago nilang post. Naka-follow ka pa rin, at hindi nila ito malalaman.",
    loading: "Nilo-load ang mga naka-mute na creator...",
    failed: "Hindi ma-load ang mga naka-mute mong creator",
    none: "Wala ka pang na-mute.",
    mute: (d) => "I-mute si @" + d.name,
    muted: (d) => "Naka-mute na si @" + d.name,
    mutedText: "Puwede mo siyang i-unmute sa settings mo, sa mga notification sa app.",
    notMuted: "Hindi na-mute",
    unmute: "I-unmute",
    unmuteName: (d) => "I-unmute si " + d.name,
    unmuted: (d) => "Aabisuhan ka na ulit tungkol kay " + d.name,
    notUnmuted: "Naka-mute pa rin",
    tryAgain: "Walang nabago. Pakisubukan ulit."
  }
};
