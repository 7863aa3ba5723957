// Written by `npm run texts` from evidence.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface EvidenceTexts {
  open: string;
  close: string;
  loading: string;
  loadFailed: string;
  text: string;
  textHint: string;
  save: string;
  writtenBy(values: { name: string | number; when: string | number }): string;
  files(values: { count: string | number; most: string | number }): string;
  none: string;
  add: string;
  addHint(values: { mb: string | number }): string;
  adding: string;
  file(values: { type: string | number; kb: string | number; name: string | number; when: string | number }): string;
  remove(values: { type: string | number; when: string | number }): string;
  how: string;
  handIn: string;
  handInTitle: string;
  handInText: string;
  handedIn(values: { name: string | number; when: string | number }): string;
  closed: string;
  saving: string;
  success: string;
  failed: string;
  failedText: string;
}

export const evidenceTexts: Record<Language, EvidenceTexts> = {
  en: {
    open: "Evidence",
    close: "Hide evidence",
    loading: "Loading evidence",
    loadFailed: "Failed to load evidence",
    text: "What we answer",
    textHint: "What was bought, when it was unlocked, and what the payer wrote to us. Name nobody who has nothing to do with it.",
    save: "Save",
    writtenBy: (d) => "Written by " + d.name + ", " + d.when,
    files: (d) => "Files (" + d.count + " of " + d.most + ")",
    none: "No files yet",
    add: "Add a PDF, JPEG or PNG",
    addHint: (d) => "At most " + d.mb + " MB each. Pictures are made anew without the place where they were taken.",
    adding: "Adding…",
    file: (d) => d.type + ", " + d.kb + " kB · " + d.name + ", " + d.when,
    remove: (d) => "Remove " + d.type + " of " + d.when,
    how: "Take the files to the Resolution Centre of PayPal, or to Disputes in the dashboard of PayMongo, and then say so here. Likha does not send them.",
    handIn: "Mark as handed in",
    handInTitle: "Was it handed in?",
    handInText: "Say so once the provider has it. Nothing of it can be changed after that.",
    handedIn: (d) => "Handed in by " + d.name + ", " + d.when,
    closed: "Nothing can be changed here any more.",
    saving: "Saving…",
    success: "Success",
    failed: "Not done",
    failedText: "Please try again."
  },
  fil: {
    open: "Ebidensya",
    close: "Itago ang ebidensya",
    loading: "Nilo-load ang ebidensya",
    loadFailed: "Hindi ma-load ang ebidensya",
    text: "Ang isasagot natin",
    textHint: "Ano ang binili, kailan ito na-unlock, at ano ang isinulat sa atin ng nagbayad. Huwag pangalanan ang walang kinalaman.",
    save: "I-save",
    writtenBy: (d) => "Isinulat ni " + d.name + ", " + d.when,
    files: (d) => "Mga file (" + d.count + " sa " + d.most + ")",
    none: "Wala pang file",
    add: "Magdagdag ng PDF, JPEG, o PNG",
    addHint: (d) => "Hanggang " + d.mb + " MB bawat isa. Ginagawang bago ang mga larawan, wala na ang lugar kung saan kinunan.",
    adding: "Idinadagdag…",
    file: (d) => d.type + ", " + d.kb + " kB · " + d.name + ", " + d.when,
    remove: (d) => "Alisin ang " + d.type + " noong " + d.when,
    how: "Dalhin ang mga file sa Resolution Centre ng PayPal, o sa Disputes sa dashboard ng PayMongo, saka markahan dito. Hindi ito ipinapadala ng Likha.",
    handIn: "Markahang naisumite",
    handInTitle: "Naisumite na ba?",
    handInText: "Markahan kapag nasa provider na. Wala nang mababago pagkatapos.",
    handedIn: (d) => "Isinumite ni " + d.name + ", " + d.when,
    closed: "Wala nang mababago rito.",
    saving: "Sine-save…",
    success: "Tagumpay",
    failed: "Hindi nagawa",
    failedText: "Subukan ulit."
  }
};
