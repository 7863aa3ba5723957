// Written by `npm run texts` from vat.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface VatTexts {
  title: string;
  lead: string;
  loading: string;
  failed: string;
  figures: string;
  payable: string;
  payableBelow: string;
  today: string;
  nothing: string;
  rate(values: { rate: string | number }): string;
  within(values: { source: string | number }): string;
  quarters: string;
  columnPutAside: string;
  months: string;
  columnMonth: string;
  columnShare: string;
  columnVat: string;
  rules: string;
  none: string;
  columnRate: string;
  off: string;
  set: string;
  fromDay: string;
  fromDayHint: string;
  isOn: string;
  isOnHint: string;
  rateInput: string;
  sourceInput: string;
  save: string;
  saving: string;
  sureTitle: string;
  sureOn(values: { day: string | number; rate: string | number }): string;
  sureOff(values: { day: string | number }): string;
  kept: string;
  saved: string;
  failedTitle: string;
  failedText: string;
  dayNeeded: string;
  rateNeeded: string;
  sourceNeeded: string;
}

export const vatTexts: Record<Language, VatTexts> = {
  en: {
    title: "VAT",
    lead: "VAT is taken out of what Likha earns, and fans and creators pay the same as before. Ask your counsel whether Likha is registered for it, and from when.",
    loading: "Loading VAT",
    failed: "Failed to load VAT",
    figures: "VAT today",
    payable: "VAT put aside so far",
    payableBelow: "Below zero: more came back than was earned.",
    today: "Today’s VAT",
    nothing: "No VAT",
    rate: (d) => d.rate + "%",
    within: (d) => "Within what Likha earns. Source: " + d.source + ".",
    quarters: "VAT owed by quarter",
    columnPutAside: "Put aside",
    months: "VAT by month",
    columnMonth: "Month",
    columnShare: "Likha earned",
    columnVat: "VAT included",
    rules: "VAT rules by date",
    none: "There are no VAT rules yet, so no VAT is put aside.",
    columnRate: "Rate",
    off: "Off",
    set: "New VAT rule",
    fromDay: "VAT from",
    fromDayHint: "Tomorrow or later, Philippine time. A rule for the same day replaces it.",
    isOn: "Put VAT aside",
    isOnHint: "Off: from that day on, nothing is put aside.",
    rateInput: "VAT in percent",
    sourceInput: "Which law or registration says so",
    save: "Save VAT rule",
    saving: "Saving…",
    sureTitle: "Save this VAT rule?",
    sureOn: (d) => "From " + d.day + ", " + d.rate + "% VAT within what Likha earns is put aside each day.",
    sureOff: (d) => "From " + d.day + ", no VAT is put aside.",
    kept: "A rule is never deleted. Another one can follow it.",
    saved: "VAT rule saved",
    failedTitle: "Not saved",
    failedText: "Nothing was changed. Please try again.",
    dayNeeded: "Choose a day",
    rateNeeded: "From 0.01 to 35, at most two decimals",
    sourceNeeded: "Say where it is from"
  },
  fil: {
    title: "VAT",
    lead: "Kinukuha ang VAT sa kinikita ng Likha, at walang nagbabago sa binabayaran ng mga fan at creator. Itanong sa abogado mo kung rehistrado ang Likha para dito, at mula kailan.",
    loading: "Nilo-load ang VAT",
    failed: "Hindi ma-load ang VAT",
    figures: "VAT ngayon",
    payable: "VAT na naitabi na",
    payableBelow: "Mas mababa sa zero: mas malaki ang naibalik kaysa sa kinita.",
    today: "VAT ngayong araw",
    nothing: "Walang VAT",
    rate: (d) => d.rate + "%",
    within: (d) => "Kasama na sa kinikita ng Likha. Batayan: " + d.source + ".",
    quarters: "VAT na babayaran kada quarter",
    columnPutAside: "Naitabi",
    months: "VAT kada buwan",
    columnMonth: "Buwan",
    columnShare: "Kinita ng Likha",
    columnVat: "Kasamang VAT",
    rules: "Mga patakaran sa VAT ayon sa petsa",
    none: "Wala pang patakaran sa VAT, kaya walang itinatabing VAT.",
    columnRate: "Rate",
    off: "Naka-off",
    set: "Bagong patakaran sa VAT",
    fromDay: "VAT mula",
    fromDayHint: "Bukas o mas huli, oras sa Pilipinas. Pinapalitan ito ng bagong patakaran para sa parehong araw.",
    isOn: "Magtabi ng VAT",
    isOnHint: "Kapag naka-off: mula sa araw na iyon, walang itinatabi.",
    rateInput: "VAT, sa porsiyento",
    sourceInput: "Aling batas o rehistro ang nagsasabi",
    save: "I-save ang patakaran sa VAT",
    saving: "Sine-save…",
    sureTitle: "I-save ang patakarang ito sa VAT?",
    sureOn: (d) => "Mula " + d.day + ", itatabi araw-araw ang " + d.rate + "% VAT na kasama sa kinikita ng Likha.",
    sureOff: (d) => "Mula " + d.day + ", walang itatabing VAT.",
    kept: "Hindi nabubura ang patakaran. Puwede itong sundan ng iba.",
    saved: "Na-save ang patakaran sa VAT",
    failedTitle: "Hindi na-save",
    failedText: "Walang nabago. Pakisubukan ulit.",
    dayNeeded: "Pumili ng araw",
    rateNeeded: "Mula 0.01 hanggang 35, hanggang dalawang decimal",
    sourceNeeded: "Isulat kung saan galing"
  }
};
