// Written by `npm run texts` from statements.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface StatementsTexts {
  none: string;
  noYear: string;
  title(values: { month: string | number }): string;
  of(values: { name: string | number; username: string | number }): string;
  opening: string;
  closing: string;
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
  fansPaid: string;
  kept: string;
  yours: string;
  share(values: { share: string | number; gross: string | number }): string;
  subject(values: { month: string | number }): string;
  lead: string;
  where: string;
  noteBooks: string;
  noteTaxes: string;
  noteTaxed: string;
  noteRunning: string;
  yearTitle(values: { year: string | number }): string;
  salesInAll: string;
  byMonth: string;
  monthLine(values: { earned: string | number; paid: string | number; closing: string | number }): string;
  yearSubject(values: { year: string | number }): string;
  yearLead(values: { year: string | number }): string;
  yearWhere: string;
  columnMonth: string;
  paidFor(values: { kind: string | number }): string;
  inPesos(values: { name: string | number }): string;
  columnTime: string;
  columnKind: string;
  columnWhat: string;
  columnGross: string;
  columnAmount: string;
}

export const statementsTexts: Record<Language, StatementsTexts> = {
  en: {
    none: "There is no statement of this month",
    noYear: "There is no summary of this year",
    title: (d) => "Statement of " + d.month,
    of: (d) => d.name + " (@" + d.username + ") on Likha",
    opening: "Owed to you at the start",
    closing: "Owed to you at the end",
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
    other: "Other",
    fansPaid: "Fans paid in all",
    kept: "Likha’s share and referrals",
    yours: "Your part of it",
    share: (d) => d.share + " of " + d.gross,
    subject: (d) => "Your statement of " + d.month,
    lead: "This is what you earned, and what became of it. Beside a sale stands your part of what fans paid.",
    where: "You can download it as a PDF, and each movement as CSV, under your earnings:",
    noteBooks: "Months are of the Philippine calendar. What comes late is in the month in which it comes.",
    noteTaxes: "Likha withheld no tax from this. It is not a tax document.",
    noteTaxed: "What was withheld for tax is paid to the Bureau of Internal Revenue in your name. It comes back with a payout that does.",
    noteRunning: "The year is not over: this is how it stands.",
    yearTitle: (d) => "Summary of " + d.year,
    salesInAll: "Sales in all",
    byMonth: "Month by month",
    monthLine: (d) => "earned " + d.earned + ", paid out " + d.paid + ", at the end " + d.closing,
    yearSubject: (d) => "Your summary of " + d.year,
    yearLead: (d) => "The year " + d.year + " is over. This is what you earned in it, and what became of it. Beside a sale stands your part of what fans paid.",
    yearWhere: "You can download it with its twelve months as a PDF or as CSV, under your earnings:",
    columnMonth: "Month",
    paidFor: (d) => d.kind + ", paid by fans",
    inPesos: (d) => d.name + " (PHP)",
    columnTime: "Philippine time",
    columnKind: "Kind",
    columnWhat: "What",
    columnGross: "Fans paid (PHP)",
    columnAmount: "Change in your balance (PHP)"
  },
  fil: {
    none: "Walang statement para sa buwang ito",
    noYear: "Walang buod para sa taong ito",
    title: (d) => "Statement ng " + d.month,
    of: (d) => d.name + " (@" + d.username + ") sa Likha",
    opening: "Balance mo sa simula",
    closing: "Balance mo sa katapusan",
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
    other: "Iba pa",
    fansPaid: "Kabuuang ibinayad ng mga fan",
    kept: "Bahagi ng Likha at mga referral",
    yours: "Ang bahagi mo rito",
    share: (d) => d.share + " sa " + d.gross,
    subject: (d) => "Ang statement mo ng " + d.month,
    lead: "Ito ang kinita mo, at kung saan ito napunta. Katabi ng bawat benta ang bahagi mo sa ibinayad ng mga fan.",
    where: "Makukuha mo ito bilang PDF, at ang bawat galaw bilang CSV, sa mga kita mo:",
    noteBooks: "Ayon sa kalendaryo ng Pilipinas ang mga buwan. Ang nahuling galaw ay nasa buwan kung kailan ito dumating.",
    noteTaxes: "Walang kinaltas na buwis ang Likha rito. Hindi ito dokumento para sa buwis.",
    noteTaxed: "Ang kinaltas na buwis ay ibinabayad sa Bureau of Internal Revenue sa pangalan mo. Bumabalik ito kapag bumalik ang payout.",
    noteRunning: "Hindi pa tapos ang taon: ito ang lagay nito sa ngayon.",
    yearTitle: (d) => "Buod ng " + d.year,
    salesInAll: "Kabuuan ng mga benta",
    byMonth: "Bawat buwan",
    monthLine: (d) => "kinita " + d.earned + ", na-payout " + d.paid + ", sa katapusan " + d.closing,
    yearSubject: (d) => "Ang buod mo ng " + d.year,
    yearLead: (d) => "Tapos na ang taong " + d.year + ". Ito ang kinita mo, at kung saan ito napunta. Katabi ng bawat benta ang bahagi mo sa ibinayad ng mga fan.",
    yearWhere: "Makukuha mo ito kasama ng labindalawang buwan bilang PDF o CSV, sa mga kita mo:",
    columnMonth: "Buwan",
    paidFor: (d) => d.kind + ", ibinayad ng mga fan",
    inPesos: (d) => d.name + " (PHP)",
    columnTime: "Oras sa Pilipinas",
    columnKind: "Uri",
    columnWhat: "Ano",
    columnGross: "Ibinayad ng fan (PHP)",
    columnAmount: "Dagdag o bawas sa balance mo (PHP)"
  }
};
