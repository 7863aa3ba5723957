// Written by `npm run texts` from months.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';
import { plural, strictNumber } from "@messageformat/runtime";
import { en, fil } from "@messageformat/runtime/lib/cardinals";

export interface MonthsTexts {
  title: string;
  lead: string;
  loading: string;
  failed: string;
  none: string;
  goesOn: string;
  open: string;
  waitsFor(values: { name: string | number; at: string | number }): string;
  closedBy(values: { name: string | number; at: string | number }): string;
  late(values: { count: number }): string;
  close: string;
  askTitle(values: { month: string | number }): string;
  askText: string;
  confirm: string;
  busy: string;
  closedTitle: string;
  firstTitle: string;
  failedTitle: string;
  failedText: string;
  waitsForOther(values: { at: string | number }): string;
  firstGone(values: { name: string | number; at: string | number }): string;
  askTwo: string;
}

export const monthsTexts: Record<Language, MonthsTexts> = {
  en: {
    title: "Months",
    lead: "A closed month never changes. What comes in later goes to the first open month, with a note of the month it missed.",
    loading: "Loading months...",
    failed: "Failed to load the months",
    none: "Nothing has been added up yet. That happens every ten minutes.",
    goesOn: "This month",
    open: "Over, but still open",
    waitsFor: (d) => "Closed by " + d.name + " (" + d.at + "). A second person has to close it too.",
    closedBy: (d) => "Closed by " + d.name + " (" + d.at + ")",
    late: (d) => "" + plural(d.count, 0, en, { one: strictNumber("en", d.count, 0, "count") + " entry", other: strictNumber("en", d.count, 0, "count") + " entries" }) + " came too late for it",
    close: "Close the month",
    askTitle: (d) => "Close " + d.month + "?",
    askText: "Its trial balance is kept as it is now, for good. You cannot undo this.",
    confirm: "Close it",
    busy: "Closing...",
    closedTitle: "Month closed",
    firstTitle: "One of two",
    failedTitle: "The month was not closed",
    failedText: "Nothing was changed. Please try again.",
    waitsForOther: (d) => "You closed it (" + d.at + "). Another person has to close it too.",
    firstGone: (d) => d.name + " closed it (" + d.at + "), but may not close months anymore. That no longer counts.",
    askTwo: "This takes two people: the month is closed once another person closes it too."
  },
  fil: {
    title: "Mga buwan",
    lead: "Hindi na nagbabago ang saradong buwan. Ang nahuli ay mapupunta sa unang bukas na buwan, at nakasaad kung aling buwan ang hindi nito naabutan.",
    loading: "Nilo-load ang mga buwan...",
    failed: "Hindi ma-load ang mga buwan",
    none: "Wala pang nasusuma. Ginagawa iyon kada sampung minuto.",
    goesOn: "Ngayong buwan",
    open: "Tapos na, pero bukas pa",
    waitsFor: (d) => "Isinara ni " + d.name + " (" + d.at + "). Kailangan din itong isara ng isa pa.",
    closedBy: (d) => "Isinara ni " + d.name + " (" + d.at + ")",
    late: (d) => "" + plural(d.count, 0, fil, { "1": strictNumber("fil", d.count, 0, "count") + " entry", other: strictNumber("fil", d.count, 0, "count") + " entry" }) + " ang nahuli para rito",
    close: "Isara ang buwan",
    askTitle: (d) => "Isara ang " + d.month + "?",
    askText: "Mananatili ang trial balance nito kung ano ito ngayon. Hindi na ito mababawi.",
    confirm: "Isara",
    busy: "Isinasara...",
    closedTitle: "Sarado na ang buwan",
    firstTitle: "Una sa dalawa",
    failedTitle: "Hindi naisara ang buwan",
    failedText: "Walang nabago. Pakisubukan ulit.",
    waitsForOther: (d) => "Isinara mo ito (" + d.at + "). Kailangan din itong isara ng ibang tao.",
    firstGone: (d) => "Isinara ito ni " + d.name + " (" + d.at + "), pero hindi na siya puwedeng magsara ng buwan. Hindi na ito binibilang.",
    askTwo: "Dalawang tao ang kailangan dito: masasara ang buwan kapag isinara din ito ng isa pa."
  }
};
