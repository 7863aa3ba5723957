// Written by `npm run texts` from certificates.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface CertificatesTexts {
  title: string;
  lead: string;
  loading: string;
  failed: string;
  none: string;
  quarters: string;
  columnQuarter: string;
  columnIssued: string;
  columnWithoutTin: string;
  columnNext: string;
  allQuarters: string;
  columnNumber: string;
  columnCreator: string;
  columnTin: string;
  columnIncome: string;
  columnWithheld: string;
  gone: string;
  replacedBy(values: { number: string | number }): string;
  replaces(values: { number: string | number; reason: string | number }): string;
  outdated: string;
  pdf: string;
  pdfOf(values: { number: string | number }): string;
  anew: string;
  anewTitle(values: { number: string | number }): string;
  anewText: string;
  anewWhy: string;
  reasonNeeded: string;
  saving: string;
  saved: string;
  failedTitle: string;
  failedText: string;
  creators: string;
  creatorsLoading: string;
  creatorsFailed: string;
  creatorsNone: string;
  whichTin: string;
  missing: string;
  given: string;
  columnLast: string;
  noTin: string;
  show: string;
  showHint: string;
  showFailed: string;
}

export const certificatesTexts: Record<Language, CertificatesTexts> = {
  en: {
    title: "Tax certificates (BIR Form 2307)",
    lead: "Issued automatically an hour after a quarter ends, once it is entered who Likha is at the tax office and the creator has given a TIN.",
    loading: "Loading certificates",
    failed: "Failed to load certificates",
    none: "No certificates here.",
    quarters: "By quarter",
    columnQuarter: "Quarter",
    columnIssued: "Issued",
    columnWithoutTin: "Waiting for a TIN",
    columnNext: "To be issued",
    allQuarters: "All quarters",
    columnNumber: "Number",
    columnCreator: "Creator",
    columnTin: "TIN",
    columnIncome: "Income",
    columnWithheld: "Withheld",
    gone: "Somebody who has left",
    replacedBy: (d) => "Replaced by " + d.number + ".",
    replaces: (d) => "Replaces " + d.number + ": " + d.reason,
    outdated: "The details of the creator or of Likha have changed since.",
    pdf: "PDF",
    pdfOf: (d) => "PDF of " + d.number,
    anew: "Issue anew",
    anewTitle: (d) => "Issue " + d.number + " anew?",
    anewText: "A new certificate with today’s details gets its own number. This one is kept and marked as replaced.",
    anewWhy: "Why?",
    reasonNeeded: "Enter a reason",
    saving: "Saving…",
    saved: "Issued",
    failedTitle: "Not issued",
    failedText: "Nothing was changed. Please try again.",
    creators: "Creators with tax withheld",
    creatorsLoading: "Loading creators",
    creatorsFailed: "Failed to load creators",
    creatorsNone: "Nobody here.",
    whichTin: "With or without a TIN",
    missing: "Without a TIN",
    given: "With a TIN",
    columnLast: "Last withheld",
    noTin: "None",
    show: "Show tax details",
    showHint: "It is recorded that you viewed them.",
    showFailed: "Not shown"
  },
  fil: {
    title: "Mga tax certificate (BIR Form 2307)",
    lead: "Kusang iniisyu isang oras matapos ang quarter, kapag naka-save na kung sino ang Likha sa BIR at naibigay na ng creator ang TIN.",
    loading: "Nilo-load ang mga certificate",
    failed: "Hindi ma-load ang mga certificate",
    none: "Walang certificate dito.",
    quarters: "Kada quarter",
    columnQuarter: "Quarter",
    columnIssued: "Inisyu",
    columnWithoutTin: "Naghihintay ng TIN",
    columnNext: "Iisyu pa",
    allQuarters: "Lahat ng quarter",
    columnNumber: "Numero",
    columnCreator: "Creator",
    columnTin: "TIN",
    columnIncome: "Kita",
    columnWithheld: "Kinaltas",
    gone: "Isang umalis na",
    replacedBy: (d) => "Pinalitan ng " + d.number + ".",
    replaces: (d) => "Kapalit ng " + d.number + ": " + d.reason,
    outdated: "Nagbago na ang mga detalye ng creator o ng Likha.",
    pdf: "PDF",
    pdfOf: (d) => "PDF ng " + d.number,
    anew: "Iisyu ulit",
    anewTitle: (d) => "Iisyu ulit ang " + d.number + "?",
    anewText: "May sariling numero ang bagong certificate na may mga detalye ngayon. Mananatili ang luma at mamarkahang napalitan na.",
    anewWhy: "Bakit?",
    reasonNeeded: "Ilagay ang dahilan",
    saving: "Sine-save…",
    saved: "Inisyu na",
    failedTitle: "Hindi inisyu",
    failedText: "Walang nabago. Pakisubukan ulit.",
    creators: "Mga creator na may kinaltas na buwis",
    creatorsLoading: "Nilo-load ang mga creator",
    creatorsFailed: "Hindi ma-load ang mga creator",
    creatorsNone: "Walang tao rito.",
    whichTin: "May TIN o wala",
    missing: "Walang TIN",
    given: "May TIN",
    columnLast: "Huling kaltas",
    noTin: "Wala",
    show: "Ipakita ang detalye sa buwis",
    showHint: "Itatala na binasa mo ang mga ito.",
    showFailed: "Hindi maipakita"
  }
};
