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
    deleted: "Template deleted: nobody had used it",
    putAway: "Template put away",
    restored: "Template is in use again",
    fullInUse: (d) => d.count + " templates of this kind are in use. Put one away first.",
    fullKept: (d) => d.count + " templates of this kind are kept already, those put away as well.",
    unknownPlaceholder: (d) => d.name + " is not known here. Known: " + d.known,
    brace: (d) => "A brace stands alone. Write a placeholder as " + d.example,
    tooLong: (d) => "At most " + d.count + " characters for this kind",
    wrongSubject: "Templates of this kind are not for that",
    noSubject: "What this is about is gone.",
    rule_inappropriate_content: "inappropriate content",
    rule_harassment: "harassment",
    rule_spam: "spam",
    rule_others: "good conduct"
  },
  fil: {
    created: "Na-save ang template",
    changed: "Nabago ang template",
    deleted: "Binura ang template: wala pang gumamit nito",
    putAway: "Itinabi ang template",
    restored: "Ginagamit na ulit ang template",
    fullInUse: (d) => d.count + " template ng ganitong uri ang ginagamit na. Magtabi muna ng isa.",
    fullKept: (d) => d.count + " template ng ganitong uri ang nakatago na, kasama ang mga itinabi.",
    unknownPlaceholder: (d) => "Hindi kilala rito ang " + d.name + ". Kilala: " + d.known,
    brace: (d) => "May nag-iisang bracket. Isulat ang placeholder nang ganito: " + d.example,
    tooLong: (d) => "Hanggang " + d.count + " character lang para sa uring ito",
    wrongSubject: "Hindi para diyan ang mga template ng uring ito",
    noSubject: "Wala na ang pinag-uusapan nito.",
    rule_inappropriate_content: "hindi angkop na content",
    rule_harassment: "harassment",
    rule_spam: "spam",
    rule_others: "maayos na asal"
  }
};
