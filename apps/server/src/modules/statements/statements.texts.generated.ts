// Written by `npm run texts` from statements.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface StatementsTexts {
  none: string;
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
  forfeited: string;
  other: string;
  share(values: { share: string | number; gross: string | number }): string;
  subject(values: { month: string | number }): string;
  lead: string;
  where: string;
  noteBooks: string;
  noteTaxes: string;
  noteTaxed: string;
  columnTime: string;
  columnKind: string;
  columnWhat: string;
  columnGross: string;
  columnAmount: string;
}

export const statementsTexts: Record<Language, StatementsTexts> = {
  en: {
    none: "There is no statement of this month",
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
    forfeited: "Given up with the account",
    other: "Other",
    share: (d) => d.share + " of " + d.gross,
    subject: (d) => "Your statement of " + d.month,
    lead: "This is what you earned, and what became of it. Beside a sale stands your part of what fans paid.",
    where: "You can download it as a PDF, and each movement as CSV, under your earnings:",
    noteBooks: "Months are of the Philippine calendar. What comes late is in the month in which it comes.",
    noteTaxes: "It says nothing of taxes: Likha withheld none.",
    noteTaxed: "What was withheld for tax is paid to the Bureau of Internal Revenue in your name. What came back with a payout stands in the same line.",
    columnTime: "Philippine time",
    columnKind: "Kind",
    columnWhat: "What",
    columnGross: "Fans paid (PHP)",
    columnAmount: "Your balance (PHP)"
  },
  fil: {
    none: "Walang statement para sa buwang ito",
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
    forfeited: "Isinuko kasama ng account",
    other: "Iba pa",
    share: (d) => d.share + " sa " + d.gross,
    subject: (d) => "Ang statement mo ng " + d.month,
    lead: "Ito ang kinita mo, at kung saan ito napunta. Katabi ng bawat benta ang bahagi mo sa ibinayad ng mga fan.",
    where: "Makukuha mo ito bilang PDF, at ang bawat galaw bilang CSV, sa mga kita mo:",
    noteBooks: "Ayon sa kalendaryo ng Pilipinas ang mga buwan. Ang nahuling galaw ay nasa buwan kung kailan ito dumating.",
    noteTaxes: "Walang sinasabi ito tungkol sa buwis: walang kinaltas ang Likha.",
    noteTaxed: "Ang kinaltas na buwis ay ibinabayad sa Bureau of Internal Revenue sa pangalan mo. Nasa parehong linya ang naibalik kasama ng payout.",
    columnTime: "Oras sa Pilipinas",
    columnKind: "Uri",
    columnWhat: "Ano",
    columnGross: "Ibinayad ng fan (PHP)",
    columnAmount: "Balance mo (PHP)"
  }
};
