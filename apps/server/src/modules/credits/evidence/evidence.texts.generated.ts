// Written by `npm run texts` from evidence.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface EvidenceTexts {
  saved: string;
  added: string;
  removed: string;
  handedIn: string;
  isOver: string;
  isHandedIn: string;
  isLate(values: { when: string | number }): string;
  isFull(values: { count: string | number }): string;
  nothing: string;
  fileNeeded: string;
  tooLarge(values: { mb: string | number }): string;
  notKnown: string;
  unreadable: string;
  activePdf: string;
  asked: string;
  isBeingSent: string;
  byHand: string;
}

export const evidenceTexts: Record<Language, EvidenceTexts> = {
  en: {
    saved: "Evidence saved",
    added: "File added",
    removed: "File removed",
    handedIn: "Evidence marked as handed in",
    isOver: "This dispute is over: nobody takes evidence any more.",
    isHandedIn: "This evidence was handed in and cannot be changed.",
    isLate: (d) => "The deadline of this dispute was " + d.when + ". The provider takes nothing after it.",
    isFull: (d) => d.count + " files are there already. Remove one first.",
    nothing: "Write something or add a file first",
    fileNeeded: "Choose a file",
    tooLarge: (d) => "At most " + d.mb + " MB",
    notKnown: "Only PDF, JPEG and PNG files",
    unreadable: "This file cannot be read",
    activePdf: "This PDF is locked, or holds a program or another file. Print it to a new PDF and add that.",
    asked: "The evidence is on its way",
    isBeingSent: "This evidence is being sent and cannot be changed meanwhile.",
    byHand: "PayMongo takes evidence in its dashboard only. Hand it in there, then mark it here."
  },
  fil: {
    saved: "Na-save ang ebidensya",
    added: "Naidagdag ang file",
    removed: "Naalis ang file",
    handedIn: "Minarkahang naisumite ang ebidensya",
    isOver: "Tapos na ang dispute na ito: wala nang tumatanggap ng ebidensya.",
    isHandedIn: "Naisumite na ang ebidensyang ito at hindi na mababago.",
    isLate: (d) => "Ang deadline ng dispute na ito ay noong " + d.when + ". Wala nang tinatanggap ang provider pagkatapos niyon.",
    isFull: (d) => d.count + " file na ang naroon. Mag-alis muna ng isa.",
    nothing: "Sumulat o magdagdag muna ng file",
    fileNeeded: "Pumili ng file",
    tooLarge: (d) => "Hanggang " + d.mb + " MB lang",
    notKnown: "PDF, JPEG, at PNG lang",
    unreadable: "Hindi mabasa ang file na ito",
    activePdf: "Naka-lock ang PDF na ito, o may program o ibang file sa loob. I-print ito bilang bagong PDF at iyon ang idagdag.",
    asked: "Ipinapadala na ang ebidensya",
    isBeingSent: "Ipinapadala ang ebidensyang ito at hindi muna mababago.",
    byHand: "Sa dashboard lang tumatanggap ng ebidensya ang PayMongo. Doon ito isumite, saka markahan dito."
  }
};
