// Written by `npm run texts` from settlements.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface SettlementsTexts {
  taken: string;
  confirmed: string;
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
  notYet: string;
  noFee: string;
}

export const settlementsTexts: Record<Language, SettlementsTexts> = {
  en: {
    taken: "The report is in. It is now compared with the books.",
    confirmed: "The money is booked as arrived.",
    resolved: "It is off the list.",
    noFile: "Choose the report's CSV file",
    notAReport: "This is neither a settlement report of PayPal nor a payout export of PayMongo.",
    columnMissing: (d) => "The report has no column “" + d.column + "”. Nothing was taken.",
    broken: (d) => "Row " + d.line + " cannot be read, or does not add up. Nothing was taken.",
    cut: "The file ends in the middle. Download it again; nothing was taken.",
    rowsMissing: (d) => "The report says that it has " + d.said + " rows here, and has " + d.found + ". Nothing was taken.",
    empty: "There is no row in this report.",
    tooMany: "A report may have a million rows at most. Export a shorter time.",
    confirmedBy: (d) => d.name + " has confirmed this report already.",
    notYet: "That day has not come yet",
    noFee: "There is no fee to book here"
  },
  fil: {
    taken: "Nakuha na ang report. Inihahambing na ito sa mga libro.",
    confirmed: "Naitala nang dumating ang pera.",
    resolved: "Wala na ito sa listahan.",
    noFile: "Piliin ang CSV file ng report",
    notAReport: "Hindi ito settlement report ng PayPal o payout export ng PayMongo.",
    columnMissing: (d) => "Walang column na “" + d.column + "” ang report. Walang kinuha.",
    broken: (d) => "Hindi mabasa ang row " + d.line + ", o hindi tama ang kuwenta nito. Walang kinuha.",
    cut: "Putol ang file. I-download ulit ito; walang kinuha.",
    rowsMissing: (d) => "Sabi ng report ay " + d.said + " ang rows nito, pero " + d.found + " ang narito. Walang kinuha.",
    empty: "Walang row ang report na ito.",
    tooMany: "Isang milyong row lang ang puwede sa isang report. Mag-export ng mas maikling panahon.",
    confirmedBy: (d) => "Nakumpirma na ni " + d.name + " ang report na ito.",
    notYet: "Hindi pa dumarating ang araw na iyan",
    noFee: "Walang fee na maitatala rito"
  }
};
