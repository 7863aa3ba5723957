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
  howSent: string;
  send: string;
  sendTitle: string;
  sendText: string;
  askingToSend: string;
  sending(values: { when: string | number }): string;
  sent(values: { name: string | number; when: string | number }): string;
  refused(values: { when: string | number }): string;
  problem(values: { words: string | number }): string;
  addSummary: string;
  summaryHint: string;
}

export const evidenceTexts: Record<Language, EvidenceTexts> = {
  en: {
    open: "Evidence",
    close: "Hide evidence",
    loading: "Loading evidence",
    loadFailed: "Failed to load evidence",
    text: "Our answer",
    textHint: "What was bought, when it was unlocked, and what the payer wrote to us. Do not name anyone who is not involved.",
    save: "Save",
    writtenBy: (d) => "Written by " + d.name + ", " + d.when,
    files: (d) => "Files (" + d.count + " of " + d.most + ")",
    none: "No files yet",
    add: "Add a PDF, JPEG or PNG",
    addHint: (d) => "At most " + d.mb + " MB each. Pictures are re-encoded without the location where they were taken.",
    adding: "Adding…",
    file: (d) => d.type + ", " + d.kb + " kB · " + d.name + ", " + d.when,
    remove: (d) => "Remove " + d.type + " of " + d.when,
    how: "Submit the files under Disputes in PayMongo’s dashboard, then mark it here. Likha cannot send evidence to PayMongo.",
    handIn: "Mark as submitted",
    handInTitle: "Was it submitted?",
    handInText: "Mark it once the provider has it. You cannot change anything after that.",
    handedIn: (d) => "Submitted by " + d.name + ", " + d.when,
    closed: "This can no longer be changed.",
    saving: "Saving…",
    success: "Success",
    failed: "Not done",
    failedText: "Please try again.",
    howSent: "Likha sends it to PayPal for you. If PayPal refuses, submit it at its Resolution Centre and mark it here.",
    send: "Send to PayPal",
    sendTitle: "Send this evidence?",
    sendText: "PayPal gets the answer and all files, and shows them to whoever decides. You cannot change anything after that.",
    askingToSend: "Sending…",
    sending: (d) => "On its way to PayPal since " + d.when + ". Likha keeps trying until PayPal has it.",
    sent: (d) => "PayPal has it, sent by " + d.name + ", " + d.when,
    refused: (d) => "PayPal did not accept it, " + d.when + ". Change it and send it again, or submit it yourself.",
    problem: (d) => "PayPal said: " + d.words,
    addSummary: "Add a summary of the case",
    summaryHint: "A PDF with who paid and when, what the credits bought, what was opened, and sign-ins. Read it before you send it."
  },
  fil: {
    open: "Ebidensya",
    close: "Itago ang ebidensya",
    loading: "Nilo-load ang ebidensya",
    loadFailed: "Hindi ma-load ang ebidensya",
    text: "Ang sagot natin",
    textHint: "Ano ang binili, kailan ito na-unlock, at ano ang isinulat sa atin ng nagbayad. Huwag pangalanan ang walang kinalaman.",
    save: "I-save",
    writtenBy: (d) => "Isinulat ni " + d.name + ", " + d.when,
    files: (d) => "Mga file (" + d.count + " sa " + d.most + ")",
    none: "Wala pang file",
    add: "Magdagdag ng PDF, JPEG, o PNG",
    addHint: (d) => "Hanggang " + d.mb + " MB bawat isa. Inaalis sa mga larawan ang lugar kung saan kinunan.",
    adding: "Idinadagdag…",
    file: (d) => d.type + ", " + d.kb + " kB · " + d.name + ", " + d.when,
    remove: (d) => "Alisin ang " + d.type + " noong " + d.when,
    how: "Isumite ang mga file sa Disputes sa dashboard ng PayMongo, saka markahan dito. Hindi nakakapagpadala ang Likha ng ebidensya sa PayMongo.",
    handIn: "Markahang naisumite",
    handInTitle: "Naisumite na ba?",
    handInText: "Markahan kapag nasa provider na. Wala nang mababago pagkatapos.",
    handedIn: (d) => "Isinumite ni " + d.name + ", " + d.when,
    closed: "Hindi na ito mababago.",
    saving: "Sine-save…",
    success: "Tapos na",
    failed: "Hindi nagawa",
    failedText: "Subukan ulit.",
    howSent: "Ipapadala ito ng Likha sa PayPal. Kung tanggihan ng PayPal, isumite ito sa Resolution Centre nila at markahan dito.",
    send: "Ipadala sa PayPal",
    sendTitle: "Ipadala ang ebidensyang ito?",
    sendText: "Matatanggap ng PayPal ang sagot at lahat ng file, at makikita ito ng magdedesisyon. Wala nang mababago kapag nasa kanila na.",
    askingToSend: "Ipinapadala…",
    sending: (d) => "Ipinapadala sa PayPal mula " + d.when + ". Uulitin ito ng Likha hanggang matanggap ng PayPal.",
    sent: (d) => "Nasa PayPal na, ipinadala ni " + d.name + ", " + d.when,
    refused: (d) => "Hindi ito tinanggap ng PayPal, " + d.when + ". Baguhin at ipadala ulit, o ikaw mismo ang magsumite.",
    problem: (d) => "Sabi ng PayPal: " + d.words,
    addSummary: "Magdagdag ng buod ng kaso",
    summaryHint: "PDF ng kung sino ang nagbayad at kailan, ano ang binili gamit ang credits, ano ang binuksan, at mga pag-sign in. Basahin muna bago isumite."
  }
};
