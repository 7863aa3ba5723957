// Written by `npm run texts` from statements.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface StatementsTexts {
  title: string;
  hint: string;
  loading: string;
  failed: string;
  soFar: string;
  paidOut(values: { pesos: string | number }): string;
  nothingPaidOut: string;
  yearsTitle: string;
  yearsHint: string;
  yearsLoading: string;
  yearsFailed: string;
  soFarThisYear: string;
  eachMonth: string;
  byMonth: string;
  monthsOf(values: { year: string | number }): string;
  columnMonth: string;
  columnPaid: string;
  columnKept: string;
  columnYours: string;
  columnBack: string;
  columnTax: string;
  columnClosing: string;
  opening: string;
  closing: string;
  line(values: { kind: string | number; count: string | number }): string;
  sale(values: { line: string | number; gross: string | number; fees: string | number }): string;
  pdf: string;
  csv: string;
  unlocks: string;
  subscriptions: string;
  tips: string;
  commission: string;
  given_back: string;
  taken_back: string;
  payouts_sent: string;
  payouts_back: string;
  tax_withheld: string;
  tax_returned: string;
  forfeited: string;
  other: string;
}

export const statementsTexts: Record<Language, StatementsTexts> = {
  en: {
    title: "Statements",
    hint: "What you earned each month, and what became of it. A month is closed when it is over, and mailed to you.",
    loading: "Loading statements...",
    failed: "Your statements could not be loaded",
    soFar: "So far this month",
    paidOut: (d) => "Paid out: " + d.pesos,
    nothingPaidOut: "Nothing paid out",
    yearsTitle: "By year",
    yearsHint: "What the months of a year come to, for your records and your tax return. A year is mailed to you when it is over.",
    yearsLoading: "Loading years...",
    yearsFailed: "Your years could not be loaded",
    soFarThisYear: "So far this year",
    eachMonth: "Each month (CSV)",
    byMonth: "Month by month",
    monthsOf: (d) => "The months of " + d.year,
    columnMonth: "Month",
    columnPaid: "Fans paid",
    columnKept: "Likha and referrals",
    columnYours: "Yours",
    columnBack: "Refunds",
    columnTax: "Tax withheld",
    columnClosing: "At the end",
    opening: "Owed to you at the start",
    closing: "Owed to you at the end",
    line: (d) => d.kind + " (" + d.count + ")",
    sale: (d) => d.line + ": fans paid " + d.gross + ", less " + d.fees,
    pdf: "Download PDF",
    csv: "Each movement (CSV)",
    unlocks: "Unlocked posts and messages",
    subscriptions: "Subscriptions",
    tips: "Tips",
    commission: "Commission",
    given_back: "Given back to you",
    taken_back: "Refunds and disputes",
    payouts_sent: "Payouts",
    payouts_back: "Payouts that came back",
    tax_withheld: "Withheld for tax",
    tax_returned: "Withheld tax that came back",
    forfeited: "Given up with the account",
    other: "Other"
  },
  fil: {
    title: "Mga statement",
    hint: "Ang kinita mo bawat buwan, at kung saan ito napunta. Isinasara ang bawat buwan kapag tapos na ito, at ipinapadala sa iyo.",
    loading: "Nilo-load ang mga statement...",
    failed: "Hindi ma-load ang mga statement mo",
    soFar: "Hanggang ngayon",
    paidOut: (d) => "Na-payout: " + d.pesos,
    nothingPaidOut: "Walang na-payout",
    yearsTitle: "Bawat taon",
    yearsHint: "Ang kabuuan ng mga buwan ng isang taon, para sa mga tala at tax return mo. Ipinapadala sa iyo ang bawat taon kapag tapos na ito.",
    yearsLoading: "Nilo-load ang mga taon...",
    yearsFailed: "Hindi ma-load ang mga taon mo",
    soFarThisYear: "Hanggang ngayon",
    eachMonth: "Bawat buwan (CSV)",
    byMonth: "Buwan-buwan",
    monthsOf: (d) => "Ang mga buwan ng " + d.year,
    columnMonth: "Buwan",
    columnPaid: "Ibinayad",
    columnKept: "Likha at referral",
    columnYours: "Sa iyo",
    columnBack: "Mga refund",
    columnTax: "Kinaltas na buwis",
    columnClosing: "Sa katapusan",
    opening: "Balance mo sa simula",
    closing: "Balance mo sa katapusan",
    line: (d) => d.kind + " (" + d.count + ")",
    sale: (d) => d.line + ": " + d.gross + " ang ibinayad ng mga fan, bawas " + d.fees,
    pdf: "I-download ang PDF",
    csv: "Bawat galaw (CSV)",
    unlocks: "Mga na-unlock na post at message",
    subscriptions: "Mga subscription",
    tips: "Mga tip",
    commission: "Commission",
    given_back: "Ibinalik sa iyo",
    taken_back: "Mga refund at dispute",
    payouts_sent: "Mga payout",
    payouts_back: "Mga bumalik na payout",
    tax_withheld: "Kinaltas na buwis",
    tax_returned: "Naibalik na kinaltas na buwis",
    forfeited: "Isinuko kasama ng account",
    other: "Iba pa"
  }
};
