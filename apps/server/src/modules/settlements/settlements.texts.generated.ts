// Written by `npm run texts` from settlements.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface SettlementsTexts {
  taken: string;
  confirmed: string;
  takenBack: string;
  takeBackAsked: string;
  needsSecond: string;
  resolved: string;
  noFile: string;
  notAReport: string;
  columnMissing(values: { column: string | number }): string;
  broken(values: { line: string | number }): string;
  cut: string;
  rowsMissing(values: { said: string | number; found: string | number }): string;
  empty: string;
  tooMany: string;
  confirmedBy(values: { name: string | number }): string;
  takenBackBy(values: { name: string | number }): string;
  notYet: string;
  beforeReport: string;
  noFee: string;
}

export const settlementsTexts: Record<Language, SettlementsTexts> = {
  en: {
    taken: "The report is uploaded and is now being compared with the books.",
    confirmed: "The money is recorded as arrived.",
    takenBack: "It is taken back. The report is waiting for the bank again.",
    takeBackAsked: "A second person has to agree. It is recorded that you asked.",
    needsSecond: "You asked for this. A second person has to agree.",
    resolved: "It is off the list.",
    noFile: "Choose the report's CSV file",
    notAReport: "This is neither a settlement report of PayPal nor a payout export of PayMongo.",
    columnMissing: (d) => "The report has no column “" + d.column + "”. Nothing was saved.",
    broken: (d) => "Row " + d.line + " cannot be read or does not add up. Nothing was saved.",
    cut: "The file is cut off. Download it again. Nothing was saved.",
    rowsMissing: (d) => "The report says it has " + d.said + " rows here, but it has " + d.found + ". Nothing was saved.",
    empty: "This report has no rows.",
    tooMany: "A report can have a million rows at most. Export a shorter period.",
    confirmedBy: (d) => d.name + " has already confirmed this report.",
    takenBackBy: (d) => d.name + " has taken it back already. The report is waiting for the bank.",
    notYet: "That day has not come yet",
    beforeReport: "That day is before everything in the report",
    noFee: "There is no fee to book here"
  },
  fil: {
    taken: "Na-upload na ang report. Kinukumpara na ito sa books.",
    confirmed: "Naitala nang dumating ang pera.",
    takenBack: "Binawi na. Hinihintay ulit ng report ang bangko.",
    takeBackAsked: "Kailangang sumang-ayon ang pangalawang tao. Nakatalang hiniling mo ito.",
    needsSecond: "Ikaw ang humiling nito. Kailangang sumang-ayon ang pangalawang tao.",
    resolved: "Wala na ito sa listahan.",
    noFile: "Piliin ang CSV file ng report",
    notAReport: "Hindi ito settlement report ng PayPal, at hindi rin payout export ng PayMongo.",
    columnMissing: (d) => "Walang column na “" + d.column + "” ang report. Walang na-save.",
    broken: (d) => "Hindi mabasa ang row " + d.line + ", o mali ang kuwenta nito. Walang na-save.",
    cut: "Putol ang file. I-download ulit ito. Walang na-save.",
    rowsMissing: (d) => d.said + " row dapat ayon sa report, pero " + d.found + " ang narito. Walang na-save.",
    empty: "Walang row ang report na ito.",
    tooMany: "Isang milyong row lang ang puwede sa isang report. Mag-export ng mas maikling panahon.",
    confirmedBy: (d) => "Nakumpirma na ni " + d.name + " ang report na ito.",
    takenBackBy: (d) => "Binawi na ito ni " + d.name + ". Naghihintay na ang report sa bangko.",
    notYet: "Hindi pa dumarating ang araw na iyan",
    beforeReport: "Mas maaga ang araw na iyan kaysa sa lahat ng nasa report",
    noFee: "Walang fee na maitatala rito"
  }
};
