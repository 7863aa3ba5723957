// Written by `npm run texts` from list-tools.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface ListToolsTexts {
  days: string;
  all: string;
  today: string;
  week: string;
  month: string;
  thisMonth: string;
  chosen: string;
  from: string;
  to: string;
  backwards: string;
  file: string;
  more: string;
}

export const listToolsTexts: Record<Language, ListToolsTexts> = {
  en: {
    days: "Days",
    all: "All days",
    today: "Today",
    week: "Last 7 days",
    month: "Last 30 days",
    thisMonth: "This month",
    chosen: "Choose days",
    from: "From",
    to: "To",
    backwards: "The last day is before the first",
    file: "Export CSV",
    more: "Filters and export"
  },
  fil: {
    days: "Mga araw",
    all: "Lahat ng araw",
    today: "Ngayong araw",
    week: "Huling 7 araw",
    month: "Huling 30 araw",
    thisMonth: "Ngayong buwan",
    chosen: "Pumili ng mga araw",
    from: "Mula",
    to: "Hanggang",
    backwards: "Mas maaga ang huling araw kaysa sa una",
    file: "I-export ang CSV",
    more: "Mga filter at export"
  }
};
