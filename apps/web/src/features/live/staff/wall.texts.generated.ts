// Written by `npm run texts` from wall.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';
import { plural, strictNumber } from "@messageformat/runtime";
import { en, fil } from "@messageformat/runtime/lib/cardinals";

export interface WallTexts {
  title: string;
  lead: string;
  loading: string;
  failed: string;
  none: string;
  noneText: string;
  stillOf(values: { title: string | number }): string;
  noStill: string;
  viewers: string;
  reports: string;
  since: string;
  people: string;
  born(values: { name: string | number; date: string | number }): string;
  warned(values: { count: number }): string;
  flagged: string;
  mature: string;
  watch: string;
  watchTitle(values: { name: string | number }): string;
  warn: string;
  warnTitle(values: { name: string | number }): string;
  warnText: string;
  warnHint: string;
  warnSend: string;
  warnSent: string;
  cut: string;
  cutTitle(values: { name: string | number }): string;
  cutText: string;
  reason: string;
  reasonHint: string;
  cutYes: string;
  cutting: string;
  cutDone: string;
  notDone: string;
  tryAgain: string;
  reasonNeeded: string;
}

export const wallTexts: Record<Language, WallTexts> = {
  en: {
    title: "Running streams",
    lead: "Everything that is live now, reported ones first. Nobody is told that you are watching.",
    loading: "Loading streams...",
    failed: "Failed to load the streams",
    none: "Nobody is live",
    noneText: "Streams show up here seconds after they start.",
    stillOf: (d) => "Still of " + d.title,
    noStill: "No still yet",
    viewers: "Viewers",
    reports: "Reports waiting",
    since: "Since",
    people: "On camera",
    born: (d) => d.name + ", born " + d.date,
    warned: (d) => "" + plural(d.count, 0, en, { "0": "Not warned", one: "Warned once", other: "Warned " + strictNumber("en", d.count, 0, "count") + " times" }),
    flagged: "Flagged by a check",
    mature: "18+",
    watch: "Watch unseen",
    watchTitle: (d) => "Watching " + d.name,
    warn: "Warn",
    warnTitle: (d) => "Warn " + d.name,
    warnText: "What they read over their picture",
    warnHint: "This is not a sanction. It is kept on record.",
    warnSend: "Send the warning",
    warnSent: "Warned",
    cut: "Cut",
    cutTitle: (d) => "Cut the stream of " + d.name + "?",
    cutText: "It ends for everybody right away and cannot be started again. Tickets are paid back, and the last minute is kept as evidence. It counts as a strike; suspending them is a separate decision.",
    reason: "Reason",
    reasonHint: "The creator gets it by email.",
    cutYes: "Cut the stream",
    cutting: "Cutting...",
    cutDone: "Stream cut",
    notDone: "That did not work",
    tryAgain: "Please try again.",
    reasonNeeded: "A reason is needed"
  },
  fil: {
    title: "Mga live ngayon",
    lead: "Lahat ng live ngayon, una ang mga na-report. Hindi malalaman na nanonood ka.",
    loading: "Nilo-load ang mga live...",
    failed: "Hindi ma-load ang mga live",
    none: "Walang live",
    noneText: "Lalabas dito ang mga live ilang segundo pagkatapos magsimula.",
    stillOf: (d) => "Still ng " + d.title,
    noStill: "Wala pang still",
    viewers: "Nanonood",
    reports: "Mga report na naghihintay",
    since: "Mula",
    people: "Nasa camera",
    born: (d) => d.name + ", ipinanganak " + d.date,
    warned: (d) => "" + plural(d.count, 0, fil, { "0": "Wala pang warning", "1": strictNumber("fil", d.count, 0, "count") + " warning", other: strictNumber("fil", d.count, 0, "count") + " warning" }),
    flagged: "Na-flag ng check",
    mature: "18+",
    watch: "Manood nang di nakikita",
    watchTitle: (d) => "Pinapanood si " + d.name,
    warn: "I-warn",
    warnTitle: (d) => "I-warn si " + d.name,
    warnText: "Mababasa niya sa ibabaw ng video niya",
    warnHint: "Hindi ito parusa. Nakatala ito.",
    warnSend: "Ipadala ang warning",
    warnSent: "Na-warn",
    cut: "Putulin",
    cutTitle: (d) => "Putulin ang live ni " + d.name + "?",
    cutText: "Matatapos ito agad para sa lahat at hindi na maisisimula ulit. Ibabalik ang bayad sa ticket, at itatago ang huling minuto bilang ebidensya. Isang strike ito; hiwalay na desisyon ang pag-suspend.",
    reason: "Dahilan",
    reasonHint: "Matatanggap ito ng creator sa email.",
    cutYes: "Putulin ang live",
    cutting: "Pinuputol...",
    cutDone: "Naputol ang live",
    notDone: "Hindi nagawa",
    tryAgain: "Pakisubukan ulit.",
    reasonNeeded: "Kailangan ng dahilan"
  }
};
