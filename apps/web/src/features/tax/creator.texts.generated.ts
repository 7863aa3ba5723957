// Written by `npm run texts` from creator.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface CreatorTexts {
  title: string;
  hint: string;
  loading: string;
  failed: string;
  add: string;
  change: string;
  cancel: string;
  neededTitle: string;
  neededText: string;
  neededGo: string;
  kind: string;
  individual: string;
  corporate: string;
  registration: string;
  notRegistered: string;
  nonVat: string;
  vat: string;
  tin: string;
  tinKept(values: { tin: string | number }): string;
  registeredName: string;
  registeredNameHint: string;
  address: string;
  zipCode: string;
  save: string;
  savedTitle: string;
  saveFailedTitle: string;
  saveFailed: string;
  certificates: string;
  certificatesLoading: string;
  certificatesFailed: string;
  certificatesNone: string;
  certificate(values: { number: string | number; day: string | number }): string;
  withheld(values: { pesos: string | number }): string;
  replacedBy(values: { number: string | number }): string;
  download(values: { quarter: string | number; number: string | number }): string;
  pdf: string;
  waitsEnd: string;
  waitsTin: string;
  waitsPlatform: string;
  waitsNext: string;
  changedOn(values: { day: string | number }): string;
}

export const creatorTexts: Record<Language, CreatorTexts> = {
  en: {
    title: "Tax details",
    hint: "Used for tax certificates. You can be paid without them.",
    loading: "Loading your tax details",
    failed: "Failed to load your tax details",
    add: "Add tax details",
    change: "Change",
    cancel: "Cancel",
    neededTitle: "We need your TIN",
    neededText: "Tax was withheld from your payouts. We can issue your certificate (BIR Form 2307) once we have your TIN.",
    neededGo: "Go to tax details",
    kind: "Registered as",
    individual: "Individual",
    corporate: "Corporation or partnership",
    registration: "Registration with the BIR",
    notRegistered: "Not registered",
    nonVat: "Registered, non-VAT",
    vat: "Registered for VAT",
    tin: "TIN with branch code",
    tinKept: (d) => "Leave it empty to keep " + d.tin + ".",
    registeredName: "Registered name",
    registeredNameHint: "As the BIR has it: yours, or your business’s.",
    address: "Registered address",
    zipCode: "ZIP code",
    save: "Save tax details",
    savedTitle: "Tax details saved",
    saveFailedTitle: "Not saved",
    saveFailed: "Your tax details were not saved. Please try again.",
    certificates: "Tax certificates (BIR Form 2307)",
    certificatesLoading: "Loading your tax certificates",
    certificatesFailed: "Failed to load your tax certificates",
    certificatesNone: "You get one for each quarter in which tax was withheld from your payouts.",
    certificate: (d) => "No. " + d.number + ", issued " + d.day,
    withheld: (d) => d.pesos + " withheld",
    replacedBy: (d) => "Replaced by no. " + d.number,
    download: (d) => "PDF of " + d.quarter + ", no. " + d.number,
    pdf: "PDF",
    waitsEnd: "Issued after the quarter ends",
    waitsTin: "Issued once we have your TIN",
    waitsPlatform: "Being prepared",
    waitsNext: "Issued within the hour",
    changedOn: (d) => "Last changed " + d.day
  },
  fil: {
    title: "Mga detalye sa buwis",
    hint: "Para sa mga tax certificate. Mababayaran ka kahit wala nito.",
    loading: "Nilo-load ang mga detalye mo sa buwis",
    failed: "Hindi ma-load ang mga detalye mo sa buwis",
    add: "Magdagdag ng detalye sa buwis",
    change: "Palitan",
    cancel: "Huwag na lang",
    neededTitle: "Kailangan namin ang TIN mo",
    neededText: "May buwis na kinaltas sa mga payout mo. Maibibigay namin ang certificate mo (BIR Form 2307) kapag nasa amin na ang TIN mo.",
    neededGo: "Pumunta sa mga detalye sa buwis",
    kind: "Nakarehistro bilang",
    individual: "Indibidwal",
    corporate: "Korporasyon o partnership",
    registration: "Rehistro sa BIR",
    notRegistered: "Hindi nakarehistro",
    nonVat: "Nakarehistro, non-VAT",
    vat: "Nakarehistro sa VAT",
    tin: "TIN kasama ang branch code",
    tinKept: (d) => "Iwanang blangko para manatili ang " + d.tin + ".",
    registeredName: "Nakarehistrong pangalan",
    registeredNameHint: "Ayon sa BIR: sa iyo o sa negosyo mo.",
    address: "Nakarehistrong address",
    zipCode: "ZIP code",
    save: "I-save ang mga detalye",
    savedTitle: "Na-save ang mga detalye",
    saveFailedTitle: "Hindi na-save",
    saveFailed: "Hindi na-save ang mga detalye mo sa buwis. Subukan ulit.",
    certificates: "Mga tax certificate (BIR Form 2307)",
    certificatesLoading: "Nilo-load ang mga tax certificate mo",
    certificatesFailed: "Hindi ma-load ang mga tax certificate mo",
    certificatesNone: "May isa para sa bawat quarter na may kinaltas na buwis sa mga payout mo.",
    certificate: (d) => "Blg. " + d.number + ", inisyu noong " + d.day,
    withheld: (d) => d.pesos + " ang kinaltas",
    replacedBy: (d) => "Pinalitan ng blg. " + d.number,
    download: (d) => "PDF ng " + d.quarter + ", blg. " + d.number,
    pdf: "PDF",
    waitsEnd: "Iisyu pagkatapos ng quarter",
    waitsTin: "Iisyu kapag nasa amin na ang TIN mo",
    waitsPlatform: "Inihahanda na",
    waitsNext: "Iisyu sa loob ng isang oras",
    changedOn: (d) => "Huling pinalitan noong " + d.day
  }
};
