// Written by `npm run texts` from audit.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface AuditTexts {
  title: string;
  who: string;
  whom: string;
  what: string;
  anything: string;
  day: string;
  loading: string;
  loadFailed: string;
  none: string;
  command: string;
  before: string;
  after: string;
  details: string;
  line(values: { who: string | number; when: string | number }): string;
  from(values: { network: string | number }): string;
}

export const auditTexts: Record<Language, AuditTexts> = {
  en: {
    title: "What admins did",
    who: "Who (username or ID)",
    whom: "Whom (username or ID)",
    what: "What",
    anything: "Anything",
    day: "Day",
    loading: "Loading the log...",
    loadFailed: "Failed to load the log",
    none: "Nothing found",
    command: "a command",
    before: "Before",
    after: "After",
    details: "Details",
    line: (d) => d.who + ", " + d.when,
    from: (d) => "from " + d.network
  },
  fil: {
    title: "Mga ginawa ng admin",
    who: "Sino (username o ID)",
    whom: "Kanino (username o ID)",
    what: "Ano",
    anything: "Kahit ano",
    day: "Araw",
    loading: "Nilo-load ang log...",
    loadFailed: "Hindi na-load ang log",
    none: "Walang nakita",
    command: "isang command",
    before: "Dati",
    after: "Pagkatapos",
    details: "Detalye",
    line: (d) => d.who + ", " + d.when,
    from: (d) => "mula sa " + d.network
  }
};
