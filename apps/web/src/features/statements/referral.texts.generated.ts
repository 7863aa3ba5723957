// Written by `npm run texts` from referral.texts.json: change that file, not this one.
import type { Language } from '@likha/contract/language';

export interface ReferralTexts {
  title: string;
  hint: string;
  loading: string;
  failed: string;
  soFar: string;
  asked(values: { pesos: string | number }): string;
  nothingAsked: string;
  opening: string;
  closing: string;
  heldOpening: string;
  heldClosing: string;
  released: string;
  line(values: { kind: string | number; count: string | number }): string;
  byCreator: string;
  onHold: string;
  left: string;
  commission: string;
  given_back: string;
  taken_back: string;
  payouts_asked: string;
  payouts_back: string;
  debts_paid: string;
  forfeited: string;
  other: string;
}

export const referralTexts: Record<Language, ReferralTexts> = {
  en: {
    title: "Commission statements",
    hint: "What your referrals brought each month, what is on hold, and what you asked to be paid.",
    loading: "Loading statements...",
    failed: "Your statements could not be loaded",
    soFar: "So far this month",
    asked: (d) => "Payouts: " + d.pesos,
    nothingAsked: "No payout",
    opening: "Commission at the start",
    closing: "Commission at the end",
    heldOpening: "On hold at the start",
    heldClosing: "On hold at the end",
    released: "Became available",
    line: (d) => d.kind + " (" + d.count + ")",
    byCreator: "By creator",
    onHold: "Commission on hold",
    left: "Someone who has left",
    commission: "Commission",
    given_back: "Given back to you",
    taken_back: "Refunds and disputes",
    payouts_asked: "Payouts you asked for",
    payouts_back: "Payouts that came back",
    debts_paid: "Paid toward what you owed",
    forfeited: "Given up with the account",
    other: "Other"
  },
  fil: {
    title: "Mga statement ng commission",
    hint: "Ang dala ng mga referral mo bawat buwan, ang naka-hold, at ang hiniling mong i-payout.",
    loading: "Nilo-load ang mga statement...",
    failed: "Hindi ma-load ang mga statement mo",
    soFar: "Hanggang ngayon",
    asked: (d) => "Na-payout: " + d.pesos,
    nothingAsked: "Walang payout",
    opening: "Commission sa simula",
    closing: "Commission sa katapusan",
    heldOpening: "Naka-hold sa simula",
    heldClosing: "Naka-hold sa katapusan",
    released: "Puwede nang i-payout",
    line: (d) => d.kind + " (" + d.count + ")",
    byCreator: "Ayon sa creator",
    onHold: "Naka-hold na commission",
    left: "Umalis na",
    commission: "Commission",
    given_back: "Ibinalik sa iyo",
    taken_back: "Mga refund at dispute",
    payouts_asked: "Mga hiniling mong payout",
    payouts_back: "Mga bumalik na payout",
    debts_paid: "Ibinayad sa utang mo",
    forfeited: "Isinuko kasama ng account",
    other: "Iba pa"
  }
};
