// Written by `npm run texts` from templates.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface TemplatesTexts {
  created: string;
  changed: string;
  deleted: string;
  putAway: string;
  restored: string;
  fullInUse(values: { count: string | number }): string;
  fullKept(values: { count: string | number }): string;
  unknownPlaceholder(values: { name: string | number; known: string | number }): string;
  brace(values: { example: string | number }): string;
  tooLong(values: { count: string | number }): string;
  wrongSubject: string;
  noSubject: string;
  rule_inappropriate_content: string;
  rule_harassment: string;
  rule_spam: string;
  rule_others: string;
}

export const templatesTexts: Record<Language, TemplatesTexts> = {
  en: {
    created: "Template saved",
    changed: "Template changed",
    deleted: "Template deleted, as nobody had used it",
    putAway: "Template archived",
    restored: "Template is in use again",
    fullInUse: (d) => d.count + " templates of this kind are in use. Archive one first.",
    fullKept: (d) => "There are already " + d.count + " templates of this kind, archived ones included.",
    unknownPlaceholder: (d) => d.name + " is not known here. Known: " + d.known,
    brace: (d) => "This brace has no match. Write a placeholder as " + d.example,
    tooLong: (d) => "At most " + d.count + " characters for this kind",
    wrongSubject: "This kind of template does not fit here",
    noSubject: "What this is about is gone.",
    rule_inappropriate_content: "inappropriate content",
    rule_harassment: "harassment",
    rule_spam: "spam",
    rule_others: "good conduct"
  },
  fil: {
    created: "Na-save ang template",
    changed: "Nabago ang template",
    deleted: "Binura ang template dahil wala pang gumamit nito",
    putAway: "Na-archive ang template",
    restored: "Ginagamit na ulit ang template",
    fullInUse: (d) => d.count + " template ng ganitong uri ang ginagamit na. Mag-archive muna ng isa.",
    fullKept: (d) => "May " + d.count + " template na ng ganitong uri, kasama ang mga naka-archive.",
    unknownPlaceholder: (d) => "Hindi kilala rito ang " + d.name + ". Kilala: " + d.known,
    brace: (d) => "May bracket na walang kapares. Isulat ang placeholder nang ganito: " + d.example,
    tooLong: (d) => "Hanggang " + d.count + " character lang para sa uring ito",
    wrongSubject: "Hindi bagay rito ang ganitong uri ng template",
    noSubject: "Wala na ang pinag-uusapan nito.",
    rule_inappropriate_content: "hindi angkop na content",
    rule_harassment: "harassment",
    rule_spam: "spam",
    rule_others: "maayos na asal"
  }
};
