// Written by `npm run texts` from invoices.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface InvoicesTexts {
  title: string;
  hint: string;
  lead: string;
  notReady: string;
  loading: string;
  failed: string;
  columnMonth: string;
  columnTotal: string;
  columnVat: string;
  columnCount: string;
  columnState: string;
  creditNote(values: { number: string | number }): string;
  pdfOf(values: { number: string | number }): string;
  vatIn(values: { pesos: string | number }): string;
  erased: string;
  done: string;
  going: string;
  months: string;
  show(values: { month: string | number }): string;
  unfold: string;
  monthNone: string;
  series: string;
  none: string;
  columnFrom: string;
  columnFirst: string;
  columnPermit: string;
  columnBy: string;
  set: string;
  prefix: string;
  prefixHint: string;
  firstNumber: string;
  fromMonth: string;
  fromMonthHint: string;
  permit: string;
  save: string;
  saving: string;
  sureTitle(values: { prefix: string | number }): string;
  sure(values: { month: string | number; number: string | number }): string;
  kept: string;
  prefixNeeded: string;
  numberNeeded: string;
  monthNeeded: string;
  permitNeeded: string;
  saved: string;
  failedTitle: string;
  failedText: string;
}

export const invoicesTexts: Record<Language, InvoicesTexts> = {
  en: {
    title: "Invoices",
    hint: "Invoices for what Likha kept of your sales each month.",
    lead: "Invoices to creators for what Likha earns from them, issued once a month is over. Ask your counsel which permit and which numbers to use.",
    notReady: "Enter who Likha is at the tax office first: until then, no invoices are issued.",
    loading: "Loading invoices",
    failed: "Failed to load invoices",
    columnMonth: "Month",
    columnTotal: "Total",
    columnVat: "VAT included",
    columnCount: "Invoices",
    columnState: "Status",
    creditNote: (d) => d.number + " (credit note)",
    pdfOf: (d) => "PDF of " + d.number,
    vatIn: (d) => d.pesos + " VAT included",
    erased: "Account erased",
    done: "Issued",
    going: "Being issued",
    months: "Invoices by month",
    show: (d) => "Show invoices of " + d.month,
    unfold: "Show invoices",
    monthNone: "No invoices in this month.",
    series: "Series",
    none: "There are no series yet, so no invoices are issued.",
    columnFrom: "From",
    columnFirst: "First number",
    columnPermit: "Permit",
    columnBy: "Saved by",
    set: "New series",
    prefix: "Prefix",
    prefixHint: "Up to 8 letters and digits, before each number: A-00000001",
    firstNumber: "First number",
    fromMonth: "First month",
    fromMonthHint: "This month or a later one. Its invoices are issued when it is over.",
    permit: "Permit of the BIR",
    save: "Begin series",
    saving: "Saving…",
    sureTitle: (d) => "Begin series " + d.prefix + "?",
    sure: (d) => "From " + d.month + ", every creator from whom Likha earned something gets an invoice each month, beginning with " + d.number + ".",
    kept: "A series is never changed or deleted. Another one can follow it.",
    prefixNeeded: "Enter up to 8 letters and digits",
    numberNeeded: "Enter a whole number from 1 to 99,999,999",
    monthNeeded: "Choose a month",
    permitNeeded: "Enter the permit",
    saved: "Series saved",
    failedTitle: "Not saved",
    failedText: "Nothing was changed. Please try again."
  },
  fil: {
    title: "Mga invoice",
    hint: "Mga invoice para sa kinuha ng Likha sa mga benta mo kada buwan.",
    lead: "Mga invoice sa mga creator para sa kinikita ng Likha sa kanila. Inilalabas ang mga ito kapag tapos na ang buwan. Itanong sa abogado mo kung anong permit at numero ang gagamitin.",
    notReady: "Ilagay muna kung sino ang Likha sa BIR: hangga’t wala, walang inilalabas na invoice.",
    loading: "Nilo-load ang mga invoice",
    failed: "Hindi ma-load ang mga invoice",
    columnMonth: "Buwan",
    columnTotal: "Kabuuan",
    columnVat: "Kasamang VAT",
    columnCount: "Mga invoice",
    columnState: "Status",
    creditNote: (d) => d.number + " (credit note)",
    pdfOf: (d) => "PDF ng " + d.number,
    vatIn: (d) => "May " + d.pesos + " na VAT",
    erased: "Binurang account",
    done: "Nailabas na",
    going: "Inilalabas pa",
    months: "Mga invoice kada buwan",
    show: (d) => "Ipakita ang mga invoice ng " + d.month,
    unfold: "Ipakita ang mga invoice",
    monthNone: "Walang invoice sa buwang ito.",
    series: "Mga serye",
    none: "Wala pang serye, kaya walang inilalabas na invoice.",
    columnFrom: "Mula",
    columnFirst: "Unang numero",
    columnPermit: "Permit",
    columnBy: "Ni-save ni",
    set: "Bagong serye",
    prefix: "Prefix",
    prefixHint: "Hanggang 8 letra at numero, bago ang bawat numero: A-00000001",
    firstNumber: "Unang numero",
    fromMonth: "Unang buwan",
    fromMonthHint: "Ngayong buwan o mas huli. Ilalabas ang mga invoice nito kapag tapos na.",
    permit: "Permit ng BIR",
    save: "Simulan ang serye",
    saving: "Sine-save…",
    sureTitle: (d) => "Sisimulan ang seryeng " + d.prefix + "?",
    sure: (d) => "Mula " + d.month + ", bawat creator na pinagkakitaan ng Likha ay may invoice kada buwan, simula sa " + d.number + ".",
    kept: "Hindi nababago o nabubura ang serye. Puwede itong sundan ng iba.",
    prefixNeeded: "Maglagay ng hanggang 8 letra at numero",
    numberNeeded: "Maglagay ng buong numero mula 1 hanggang 99,999,999",
    monthNeeded: "Pumili ng buwan",
    permitNeeded: "Ilagay ang permit",
    saved: "Na-save ang serye",
    failedTitle: "Hindi na-save",
    failedText: "Walang nabago. Pakisubukan ulit."
  }
};
