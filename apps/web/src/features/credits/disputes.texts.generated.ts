// Written by `npm run texts` from disputes.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';
import { plural, strictNumber } from "@messageformat/runtime";
import { en, fil } from "@messageformat/runtime/lib/cardinals";

export interface DisputesTexts {
  title: string;
  loading: string;
  failed: string;
  none: string;
  open: string;
  won: string;
  lost: string;
  what(values: { amount: string | number; provider: string | number }): string;
  openedAt(values: { when: string | number }): string;
  endedAt(values: { when: string | number }): string;
  respondBy(values: { when: string | number }): string;
  taken(values: { credits: string | number }): string;
  owed(values: { debt: string | number }): string;
  lostMoney(values: { debt: string | number }): string;
  nothingTaken: string;
  givenBack: string;
  fee(values: { fee: string | number }): string;
  purchase(values: { id: string | number }): string;
  reference(values: { id: string | number }): string;
  show: string;
  due: string;
  newest: string;
  noneDue: string;
  daysLeft(values: { count: number }): string;
  hoursLeft(values: { count: number }): string;
  tooLate: string;
  noDeadline: string;
  columnPayment: string;
  columnPerson: string;
  columnState: string;
  columnTook: string;
  columnDeadline: string;
  columnDates: string;
  ratios: string;
  ratiosHint(values: { over: string | number; count: string | number; near: string | number }): string;
  ratiosFailed: string;
  ratiosNone: string;
  columnMonth: string;
  columnMethod: string;
  columnPayments: string;
  columnDisputes: string;
  columnShare: string;
  card: string;
  calm: string;
  near: string;
  over: string;
}

export const disputesTexts: Record<Language, DisputesTexts> = {
  en: {
    title: "Disputed payments",
    loading: "Loading disputed payments",
    failed: "Failed to load disputed payments",
    none: "No disputed payments",
    open: "Open",
    won: "Won",
    lost: "Lost",
    what: (d) => d.amount + " by " + d.provider,
    openedAt: (d) => "Disputed " + d.when,
    endedAt: (d) => "Decided " + d.when,
    respondBy: (d) => "Answer the provider before " + d.when,
    taken: (d) => d.credits + " taken back",
    owed: (d) => d.debt + " owed",
    lostMoney: (d) => d.debt + " lost: the account is gone",
    nothingTaken: "Nothing was left to take back",
    givenBack: "We keep the money. What was taken was given back.",
    fee: (d) => "Provider fee: " + d.fee,
    purchase: (d) => "Purchase " + d.id,
    reference: (d) => "Dispute " + d.id,
    show: "Which disputes",
    due: "Open, soonest deadline first",
    newest: "All, newest first",
    noneDue: "No open disputes",
    daysLeft: (d) => "" + plural(d.count, 0, en, { one: strictNumber("en", d.count, 0, "count") + " day left", other: strictNumber("en", d.count, 0, "count") + " days left" }),
    hoursLeft: (d) => "" + plural(d.count, 0, en, { "0": "Less than an hour left", one: "Only " + strictNumber("en", d.count, 0, "count") + " hour left", other: "Only " + strictNumber("en", d.count, 0, "count") + " hours left" }),
    tooLate: "The deadline has passed",
    noDeadline: "The provider gives no deadline here. Check its dashboard today.",
    columnPayment: "Payment",
    columnPerson: "Person",
    columnState: "State",
    columnTook: "What it took",
    columnDeadline: "Deadline",
    columnDates: "Dates",
    ratios: "Share of payments that is disputed",
    ratiosHint: (d) => "Card networks and PayPal fine a merchant from " + d.over + " of a month’s payments and " + d.count + " disputes on, and may end the contract. You are warned from " + d.near + " on.",
    ratiosFailed: "Failed to load the share of disputes",
    ratiosNone: "No payments in these months",
    columnMonth: "Month",
    columnMethod: "Paid by",
    columnPayments: "Payments",
    columnDisputes: "Disputes",
    columnShare: "Share",
    card: "Card",
    calm: "Low",
    near: "Near the limit",
    over: "Over the limit"
  },
  fil: {
    title: "Mga bayad na may dispute",
    loading: "Nilo-load ang mga bayad na may dispute",
    failed: "Hindi ma-load ang mga bayad na may dispute",
    none: "Walang bayad na may dispute",
    open: "Bukas pa",
    won: "Panalo",
    lost: "Talo",
    what: (d) => d.amount + " sa " + d.provider,
    openedAt: (d) => "Na-dispute noong " + d.when,
    endedAt: (d) => "Napagdesisyunan noong " + d.when,
    respondBy: (d) => "Sagutin ang provider bago ang " + d.when,
    taken: (d) => d.credits + " ang binawi",
    owed: (d) => d.debt + " ang utang",
    lostMoney: (d) => d.debt + " ang nalugi: wala na ang account",
    nothingTaken: "Walang natira para bawiin",
    givenBack: "Sa atin pa rin ang pera. Ibinalik ang binawi.",
    fee: (d) => "Fee ng provider: " + d.fee,
    purchase: (d) => "Pagbili " + d.id,
    reference: (d) => "Dispute " + d.id,
    show: "Aling mga dispute",
    due: "Bukas, unang deadline muna",
    newest: "Lahat, pinakabago muna",
    noneDue: "Walang bukas na dispute",
    daysLeft: (d) => "" + plural(d.count, 0, fil, { "1": strictNumber("fil", d.count, 0, "count") + " araw na lang", other: strictNumber("fil", d.count, 0, "count") + " araw pa" }),
    hoursLeft: (d) => "" + plural(d.count, 0, fil, { "0": "Wala nang isang oras", "1": strictNumber("fil", d.count, 0, "count") + " oras na lang", other: strictNumber("fil", d.count, 0, "count") + " oras na lang" }),
    tooLate: "Lampas na sa deadline",
    noDeadline: "Walang ibinigay na deadline ang provider. Tingnan ang dashboard nito ngayon.",
    columnPayment: "Bayad",
    columnPerson: "Tao",
    columnState: "Lagay",
    columnTook: "Ano ang kinuha",
    columnDeadline: "Deadline",
    columnDates: "Mga petsa",
    ratios: "Bahagi ng mga bayad na na-dispute",
    ratiosHint: (d) => "Pinagmumulta ng card networks at PayPal ang merchant kapag umabot sa " + d.over + " ng mga bayad sa isang buwan at sa " + d.count + " ang na-dispute, at puwede nilang tapusin ang kontrata. Aabisuhan ka na mula " + d.near + ".",
    ratiosFailed: "Hindi ma-load ang bahagi ng mga dispute",
    ratiosNone: "Walang bayad sa mga buwang ito",
    columnMonth: "Buwan",
    columnMethod: "Binayaran sa",
    columnPayments: "Mga bayad",
    columnDisputes: "Mga dispute",
    columnShare: "Bahagi",
    card: "Card",
    calm: "Mababa",
    near: "Malapit na sa limit",
    over: "Lampas na sa limit"
  }
};
