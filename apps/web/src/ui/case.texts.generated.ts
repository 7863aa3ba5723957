// Written by `npm run texts` from case.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface CaseTexts {
  decide: string;
  takeBack: string;
  takeBackOf(values: { name: string | number }): string;
  reason: string;
  saving: string;
  done: string;
  failed: string;
  history: string;
  granted: string;
  denied: string;
  removed: string;
  refused: string;
  approved: string;
  declined: string;
  rejected: string;
  takenBack: string;
}

export const caseTexts: Record<Language, CaseTexts> = {
  en: {
    decide: "Decide",
    takeBack: "Take back",
    takeBackOf: (d) => "Take back the decision: " + d.name,
    reason: "Reason, for them to read",
    saving: "Saving…",
    done: "Taken back",
    failed: "It was not taken back",
    history: "History",
    granted: "Granted",
    denied: "Denied",
    removed: "Removed",
    refused: "Refused",
    approved: "Approved",
    declined: "Declined",
    rejected: "Rejected",
    takenBack: "Taken back"
  },
  fil: {
    decide: "Magdesisyon",
    takeBack: "Bawiin",
    takeBackOf: (d) => "Bawiin ang desisyon: " + d.name,
    reason: "Dahilan, na mababasa niya",
    saving: "Sine-save…",
    done: "Nabawi na",
    failed: "Hindi ito nabawi",
    history: "History",
    granted: "Tinanggap",
    denied: "Hindi tinanggap",
    removed: "Inalis",
    refused: "Tinanggihan",
    approved: "Naaprubahan",
    declined: "Hindi inaprubahan",
    rejected: "Hindi inaprubahan",
    takenBack: "Binawi"
  }
};
