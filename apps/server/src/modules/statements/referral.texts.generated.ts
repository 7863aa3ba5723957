// Written by `npm run texts` from referral.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface ReferralTexts {
  opening: string;
  closing: string;
  onHold: string;
  heldOpening: string;
  heldClosing: string;
  released: string;
  commission: string;
  given_back: string;
  taken_back: string;
  payouts_asked: string;
  payouts_back: string;
  debts_paid: string;
  forfeited: string;
  other: string;
  byCreator: string;
  left: string;
  columnCreator: string;
}

export const referralTexts: Record<Language, ReferralTexts> = {
  en: {
    opening: "Commission at the start",
    closing: "Commission at the end",
    onHold: "Commission on hold",
    heldOpening: "On hold at the start",
    heldClosing: "On hold at the end",
    released: "Became available",
    commission: "Commission",
    given_back: "Given back to you",
    taken_back: "Refunds and disputes",
    payouts_asked: "Payouts you asked for",
    payouts_back: "Payouts that came back",
    debts_paid: "Paid toward what you owed",
    forfeited: "Given up with the account",
    other: "Other",
    byCreator: "By creator",
    left: "Someone who has left",
    columnCreator: "Creator"
  },
  fil: {
    opening: "Commission sa simula",
    closing: "Commission sa katapusan",
    onHold: "Naka-hold na commission",
    heldOpening: "Naka-hold sa simula",
    heldClosing: "Naka-hold sa katapusan",
    released: "Puwede nang i-payout",
    commission: "Commission",
    given_back: "Ibinalik sa iyo",
    taken_back: "Mga refund at dispute",
    payouts_asked: "Mga hiniling mong payout",
    payouts_back: "Mga bumalik na payout",
    debts_paid: "Ibinayad sa utang mo",
    forfeited: "Isinuko kasama ng account",
    other: "Iba pa",
    byCreator: "Ayon sa creator",
    left: "Umalis na",
    columnCreator: "Creator"
  }
};
