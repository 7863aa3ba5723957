// Written by `npm run texts` from invoices.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface InvoicesTexts {
  monthIsOver: string;
  prefixTaken: string;
  seriesBegun: string;
  notFound: string;
  invoice: string;
  creditNote: string;
  number: string;
  issued: string;
  month: string;
  sellerAddress: string;
  buyer: string;
  buyerName: string;
  buyerTin: string;
  buyerAddress: string;
  erased: string;
  what: string;
  lineShare: string;
  linePayoutFees: string;
  withVat(values: { line: string | number; rate: string | number }): string;
  withoutVat: string;
  vat: string;
  total: string;
  paid: string;
  given: string;
  permit(values: { permit: string | number }): string;
}

export const invoicesTexts: Record<Language, InvoicesTexts> = {
  en: {
    monthIsOver: "A series begins with this month or a later one.",
    prefixTaken: "Another series has this prefix. Choose another one.",
    seriesBegun: "The series was saved. Its first invoices are issued when its first month is over.",
    notFound: "There is no such invoice.",
    invoice: "Invoice",
    creditNote: "Credit note",
    number: "Number",
    issued: "Issued on",
    month: "For",
    sellerAddress: "Seller’s address",
    buyer: "Buyer",
    buyerName: "Buyer’s registered name",
    buyerTin: "Buyer’s TIN",
    buyerAddress: "Buyer’s address",
    erased: "Account erased",
    what: "What Likha earned",
    lineShare: "Likha’s share of your sales",
    linePayoutFees: "Fees of instant payouts",
    withVat: (d) => d.line + ", with " + d.rate + "% VAT",
    withoutVat: "Before VAT",
    vat: "VAT",
    total: "Total",
    paid: "Likha already took it from what fans paid. There is nothing to pay.",
    given: "It went back with the payout that came back.",
    permit: (d) => "Permit of the BIR: " + d.permit + "."
  },
  fil: {
    monthIsOver: "Sa buwang ito o sa mas huli nagsisimula ang serye.",
    prefixTaken: "May serye nang gumagamit ng prefix na ito. Pumili ng iba.",
    seriesBegun: "Na-save ang serye. Ilalabas ang mga unang invoice kapag tapos na ang unang buwan nito.",
    notFound: "Walang ganitong invoice.",
    invoice: "Invoice",
    creditNote: "Credit note",
    number: "Numero",
    issued: "Inilabas noong",
    month: "Para sa",
    sellerAddress: "Address ng nagbenta",
    buyer: "Mamimili",
    buyerName: "Rehistradong pangalan ng mamimili",
    buyerTin: "TIN ng mamimili",
    buyerAddress: "Address ng mamimili",
    erased: "Binurang account",
    what: "Kinita ng Likha",
    lineShare: "Bahagi ng Likha sa mga benta mo",
    linePayoutFees: "Mga fee ng instant payout",
    withVat: (d) => d.line + ", kasama ang " + d.rate + "% VAT",
    withoutVat: "Bago ang VAT",
    vat: "VAT",
    total: "Kabuuan",
    paid: "Kinuha na ito ng Likha sa ibinayad ng mga fan. Wala nang babayaran.",
    given: "Ibinalik ito kasama ng payout na bumalik.",
    permit: (d) => "Permit ng BIR: " + d.permit + "."
  }
};
